/**
 * A page of sections as Markdown: for the help and company pages that answer engines quote most. Same content as the
 * page, each figure with its source and date; for a tool's form it links to the page, whose URL comes first.
 */
import type { BrokerDetails } from '../config/broker-details.ts';
import {
  claimSettlementRatios,
  incurredClaimsRatios,
  insurerNote,
  latestYear,
  yearBefore,
} from '../content/insurer-figures.ts';
import { formatPercent, insurerKindNames, missingFigureText } from '../content/insurer-labels.ts';
import { compareByBrand, type Insurer, insurers } from '../content/insurers.ts';
import type { Block } from '../content/types.ts';
import { collectTextFigures } from '../figures/collect-figures.ts';
import type { Translator } from '../languages/create-translator.ts';
import {
  markdownBlocks,
  markdownSources,
  markdownTable,
  markdownWriter,
  type RenderProse,
} from './markdown-blocks.ts';
import { markdownContentOf } from './markdown-pages.ts';

/** Null for a path whose page is no text of sections. */
export function textPageMarkdown(
  path: string,
  broker: BrokerDetails,
  origin: string,
  translator?: Translator,
): string | null {
  const content = markdownContentOf(path, broker);
  if (!content) return null;
  const { write, head } = markdownWriter(path, broker, origin, translator);
  const blocks = (...shown: Block[]) => markdownBlocks(shown, write);
  return `${[
    ...head(content.heading),
    write(content.answer),
    ...(path === '/insurance-companies' ? insurersMarkdown(write) : []),
    ...content.sections.flatMap((section) => [
      `## ${write(section.heading)}`,
      blocks(...section.blocks),
    ]),
    ...(content.questions.length > 0 ? [`## ${write('Questions')}`] : []),
    ...content.questions.flatMap(({ question, answer }) => [
      `### ${write(question)}`,
      blocks({ kind: 'paragraphs', text: answer }),
    ]),
    `## ${write('Sources')}`,
    markdownSources(collectTextFigures(content), write, content.furtherSources),
  ].join('\n\n')}\n`;
}

/** The list of insurers as Markdown tables, one per kind, A to Z, with both years of each published ratio. */
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

function insurersMarkdown(write: RenderProse): string[] {
  return Object.entries(insurerKindNames).flatMap(([kind, name]) => {
    const { heads, cells } = kind === 'life' ? ratios.life : ratios.health;
    const ofKind = insurers.filter((insurer) => insurer.kind === kind).sort(compareByBrand);
    return [
      `## ${write(name)}`,
      markdownTable(
        ['Insurer', 'Legal name', 'IRDAI registration', ...heads, 'Note'].map(write),
        ofKind.map((insurer) => [
          insurer.brand,
          insurer.legalName,
          insurer.registrationNumber,
          ...cells(insurer.id).map(write),
          write(noteOf(insurer)),
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
