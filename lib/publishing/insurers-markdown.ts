/** The list of insurers as Markdown tables, one per kind, A to Z, with both years of each published ratio. */
import {
  claimSettlementRatios,
  incurredClaimsRatios,
  latestYear,
  lowVolumeNotes,
  missingFigureReasons,
  yearBefore,
} from '../content/insurer-figures.ts';
import { compareByBrand, type Insurer, type InsurerKind, insurers } from '../content/insurers.ts';
import { markdownTable } from './markdown-table.ts';

const names: Record<InsurerKind, string> = {
  life: 'Life insurers',
  general: 'General insurers',
  'standalone-health': 'Standalone health insurers',
};

const percent = (value: number | null | undefined) =>
  typeof value === 'number' ? `${value.toFixed(2)}%` : 'Not in the table';

/** Column headers and cells: the two ratios are never mixed up. */
const ratios = {
  life: {
    heads: [
      `Claim settlement ratio by number, ${latestYear}`,
      yearBefore,
      `By amount, ${latestYear}`,
      yearBefore,
    ],
    cells: (id: string) =>
      (['byNumber', 'byAmount'] as const).flatMap((measure) =>
        [latestYear, yearBefore].map((year) =>
          percent(claimSettlementRatios[id]?.[year]?.[measure]),
        ),
      ),
  },
  health: {
    heads: [`Incurred claims ratio, health, ${latestYear}`, yearBefore],
    cells: (id: string) =>
      [latestYear, yearBefore].map((year) => percent(incurredClaimsRatios[id]?.[year])),
  },
};

export function insurersMarkdown(): string[] {
  return (Object.keys(names) as InsurerKind[]).flatMap((kind) => {
    const { heads, cells } = kind === 'life' ? ratios.life : ratios.health;
    const ofKind = insurers.filter((insurer) => insurer.kind === kind).sort(compareByBrand);
    return [
      `## ${names[kind]}`,
      markdownTable(
        ['Insurer', 'Legal name', 'IRDAI registration', ...heads, 'Note'],
        ofKind.map((insurer) => [
          insurer.brand,
          insurer.legalName,
          insurer.registrationNumber,
          ...cells(insurer.id),
          insurerNote(insurer),
        ]),
      ),
    ];
  });
}

function insurerNote({ id, formerNames, isSellingNewPolicies }: Insurer): string {
  return [
    formerNames && `Formerly ${formerNames.join('; ')}`,
    isSellingNewPolicies
      ? (lowVolumeNotes[id] ?? missingFigureReasons[id])
      : 'Writes no new policies',
  ]
    .filter(Boolean)
    .join('. ');
}
