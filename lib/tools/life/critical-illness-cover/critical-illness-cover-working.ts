/** The drawing and the rows of the sum for a serious illness, and a table of the sum over other times. */
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { AnswerTable, BarChart, ChartBar, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/chart-parts.ts';
import { closingRows, coverBar, optionalRow, roundUpCover } from '../round-up-cover.ts';
import { type HouseholdInput, illnessNeed } from './critical-illness-cover-household.ts';

export function illnessRows(household: HouseholdInput, cover: number): WorkingRow[] {
  const { spending, instalments, costs, goesOn, savings, months, cover: existingCover } = household;
  const need = illnessNeed(household, months);
  return [
    { label: 'Spending a month', value: rupees(spending) },
    ...optionalRow('Instalments a month', instalments),
    ...optionalRow('Pay that goes on', -(goesOn ?? 0)),
    {
      label: `Short in ${countText(months, 'month')}`,
      value: rupees(need.gap * months),
      note: `${months} × ${rupees(need.gap)}`,
    },
    ...optionalRow('Costs beyond hospital bills', costs),
    { label: 'You would need', value: rupees(need.needed), isTotal: true },
    ...optionalRow('Savings you would use', -(savings ?? 0)),
    ...optionalRow('Critical illness cover you have', -(existingCover ?? 0)),
    ...closingRows(need, cover),
  ];
}

/** One, two, three and five years beside the visitor's own time. */
function spans(months: number): number[] {
  return [...new Set([12, 24, 36, 60, months])].sort((a, b) => a - b);
}

export function spansTable(household: HouseholdInput): AnswerTable {
  const { months, goesOn } = household;
  const others: [label: string, missing: number][] = [
    ...spans(months).map((span): [string, number] => [
      `You earn nothing for ${countText(span, 'month')}`,
      illnessNeed(household, span).missing,
    ]),
    ...(goesOn
      ? [
          [
            'The pay that goes on ends as well',
            illnessNeed({ ...household, goesOn: 0 }, months).missing,
          ] as [string, number],
        ]
      : []),
  ];
  return {
    caption: 'What would change the sum',
    columns: ['If', 'Sum'],
    rows: others.map(([label, missing]) => [label, rupeesInWords(roundUpCover(missing))]),
  };
}

/** What the sum pays in the visitor's own time, and what it would lack if the illness lasted a year longer. */
export function spansChart(household: HouseholdInput, cover: number): BarChart {
  const { months } = household;
  const need = illnessNeed(household, months);
  const label = (span: number) => `${countText(span, 'month')} without pay`;
  const own: ChartBar =
    need.has === 0 && cover > 0
      ? { label: label(months), parts: costParts(household, cover) }
      : coverBar(label(months), need, cover);
  const later = months + 12;
  return {
    title: 'How far this sum would go',
    bars: [
      own,
      ...(need.gap > 0 ? [coverBar(label(later), illnessNeed(household, later), cover)] : []),
    ],
  };
}

/** What a sum that pays alone is for; pay that goes on meets the spending first. */
function costParts(household: HouseholdInput, cover: number): ChartBar['parts'] {
  const { instalments, costs, months } = household;
  const { gap, needed } = illnessNeed(household, months);
  const loans = Math.min(instalments, gap);
  return chartParts([
    { label: 'spending', amount: (gap - loans) * months, tone: 'insurer' },
    { label: 'instalments', amount: loans * months, tone: 'insurer2' },
    { label: 'other costs', amount: costs, tone: 'insurer' },
    { label: 'rounded up', amount: cover - needed, tone: 'spare' },
  ]);
}
