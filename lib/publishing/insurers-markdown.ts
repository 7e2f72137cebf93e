/** The list of insurers as Markdown tables, one per kind, A to Z, with both years of each published ratio. */
import {
  claimSettlementRatios,
  incurredClaimsRatios,
  insurerNote,
  latestYear,
  yearBefore,
} from '../content/insurer-figures.ts';
import { formatPercent, insurerKindNames, missingFigureText } from '../content/insurer-labels.ts';
import { compareByBrand, type Insurer, insurers } from '../content/insurers.ts';
import { markdownTable } from './markdown-table.ts';

const percent = (value: number | null | undefined) =>
  typeof value === 'number' ? formatPercent(value) : missingFigureText;

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
  return Object.entries(insurerKindNames).flatMap(([kind, name]) => {
    const { heads, cells } = kind === 'life' ? ratios.life : ratios.health;
    const ofKind = insurers.filter((insurer) => insurer.kind === kind).sort(compareByBrand);
    return [
      `## ${name}`,
      markdownTable(
        ['Insurer', 'Legal name', 'IRDAI registration', ...heads, 'Note'],
        ofKind.map((insurer) => [
          insurer.brand,
          insurer.legalName,
          insurer.registrationNumber,
          ...cells(insurer.id),
          noteOf(insurer),
        ]),
      ),
    ];
  });
}

function noteOf(insurer: Insurer): string {
  const { formerNames } = insurer;
  return [formerNames && `Formerly ${formerNames.join('; ')}`, insurerNote(insurer)]
    .filter(Boolean)
    .join('. ');
}
