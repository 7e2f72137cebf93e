/** The insurance rule of a visa office where we have read it; otherwise where to ask. */
import {
  travelCanadaSuperVisa,
  travelSchengenCover,
  travelSchengenLongStay,
  travelSchengenMinimum,
  travelSchengenMultipleEntry,
  travelSchengenStay,
  travelSchengenTerritory,
  travelUsaVisitorVisa,
} from '../../content/figures/travel.ts';
import type { Figure } from '../../content/types.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { HeadlineNumber } from '../answer-parts/answer-parts.ts';
import type { AnswerTable } from '../calculators/calculator.ts';

/** Whose rule decides on the insurance: the Visa Code knows short stays only; a trip inside India needs no visa. */
export type VisaRule = 'schengen' | 'national' | 'america' | 'unread' | 'none';

export function visaRuleOf(place: string, days: number): VisaRule {
  if (place === 'india') return 'none';
  if (place === 'america') return place;
  if (place !== 'schengen') return 'unread';
  return days <= travelSchengenStay.clock.days ? 'schengen' : 'national';
}

export const visaLimits: Record<'sum' | 'stay' | 'america', HeadlineNumber> = {
  sum: { label: 'Visa minimum', value: travelSchengenMinimum.text },
  stay: { label: 'Short-stay visa, at most', value: travelSchengenStay.text },
  america: { label: 'Least for a US visitor visa', value: travelUsaVisitorVisa.text },
};

const visaFigures: Record<VisaRule, readonly Figure[]> = {
  schengen: [
    travelSchengenMinimum,
    travelSchengenCover,
    travelSchengenTerritory,
    travelSchengenMultipleEntry,
    travelSchengenStay,
  ],
  national: [travelSchengenStay, travelSchengenLongStay],
  america: [travelUsaVisitorVisa, travelCanadaSuperVisa],
  unread: [],
  none: [],
};

export const figuresOfVisa = (rule: VisaRule) => visaFigures[rule];

const askRows: Partial<Record<VisaRule, string>> = {
  national: 'Insurance for the national visa',
  america: 'Any other visa',
  unread: 'Any other visa',
};

export function visaTables(rule: VisaRule): AnswerTable[] {
  if (rule === 'none') return [];
  const ask = askRows[rule];
  return [
    {
      caption: 'What the visa office asks',
      columns: ['About', 'Rule', 'In force since'],
      rows: [
        ...visaFigures[rule].map(({ label, text, from, isEffectiveDateUnknown }) => [
          label,
          text,
          isEffectiveDateUnknown ? '–' : formatDate(from),
        ]),
        ...(ask
          ? [[ask, 'Ask the embassy or visa centre; we have read no official text', '–']]
          : []),
      ],
    },
  ];
}
