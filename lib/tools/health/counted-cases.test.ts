/**
 * Households worked by hand: a bill of 8 lakh rises by 8% for five years (× 1.4693). A second stay costs the same again
 * for two above fifty, half for several or for one above fifty, a quarter for one younger.
 */
import { answerCalculator, answerText } from '../../../testing/data/answer-calculator.ts';
import { healthCoverCalculator } from './health-cover/health-cover-calculator.ts';

type Case = {
  typed: Partial<Record<keyof typeof healthCoverCalculator.fields, string>>;
  /** Sums insured, one for each policy. */
  policies: string[];
  says: RegExp[];
  omits?: RegExp;
};

const well = { treated: 'no', parentTreated: 'no' };
/** Free cover begins on the 70th birthday, in so many years. */
const freeIn = (years: string) => new RegExp(`70th birthday.* in ${years} at most`);

const cases: [string, Case][] = [
  [
    // 16 → 23.51 → 25.
    'parents aged 66 and 61, well: one floater; the standard policy is open to one of them',
    {
      typed: { ...well, parents: '66, 61' },
      policies: ['₹25 lakh'],
      says: [/one floater/, freeIn('4 years'), /Your parent aged 61 can join it/],
    },
  ],
  [
    // 12 → 17.63 → 20 each.
    'parents aged 66 and 61, one with diabetes: each their own',
    {
      typed: { ...well, parents: '66, 61', parentTreated: 'diabetes' },
      policies: ['₹20 lakh'],
      says: [
        /^Your parents need a policy each/,
        /Diabetes: a wait/,
        /up to 36 months/,
        /61 is in treatment may be charged a loading, .* wait longer or be declined/,
        /A loading or refusal/,
      ],
      omits: /all of you pay for their age/,
    },
  ],
  [
    'one of 69: free cover within a year, and no standard policy',
    {
      typed: { ...well, age: '69' },
      policies: ['₹20 lakh'],
      says: [
        /^You need one policy/,
        freeIn('1 year'),
        /plans on offer for every age \(no upper limit\), for you at 69 too/,
      ],
      omits: /job ends/,
    },
  ],
  [
    'you at 66, your spouse aged 65: the last year of the standard policy',
    {
      typed: { ...well, age: '66', spouse: '65' },
      policies: ['₹25 lakh'],
      says: [/Your spouse aged 65 can join it only before the next birthday/],
      omits: /until 65/,
    },
  ],
  [
    // Only one of them has the free cover: it takes nothing off a policy for both.
    '70 and 66: free cover for one, the floater whole',
    {
      typed: { ...well, age: '70', spouse: '66' },
      policies: ['₹25 lakh'],
      says: [/Whoever is 70 years or older gets ₹5 lakh/, freeIn('4 years')],
    },
  ],
  [
    // 10 → 14.69 → 15.
    'one of 30: a policy, no floater',
    {
      typed: { ...well, age: '30' },
      policies: ['₹15 lakh'],
      says: [/^You need one policy/],
    },
  ],
  [
    // 12 → 17.63 → 20.
    'a young family of three',
    {
      typed: { ...well, age: '35', spouse: '33', children: '4' },
      policies: ['₹20 lakh'],
      says: [/^The three of you can share one floater/],
    },
  ],
];

test.each(cases)('%s', (_name, { typed, policies, says, omits }) => {
  const answer = answerCalculator(healthCoverCalculator, typed, '2026-11-26');
  const { verdict, numbers = [] } = answer;
  expect(numbers.map(({ value }) => value)).toEqual(policies);
  const said = answerText(answer);
  for (const sentence of says)
    expect([verdict, said].join('\n')).toMatch(new RegExp(sentence, 'm'));
  if (omits) expect(said).not.toMatch(omits);
  if (typed.age && !typed.spouse) expect(verdict).not.toMatch(/floater/);
});
