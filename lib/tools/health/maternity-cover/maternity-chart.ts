/** The drawing of maternity cover: what it costs until a birth, and what it pays. */
import type { BarChart } from '../../calculators/calculator.ts';
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
