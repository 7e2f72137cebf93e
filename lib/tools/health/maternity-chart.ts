/** The drawing of maternity cover: what it costs until a birth, and what it pays. */
import type { BarChart } from '../calculators/calculator.ts';

export function maternityChart(paid: number, back: number, cost: number | null): BarChart {
  return {
    title: 'What you pay for it, and what it pays',
    bars: [
      {
        label: 'Paid more by then',
        parts: [{ label: 'extra premiums', amount: paid, tone: 'own' }],
      },
      {
        label: cost === null ? 'The limit' : 'The bill of the birth',
        parts: [
          { label: 'the plan', amount: back, tone: 'insurer' },
          ...(cost !== null && cost > back
            ? [{ label: 'you', amount: cost - back, tone: 'own' as const }]
            : []),
        ],
      },
    ],
  };
}
