/** The instrument "who pays a year of bills": a base policy alone, with a top-up, and with a super top-up. */
import { healthMultiplePolicies } from '../../content/figures/health.ts';
import { rupees, rupeesInWords } from '../../input/rupees.ts';
import { type Asked, defineInstrument } from '../instruments/instrument.ts';
import { withBaseOnly, withSuperTopUp, withTopUp, type YearPaid } from './year-of-bills.ts';

const most = 1_000_000_000;
const mostBills = 24;

const fields = {
  base: { kind: 'rupees', label: 'Your base policy', hint: '0 if none.', least: 0, most },
  deductible: { kind: 'rupees', label: 'Deductible', hint: 'Of the layer above.', least: 0, most },
  layer: { kind: 'rupees', label: 'Sum insured above it', least: 0, most },
  bills: {
    kind: 'rows',
    label: 'Hospital bills of one year',
    hint: 'One a line, in the order they come.',
    leastRows: 1,
    mostRows: mostBills,
  },
} as const;

type Question = Asked<typeof fields>;

export const layersPay = defineInstrument({
  id: 'layers-pay',
  question: 'Who pays a year of bills?',
  lead: 'Enter your base policy, the layer you think of, and the bills of a year.',
  button: 'Share out the bills',
  fields,
  // Ours, to try the sum with; no hospital's prices.
  examples: [
    {
      label: 'Two stays, ₹4 and 6 lakh',
      typed: { base: '5 lakh', deductible: '5 lakh', layer: '20 lakh', bills: '4 lakh\n6 lakh' },
    },
    {
      label: 'One stay, ₹12 lakh',
      typed: { base: '5 lakh', deductible: '5 lakh', layer: '20 lakh', bills: '12 lakh' },
    },
  ],
  check: ({ bills }) =>
    bills.every((bill) => bill === 0)
      ? { bills: 'Enter at least one bill above zero.' }
      : bills.some((bill) => bill > most)
        ? { bills: `Enter bills of ${rupeesInWords(most)} at most.` }
        : {},
  answer: (asked) => {
    const { bills, base, deductible, layer } = asked;
    const total = bills.reduce((sum, bill) => sum + bill, 0);
    const superTopUp = withSuperTopUp(bills, asked);
    const topUp = withTopUp(bills, asked);
    const ways: [label: string, paid: YearPaid][] = [
      ['Base policy alone', withBaseOnly(bills, base)],
      ['With a top-up', topUp],
      ['With a super top-up', superTopUp],
    ];
    return {
      verdict:
        superTopUp.own < 0.5
          ? `With a super top-up you pay nothing of ${rupeesInWords(total)}`
          : `With a super top-up you pay ${rupeesInWords(superTopUp.own)} of ${rupeesInWords(total)}`,
      text: [sideBySide(asked, topUp, superTopUp), ...gap(asked)],
      working: {
        caption: 'The year with a super top-up',
        rows: [
          {
            label: bills.length === 1 ? 'The bill' : `${bills.length} bills together`,
            value: rupees(total),
          },
          { label: 'The base policy pays', value: rupees(-superTopUp.base) },
          {
            label: 'The super top-up pays',
            value: rupees(-superTopUp.layer),
            note: `Above ${rupees(deductible)} in the year, ${rupees(layer)} at most.`,
          },
          { label: 'You pay', value: rupees(superTopUp.own), isTotal: true },
        ],
      },
      tables: [
        {
          caption: 'The same year in three ways',
          columns: ['Way', 'Base pays', 'Layer pays', 'You pay'],
          rows: ways.map(([label, paid]) => [
            label,
            rupees(paid.base),
            rupees(paid.layer),
            rupees(paid.own),
          ]),
        },
      ],
      drawing: {
        title: 'Who pays the year, drawn to scale',
        bars: ways.map(([label, paid]) => ({
          label,
          parts: [
            { label: 'Base policy', amount: paid.base, tone: 'insurer' },
            { label: 'Layer', amount: paid.layer, tone: 'waiting' },
            { label: 'You', amount: paid.own, tone: 'own' },
          ],
        })),
      },
      assumed: [
        'Both policies accept every bill in full: no waiting period, room limit, co-payment or item left out.',
        'All bills fall in the policy year of both policies, and the base policy pays first.',
        'The sum insured is not refilled within the year. Some plans do that: ask.',
      ],
      next: [
        'One bill with limits and a co-payment? [See who pays it](/health-insurance?tool=who-pays).',
        '[When a new super top-up starts to pay](/super-topup?tool=when-it-pays).',
      ],
      figures: [healthMultiplePolicies],
    };
  },
});

function sideBySide({ bills }: Question, topUp: YearPaid, superTopUp: YearPaid): string {
  const more = topUp.own - superTopUp.own;
  if (more < 0.5) {
    return bills.length === 1
      ? 'With a single bill in the year, a top-up and a super top-up pay the same.'
      : 'In this year a top-up would leave you the same. With more bills below the deductible it would not.';
  }
  return `A plain top-up counts each bill by itself and would leave you ${rupees(topUp.own)}, ${rupees(more)} more.`;
}

/** What lies between the base policy and the deductible is nobody's but the family's. */
function gap({ base, deductible }: Question): string[] {
  return deductible > base
    ? [
        `Between your base policy and the deductible lie ${rupees(deductible - base)} that you pay yourself in a bad year. A deductible of ${rupees(base)} would close that gap.`,
      ]
    : [];
}
