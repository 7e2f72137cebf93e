/**
 * Quoted plans worked by a second program: premiums at the start of a year, the special value at 7.5% (bonds at 7% and
 * half a point), the guaranteed one as 30, 35, 50 and 90% of the premiums paid.
 */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { parseRupees } from '../../input/rupees.ts';
import { policyReturnCalculator } from './policy-return/policy-return-calculator.ts';

type Case = {
  counted: 'python';
  typed: Partial<Record<keyof typeof policyReturnCalculator.fields, string>>;
  /** Yearly return. */
  rate: string;
  /**
   * Guaranteed and special value in rupees, by year; a guaranteed value of 0 means none. Null where the law sets no
   * floor.
   */
  floors: Record<string, [guaranteed: number, special: number]> | null;
};

const cases: [string, Case][] = [
  [
    'unit-linked, the column of 8%: no amount on leaving',
    {
      counted: 'python',
      typed: {
        kind: 'unitLinked',
        premium: '1 lakh',
        paying: '10',
        end: '20',
        maturity: '28 lakh',
      },
      rate: '6.7%',
      floors: null,
    },
  ],
  [
    'participating, the guaranteed column: the guaranteed value is larger in years 4 to 7',
    {
      counted: 'python',
      typed: {
        kind: 'participating',
        premium: '50000',
        paying: '12',
        end: '20',
        maturity: '7.2 lakh',
      },
      rate: '1.3%',
      floors: {
        2: [30_000, 32_646],
        3: [52_500, 52_642],
        4: [100_000, 75_453],
        5: [125_000, 101_390],
        7: [175_000, 164_036],
        19: [540_000, 669_767],
      },
    },
  ],
  [
    'guaranteed, 10 of 20 years: the special value is larger in every year',
    {
      counted: 'python',
      typed: {
        kind: 'nonParticipating',
        premium: '1 lakh',
        paying: '10',
        end: '20',
        maturity: '24 lakh',
      },
      rate: '5.7%',
      floors: {
        1: [0, 60_737],
        2: [60_000, 130_584],
        5: [250_000, 405_559],
        19: [900_000, 2_232_558],
      },
    },
  ],
  [
    'guaranteed, 5 of 10 years',
    {
      counted: 'python',
      typed: {
        kind: 'nonParticipating',
        premium: '2 lakh',
        paying: '5',
        end: '10',
        maturity: '13.5 lakh',
      },
      rate: '3.8%',
      floors: {
        5: [500_000, 940_354],
        9: [900_000, 1_255_814],
      },
    },
  ],
  [
    'guaranteed, 10 of 30 years: half of the premiums is more than the special value in years 4 and 5',
    {
      counted: 'python',
      typed: {
        kind: 'nonParticipating',
        premium: '1 lakh',
        paying: '10',
        end: '30',
        maturity: '30 lakh',
      },
      rate: '4.4%',
      floors: {
        4: [200_000, 183_046],
        5: [250_000, 245_969],
        7: [350_000, 397_946],
      },
    },
  ],
];

test.each(cases)('%s', (_name, { typed, rate, floors }) => {
  const { numbers, tables = [] } = answerCalculator(policyReturnCalculator, typed, '2026-11-26');
  expect(numbers?.[0]?.value).toBe(`${rate} a year`);
  const leaving = tables.find(({ caption }) => caption.startsWith('If you stop and leave'));
  if (floors === null) {
    expect(JSON.stringify(leaving)).not.toContain('₹');
    return;
  }
  for (const [year, values] of Object.entries(floors)) {
    const row = leaving?.rows.find(([after]) => after === year) ?? [];
    const printed = row.slice(2).map((text) => parseRupees(text) ?? 0);
    expect([year, printed]).toEqual([year, values.map(asPrinted)]);
  }
});

/** Above a lakh the answer prints two decimals of a lakh. */
function asPrinted(amount: number): number {
  return amount < 100_000 ? amount : Math.round(amount / 1000) * 1000;
}
