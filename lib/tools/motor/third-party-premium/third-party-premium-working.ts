/** The drawing and the rows of a third-party premium, with a quote beside it. */
import { hybridThirdPartyConcession, motorGst } from '../../../content/figures/motor.ts';
import { rupees } from '../../../input/rupees.ts';
import type { BarChart, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/shared-answer-parts.ts';
import { isBeforeGst, type ThirdPartyPrice } from './third-party-premium-words.ts';

export function premiumRows(price: ThirdPartyPrice, quote: number | null): WorkingRow[] {
  const { figure, base, concession, tax, total, term } = price;
  return [
    { label: figure.label.replace(', before GST', ''), value: rupees(base) },
    ...(concession
      ? [
          {
            label: `Hybrid concession, ${hybridThirdPartyConcession.text}`,
            value: rupees(-concession),
          },
        ]
      : []),
    { label: `GST, ${motorGst.text}`, value: rupees(tax) },
    { label: `To pay for ${term}`, value: rupees(total), isTotal: true },
    ...(quote === null ? [] : [{ label: 'Third party in your quote', value: rupees(quote) }]),
  ];
}

export function thirdPartyChart(
  { net, tax, total }: ThirdPartyPrice,
  quote: number | null,
): BarChart {
  const rule = {
    label: 'The rule',
    parts: [
      { label: 'premium', amount: net, tone: 'insurer' as const },
      { label: `GST ${motorGst.text}`, amount: tax, tone: 'layer' as const },
    ],
  };
  return quote === null
    ? { title: 'What you pay', bars: [rule] }
    : {
        title: 'The rule, and your quote',
        bars: [
          rule,
          {
            label: 'Your quote',
            parts: chartParts([
              { label: 'up to the rule', amount: Math.min(quote, total), tone: 'insurer' },
              {
                label: isBeforeGst(quote, net) ? 'GST, to be added' : 'less than the rule',
                amount: total - quote,
                tone: 'gap',
              },
              { label: 'more than the rule', amount: quote - total, tone: 'own' },
            ]),
          },
        ],
      };
}
