/** What maternity cover costs until a birth, and what it pays: the drawing, the rows, and a later birth's table. */
import { formatDate } from '../../../dates/format-date.ts';
import type { IsoDate } from '../../../dates/iso-date.ts';
import { rupees } from '../../../input/rupees.ts';
import type { AnswerTable, BarChart, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/chart-parts.ts';

export function maternityChart(paid: number, back: number, cost: number | null): BarChart {
  return {
    title: 'The benefit, and the extra premiums for it',
    bars: [
      back > paid
        ? {
            label: 'The benefit',
            parts: chartParts([
              { label: 'your extra premiums', amount: paid, tone: 'own' },
              { label: 'benefit above them', amount: back - paid, tone: 'growth' },
            ]),
          }
        : {
            label: 'Your extra premiums',
            parts: chartParts([
              { label: 'paid back by the benefit', amount: back, tone: 'insurer' },
              { label: 'not paid back', amount: paid - back, tone: 'own' },
            ]),
          },
      ...(cost === null
        ? []
        : [
            {
              label: 'The bill of the birth',
              parts: chartParts([
                { label: 'the plan', amount: back, tone: 'insurer' },
                { label: 'you', amount: cost - back, tone: 'own' },
              ]),
            },
          ]),
    ],
  };
}

/** @param premiums yearly ones due by the birth, of `extra` each. */
export function maternityRows(
  birth: IsoDate,
  extra: number,
  premiums: number,
  back: number,
): WorkingRow[] {
  const paid = extra * premiums;
  return [
    { label: 'A birth is covered from', value: formatDate(birth) },
    {
      label: `Extra premiums by then: ${premiums} × ${rupees(extra)}`,
      value: rupees(-paid),
      note: 'A premium is due at the start of each policy year.',
    },
    { label: 'The benefit: what the plan pays for the birth', value: rupees(back) },
    { label: 'Benefit less extra premiums', value: rupees(back - paid), isTotal: true },
  ];
}

const yearsShown = 4;

export function laterBirthTable(extra: number, premiums: number, back: number): AnswerTable {
  return {
    caption: 'The same for a birth in a later year of the policy',
    columns: ['Of the policy', 'Extra premiums by then', 'Benefit', 'Difference'],
    rows: Array.from({ length: yearsShown }, (_, later) => {
      const inAll = extra * (premiums + later);
      return [`Year ${premiums + later}`, rupees(inAll), rupees(back), rupees(back - inAll)];
    }),
  };
}
