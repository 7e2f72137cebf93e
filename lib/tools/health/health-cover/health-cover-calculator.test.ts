/**
 * Worked by hand. Bills of ₹8 lakh (metro) and ₹5 lakh (elsewhere) rise 8% a year for five years: × 1.4693. A second
 * stay costs a quarter of that for one person, half for several or one above fifty, the same again for two above fifty;
 * the sum is rounded up to ₹5 lakh, above a crore to ₹25 lakh.
 */
import {
  answerCalculator,
  answerText,
  verdictWithNumbers,
} from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import {
  parseCalculatorQuery,
  type TypedValues,
} from '../../calculators/parse-calculator-query.ts';
import { healthCoverCalculator } from './health-cover-calculator.ts';

type Input = TypedValues<typeof healthCoverCalculator.fields>;
const answer = (input: Input) => answerCalculator(healthCoverCalculator, input);
/** As `answer`, with nobody in treatment unless the input says so. */
const answerOfWell = (input: Input) => answer({ treated: 'no', parentTreated: 'no', ...input });
const young: Input = { age: '34', spouse: '32', children: '4' };

test.each<[Input, string]>([
  [young, 'What ₹20 lakh pays, at prices in 5 years'],
  [{ ...young, years: '0' }, 'What ₹15 lakh pays, at today’s prices'],
  [{ ...young, has: '20 lakh' }, 'What ₹20 lakh pays, at prices in 5 years'],
  [{ ...young, has: '10 lakh' }, 'Made of two layers'],
  [{ ...young, has: '3 lakh', years: '0' }, 'Made of two layers'],
  [{ age: '52', parents: '75' }, 'What pays a year of heavy bills, at prices in 5 years'],
  [{ ...young, parents: '56, 57' }, 'What each cover pays, at prices in 5 years'],
])('%p is drawn as “%s”', (input, title) => {
  expect(answerOfWell(input).chart?.title).toBe(title);
});

test.each<[Input, string]>([
  // 8 + 4 = 12 → 17.63 → 20; 8 + 8 = 16 → 23.51 → 25.
  [
    { ...young, parents: '62, 65' },
    'Insure your parents separately: two policies (The three of you: ₹20 lakh, Your parents: ₹25 lakh)',
  ],
  // 8 + 2 = 10 → 14.69 → 15.
  [{ age: '27' }, 'You need one policy (Sum insured: ₹15 lakh)'],
  [{ age: '18' }, 'You need one policy (Sum insured: ₹15 lakh)'],
  // 5 + 1.25 = 6.25 → 9.18 → 10.
  [{ age: '27', city: 'other' }, 'You need one policy (Sum insured: ₹10 lakh)'],
  [young, 'The three of you can share one floater (Sum insured: ₹20 lakh)'],
  // 5 + 2.5 = 7.5 → 11.02 → 15.
  [{ ...young, city: 'other' }, 'The three of you can share one floater (Sum insured: ₹15 lakh)'],
  // Bills that do not rise: 12 → 15.
  [{ ...young, rise: '0' }, 'The three of you can share one floater (Sum insured: ₹15 lakh)'],
  [{ ...young, years: '0' }, 'The three of you can share one floater (Sum insured: ₹15 lakh)'],
  // One above fifty: 12 → 17.63 → 20, and from 60 on in two layers.
  [{ age: '59' }, 'You need one policy (Sum insured: ₹20 lakh)'],
  [{ age: '60' }, 'You need one policy, in two layers (Sum insured: ₹20 lakh)'],
  [{ parents: '62' }, 'Your parent needs one policy, in two layers (Sum insured: ₹20 lakh)'],
  // Two above fifty: 23.51 → 25.
  [{ age: '52', spouse: '51' }, 'The two of you can share one floater (Sum insured: ₹25 lakh)'],
  [{ age: '52', spouse: '50' }, 'The two of you can share one floater (Sum insured: ₹20 lakh)'],
  // The state's ₹5 lakh reduces the second stay: 23.51 − 5 = 18.51 → 20.
  [
    { age: '74', spouse: '70' },
    'Free public cover first, then a floater for the two of you (Sum insured: ₹20 lakh)',
  ],
  // 11.75 + 5.88 − 5 = 12.63 → 15.
  [{ age: '101' }, 'Free public cover first, then a policy for you (Sum insured: ₹15 lakh)'],
  [
    { ...young, parents: '72 75' },
    'Free public cover first for your parents, and a floater for the three of you (The three of you: ₹20 lakh, Your parents: ₹20 lakh)',
  ],
  // 50 + 25 = 75 → 110.2 → 125: in two layers.
  [
    { ...young, bill: '50 lakh' },
    'The three of you can share one floater, in two layers (Sum insured: ₹1.25 crore)',
  ],
  // An employer's ₹3 lakh reduces the second stay: 17.63 − 3 = 14.63 → 15; ₹1 crore at most by the stay: 11.75 → 15.
  [
    { ...young, employer: '3 lakh' },
    'The three of you can share one floater (Sum insured: ₹15 lakh)',
  ],
  [
    { ...young, employer: '1 cr' },
    'The three of you can share one floater (Sum insured: ₹15 lakh)',
  ],
  // Half of ₹6 lakh for each: 14.63 → 15, 23.51 − 3 = 20.51 → 25.
  [
    { ...young, parents: '62, 65', employer: '6 lakh', employerParents: 'yes' },
    'Insure your parents separately: two policies (The three of you: ₹15 lakh, Your parents: ₹25 lakh)',
  ],
  // 20 less the existing 12: 8, sold as 10. 20 less the existing 3: 2 more in it, and 15 above.
  [
    { ...young, has: '12 lakh' },
    'The three of you need more cover, above the policy you have (To add: ₹10 lakh)',
  ],
  [
    { ...young, has: '3 lakh' },
    'The three of you need more cover, above the policy you have (To add: ₹17 lakh)',
  ],
  [
    { ...young, has: '12 lakh', treated: 'yes' },
    'The three of you need more cover, above the policy you have (To add: ₹10 lakh)',
  ],
  [
    { parents: '६२, ६३ and 64', parentsHave: '12 lakh', parentTreated: 'yes' },
    'Your parents need more cover, above the policy held already (To add: ₹15 lakh)',
  ],
  [
    { ...young, has: '20,00,000' },
    'The policy you have is enough: keep it (Held for the three of you: ₹20 lakh)',
  ],
  [
    { ...young, has: '25 lakh', parents: '62, 65' },
    'Your parents need cover; the three of you have enough (Your parents: ₹25 lakh)',
  ],
  [
    { ...young, parents: '62', parentsHave: '25 lakh' },
    'The three of you need cover; your parent has enough (The three of you: ₹20 lakh)',
  ],
  // The one: 15; the other two: 8 + 4 → 20.
  [
    { ...young, treated: 'yes' },
    'Insure the person in treatment separately: two policies (The person in treatment: ₹15 lakh, The other two: ₹20 lakh)',
  ],
  [
    { ...young, parents: '62, 65', parentTreated: 'yes' },
    'Your parents need a policy each, and the three of you need one (The three of you: ₹20 lakh, Each parent: ₹20 lakh)',
  ],
  [
    { parents: '62, 65', parentTreated: 'yes' },
    'Your parents need a policy each (Each parent: ₹20 lakh)',
  ],
  // Each: 17.63, less half of the state's ₹5 lakh: 15.13 → 20.
  [
    { ...young, parents: '72, 75', parentTreated: 'yes' },
    'Free public cover first, then three policies (The three of you: ₹20 lakh, Each parent: ₹20 lakh)',
  ],
  [
    { ...young, treated: 'yes', parents: '62, 65' },
    'You need three policies (The person in treatment: ₹15 lakh, The other two: ₹20 lakh, Your parents: ₹25 lakh)',
  ],
  // A grown child has a policy of their own: 15 for one.
  [{ age: '58', children: '26' }, 'You need one policy (Sum insured: ₹20 lakh)'],
])('%j: %s', (input, verdict) => {
  expect(verdictWithNumbers(answerOfWell(input))).toBe(verdict);
});

// Sums as above: two parents share 25, or have 20 each; the three share 20, or 15 for one and 20 for two.
test.each<[Input, string]>([
  [
    { parents: '66, 61' },
    'You need one policy; if a parent is in treatment, two (Sum insured: ₹25 lakh)',
  ],
  [
    { ...young, parents: '62, 65' },
    'You need two policies; if somebody is in treatment, three or four (The three of you: ₹20 lakh, Your parents: ₹25 lakh)',
  ],
  [
    { ...young, parents: '62, 65', treated: 'no' },
    'You need two policies; if a parent is in treatment, three (The three of you: ₹20 lakh, Your parents: ₹25 lakh)',
  ],
  [
    { ...young, parents: '62, 65', parentTreated: 'heart' },
    'You need three policies; if one of you is in treatment, four (The three of you: ₹20 lakh, Each parent: ₹20 lakh)',
  ],
  [
    { age: '74', spouse: '70' },
    'Free public cover first, then one policy; if one of you is in treatment, two (Sum insured: ₹20 lakh)',
  ],
  [
    { ...young, bill: '50 lakh' },
    'You need one policy; if one of you is in treatment, two (Sum insured: ₹1.25 crore)',
  ],
  // Nobody to be insured apart, or an old policy that all of them stay in: the answer is the same.
  [{ age: '27' }, 'You need one policy (Sum insured: ₹15 lakh)'],
  [{ parents: '62' }, 'Your parent needs one policy, in two layers (Sum insured: ₹20 lakh)'],
  [
    { ...young, has: '12 lakh' },
    'The three of you need more cover, above the policy you have (To add: ₹10 lakh)',
  ],
])('without an answer about treatment, %j names both arrangements: %s', (input, verdict) => {
  const said = answer(input);
  expect(verdictWithNumbers(said)).toBe(verdict);
  expect(answerText(said)).toMatch(/must declare it on the form|Heart disease: a wait/);
  const nobody = /^You need three/.test(verdict) ? 'nobody else' : 'nobody';
  expect(answerText(said).includes(`If ${nobody} is in treatment: `)).toBe(verdict.includes('if '));
});

const textOf = (input: Input) => answerText(answerOfWell(input));

test('parents aged 66 and 61: each illness turns one floater into two policies, and is named with its wait', () => {
  const parents = '66, 61';
  expect(answerOfWell({ parents }).verdict).toMatch(/one floater, in two layers$/);
  expect(textOf({ parents })).not.toMatch(/[Dd]iabetes|Declare/);
  for (const [parentTreated, name] of [
    ['diabetes', 'Diabetes'],
    ['blood-pressure', 'High blood pressure'],
    ['heart', 'Heart disease'],
    ['yes', 'The illness'],
  ] as const) {
    const ill = { parents, parentTreated };
    const said = answer(ill);
    expect(verdictWithNumbers(said)).toBe(
      'Your parents need a policy each (Each parent: ₹20 lakh)',
    );
    expect(said.exception?.title).toBe(`${name}: a wait of up to 36 months`);
    expect(said.exception?.text).toContain('Declare it on the form');
    // Equal policies are one bar and one account.
    expect(said.chart?.bars.map(({ label }) => label)).toEqual(['Each parent']);
    expect(said.working.rows.map(({ label }) => label.split(':')[0])).toEqual(
      Array(3).fill('For each parent'),
    );
    expect(textOf(ill).includes('](/diabetes-health-insurance)')).toBe(name === 'Diabetes');
  }
  const [, waits] = answer({ parents, parentTreated: 'diabetes' }).tables ?? [];
  expect(waits?.rows).toContainEqual(['Diabetes', 'Up to 36 months, once declared']);
});

test('the question is repeated in one line, with the illness that was chosen', () => {
  const asked = (input: Input) => {
    const outcome = parseCalculatorQuery(
      healthCoverCalculator,
      (name) => input[name as keyof Input] ?? '',
      '2026-11-23',
    );
    return (
      outcome.kind === 'valid' && healthCoverCalculator.inputSummary?.(outcome.input, '2026-11-23')
    );
  };
  expect(asked({ parents: '66, 61', parentTreated: 'diabetes' })).toBe(
    'Parents 66 and 61, one with diabetes',
  );
  expect(asked({ ...young, treated: 'yes', parents: '62', parentTreated: 'heart' })).toBe(
    'You 34, spouse 32, child 4, one of you in treatment, parent 62, with heart disease',
  );
  expect(asked({ age: '27', city: 'other', has: '12 lakh' })).toBe(
    'You 27, ₹12 lakh held, outside the metros',
  );
});

test('the brief names each policy, its illness and its waits, and no person', () => {
  const { brief } = answer({ parents: '66, 61', parentTreated: 'diabetes' });
  expect(brief?.mustHaveTerms[0]).toBe(
    'For each parent: a policy of ₹10 lakh and a super top-up of ₹10 lakh with a deductible of ₹10 lakh.',
  );
  expect(brief?.askInWriting.join(' ')).toContain('the person with diabetes');
  expect(answer({ age: '27' }).brief?.askInWriting.join(' ')).toContain('everybody named here');
});

test('the brief is the visitor’s own letter, and asks for what is to be bought only', () => {
  const briefOf = (input: Input) => answerOfWell(input).brief;
  const family = briefOf({ ...young, parents: '62, 65', has: '10 lakh' });
  expect(family?.request).toBe(
    'Please offer health insurance in writing: ₹10 lakh more for the three of us, ₹25 lakh for my parents.',
  );
  expect(family?.facts[0]?.value).toBe(
    'Proposer 34, spouse 32, child 4, parents 65 and 62, ₹10 lakh held',
  );
  expect(briefOf({ age: '27', has: '50 lakh' })).toBeUndefined();
});

test.each<[Input, string]>([
  [{ age: '27' }, '₹15 lakh of health cover for you'],
  [{ age: '27', has: '10 lakh' }, '₹5 lakh more of health cover for you'],
  [{ ...young, parents: '62, 65' }, 'health cover for the three of you and your parents'],
  [{ age: '27', has: '50 lakh' }, 'the health cover that you have'],
])('a call about %p is about %s', (input, expected) => {
  expect(answerOfWell(input).subject).toBe(expected);
});

test('an address from before the list still means an illness', () => {
  expect(answer({ parents: '62, 65', parentTreated: 'yes' }).verdict).toMatch(
    /^Your parents need a policy each/,
  );
});

test('free public cover is counted to the 70th birthday of each person between 60 and 70', () => {
  expect(textOf({ parents: '66, 61' })).toContain(
    'begins with the 70th birthday, whatever the income: in 4 years at most for your parent aged 66 and in 9 years at most for your parent aged 61.',
  );
  expect(textOf({ age: '45', parents: '69, 69' })).toContain(
    'in 1 year at most for your two parents aged 69.',
  );
  expect(textOf({ age: '60', spouse: '59' })).toContain('in 10 years at most for you at 60.');
  expect(textOf({ parents: '70' })).not.toContain('birthday');
  expect(textOf({ parents: '70' })).toContain('Apply for it before you pay');
  expect(textOf({ age: '59' })).not.toMatch(/birthday|free public/);
  expect(textOf({ parents: '66', parentTreated: 'heart' })).toContain('covered from the first day');
});

test('the standard policy is open to the parent aged 61, and not to the one of 66', () => {
  expect(textOf({ parents: '66, 61' })).toContain('Your parent aged 61 can join it until 65');
  expect(textOf({ parents: '66, 61' })).toContain('for your parent aged 66 too, but each may');
  expect(textOf({ parents: '65' })).toContain(
    'Your parent aged 65 can join it only before the next birthday',
  );
  expect(textOf({ parents: '65' })).not.toContain('may decline');
  // A policy that exists is kept.
  expect(textOf({ parents: '66, 61', parentsHave: '5 lakh' })).not.toContain('standard policy');
});

test('of two parents either may be the one in treatment: both are named, and the loading', () => {
  const said = textOf({ parents: '66, 61', parentTreated: 'diabetes' });
  expect(said).toContain(
    'Whichever of your parent aged 66 and your parent aged 61 is in treatment may be charged a loading',
  );
  expect(said).toContain(
    'for your parent aged 66 too, but each may decline, and may decline your parent aged 61 as well if',
  );
  expect(textOf({ parents: '66, 61', parentTreated: 'no' })).not.toContain('as well if');
  expect(textOf({ parents: '66, 67', parentTreated: 'heart' })).not.toContain('as well if');
  expect(textOf({ ...young, treated: 'heart' })).toContain('Whoever is being treated may be');
});

test('each sum names the other cover that pays part of it, and each parent is named by age', () => {
  const labelsOf = (input: Input) => answer(input).working.rows.map(({ label }) => label);
  const both = {
    parents: '75, 62',
    parentTreated: 'yes',
    employer: '4 lakh',
    employerParents: 'yes',
  };
  expect(labelsOf(both)).toEqual(
    expect.arrayContaining([
      'For your parent aged 75: of the second stay, paid by free public cover and the employer’s cover',
      'For your parent aged 62: of the second stay, paid by the employer’s cover',
    ]),
  );
  expect(labelsOf({ ...both, employerParents: '' })).toEqual(
    expect.arrayContaining([
      'For your parent aged 75: of the second stay, paid by free public cover',
    ]),
  );
});

test.each<[Input, keyof Input]>([
  [{ city: 'metro' }, 'age'],
  [{ age: '0' }, 'age'],
  [{ age: '17' }, 'age'],
  [{ age: '-34' }, 'age'],
  [{ children: '4' }, 'age'],
  [{ spouse: '32', parents: '62' }, 'age'],
  [{ age: '34', children: '34' }, 'children'],
  [{ age: '34', parents: '33' }, 'parents'],
  [{ age: '34', parents: '62, 65, 70, 71, 72' }, 'parents'],
  [{ age: '34', bill: '100 crore' }, 'bill'],
  [{ age: '34', bill: '1' }, 'bill'],
  [{ age: '34', treated: 'cancer' }, 'treated'],
  [{ parents: '62', treated: 'diabetes' }, 'treated'],
  [{ age: '34', parentTreated: 'diabetes' }, 'parents'],
])('%j is rejected at the field %s', (input, field) => {
  expect(() => answer(input)).toThrow(new RegExp(`"errors":{"${field}"`));
});

const lakhs = (amount: number) => `${amount} lakh`;
const sumOf = (input: Input) => {
  const totals = answer(input).working.rows.filter(({ label }) => label.includes('rounded up'));
  return totals.reduce((sum, { value }) => sum + Number(value.replace(/\D/g, '')), 0);
};

test('for many households: higher bills never lower the sum, other cover never raises it', () => {
  for (const age of [18, 34, 50, 51, 60, 69, 70, 101]) {
    for (const others of [{}, { spouse: '45' }, { spouse: '66', children: '0, 17' }]) {
      for (const extra of [{}, { treated: 'yes' }, { has: '7 lakh' }]) {
        const input = { age: String(age), ...others, ...extra };
        const sums = [1, 2, 5, 8, 20, 33, 67, 100].map((bill) =>
          sumOf({ ...input, bill: lakhs(bill) }),
        );
        expect(sums).toEqual(sums.toSorted((a, b) => a - b));
        const beside = [0, 1, 5, 40].map((employer) =>
          sumOf({ ...input, employer: lakhs(employer) }),
        );
        expect(beside).toEqual(beside.toSorted((a, b) => b - a));
        const rising = ['0', '4', '20'].map((rise) => sumOf({ ...input, rise, years: '15' }));
        expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      }
    }
  }
});

test('every answer is complete: no broken number, no banned word, unique row labels, a short verdict', () => {
  const ages = ['', '18', '59', '60', '70', '101'];
  const kin: Input[] = [
    {},
    { spouse: '70' },
    { spouse: '40', children: '0, 17, 26, 3, 5, 9' },
    { spouse: '69', children: '30', has: '4,50,000' },
  ];
  const parents = ['', '102', '102, 103', '102 103 104', '102 103 104 105'];
  const detailed: Input[] = [
    {},
    { treated: 'diabetes', parentTreated: 'yes', employer: '5 lakh', employerParents: 'yes' },
    { bill: '10000', years: '1', parentsHave: '1' },
    { treated: 'yes', parentsHave: '2 crore' },
    { bill: '10 crore', rise: '20', years: '15', parentsHave: '99 lakh' },
  ];
  for (const age of ages) {
    for (const family of age === '' ? [{}] : kin) {
      for (const eldest of age === '' ? parents.slice(1) : parents) {
        for (const details of detailed) {
          const { treated, parentTreated, ...others } = {
            treated: '',
            parentTreated: '',
            ...details,
          };
          const input = {
            ...{ age, ...family, parents: eldest, ...others },
            ...(age !== '' && { treated }),
            ...(eldest !== '' && { parentTreated }),
          };
          const said = answer(input);
          expectSoundAnswer(said);
          const { text, working, chart } = said;
          expect(JSON.stringify(said)).not.toMatch(/₹0 /);
          for (const names of [
            text,
            working.rows.map(({ label }) => label),
            chart?.bars.map(({ label }) => label) ?? [],
          ]) {
            expect(new Set(names).size).toBe(names.length);
          }
          for (const { parts } of chart?.bars ?? [])
            for (const { amount } of parts) expect(amount).toBeGreaterThanOrEqual(0);
        }
      }
    }
  }
});
