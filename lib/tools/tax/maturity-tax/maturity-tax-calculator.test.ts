/** Worked from Schedule II, serial number 2: premium against the sum assured, and all premiums of a kind together. */
import { answerCalculator, answerText } from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import { lowerFirst } from '../../../text/words.ts';
import type { CalculatorAnswer } from '../../calculators/calculator.ts';
import { parseCalculatorQuery } from '../../calculators/parse-calculator-query.ts';
import { maturityTaxCalculator } from './maturity-tax-calculator.ts';

type Typed = Partial<Record<keyof typeof maturityTaxCalculator.fields, string>>;
const policy = (
  kind: 'traditional' | 'unitLinked',
  issued: string,
  premium: string,
  sumAssured: string,
  more: Typed = {},
): Typed => ({ kind, issued, premium, sumAssured, ...more });
const free = 'By today’s rules, what the policy pays you is free of income tax';
const taxed = 'The gain is taxed, unless it is paid on death';
const older = 'Free of income tax: no premium limit applies before 1 April 2003';
/** A total does not say how many policies it is made of. */
const chosen = 'Free of income tax if you count it within the limit: not all your policies fit';
const oneOfTwo = 'One of your two policies fits within the limit; you choose which';
const twoOfThree = 'Two of your three policies fit within the limit; you choose which';

test.each<[Typed, string]>([
  [policy('traditional', '2023-05-10', '1 lakh', '10 lakh'), free],
  [policy('traditional', '2023-05-10', '1,00,001', '10 lakh'), taxed],
  [policy('traditional', '2023-04-01', '5 lakh', '1 cr'), free],
  [policy('traditional', '2023-04-01', '500001', '1 cr'), taxed],
  [policy('traditional', '2023-03-31', '9 lakh', '1 cr'), free],
  [policy('traditional', '2024-02-29', '3 lakh', '1 cr', { allPremiums: '5 lakh' }), free],
  [policy('traditional', '2024-02-29', '3 lakh', '1 cr', { allPremiums: '6 lakh' }), chosen],
  // A total below this policy's own premium is raised to it.
  [policy('traditional', '2024-02-29', '6 lakh', '1 cr', { allPremiums: '1' }), taxed],
  // Two policies of 3 lakh, three of 2 lakh, and one beside another that is too large by itself.
  [policy('traditional', '2024-05-10', '3 lakh', '40 lakh', { others: '3 lakh' }), oneOfTwo],
  [policy('traditional', '2024-05-10', '3 lakh', '40 lakh', { others: '2 lakh' }), free],
  [
    policy('traditional', '2024-05-10', '2 lakh', '40 lakh', { others: '2 lakh, 2 lakh' }),
    twoOfThree,
  ],
  // Two of the policies of 2, 4 and 1 lakh fit, but not the two largest.
  [
    policy('traditional', '2024-05-10', '2 lakh', '40 lakh', { others: '4 lakh, 1 lakh' }),
    `At most ${lowerFirst(twoOfThree)}`,
  ],
  [
    policy('traditional', '2024-05-10', '5 lakh', '1 cr', { others: '6 lakh' }),
    'One of your two policies fits within the limit; free of income tax if you count it',
  ],
  // A policy that fails by itself is taxed whatever is counted.
  [policy('traditional', '2024-05-10', '6 lakh', '1 cr', { others: '1 lakh' }), taxed],
  [policy('traditional', '2024-05-10', '3 lakh', '29 lakh', { others: '3 lakh' }), taxed],
  // An older policy is outside the limit, and so is a single premium within its share of the sum assured.
  [policy('traditional', '2023-03-31', '9 lakh', '1 cr', { others: '5 lakh' }), free],
  [policy('traditional', '2011-05-10', '2 lakh', '10 lakh', { others: '5 lakh' }), free],
  [policy('traditional', '2024-05-10', '4 lakh', '40 lakh'), free],
  [policy('traditional', '2024-05-10', '4 lakh', '5 lakh'), taxed],
  // ULIPs have their own limit.
  [policy('unitLinked', '2021-02-01', '1.5 lakh', '25 lakh', { others: '1 lakh' }), free],
  [policy('unitLinked', '2021-02-01', '1.5 lakh', '25 lakh', { others: '1.5 lakh' }), oneOfTwo],
  [policy('unitLinked', '2021-02-01', '250000', '25 lakh'), free],
  [policy('unitLinked', '2021-02-01', '250001', '30 lakh'), taxed],
  [policy('unitLinked', '2021-01-31', '4 lakh', '40 lakh'), free],
  [policy('unitLinked', '2020-01-31', '4 lakh', '39 lakh'), taxed],
  // 20% for policies of April 2003 to March 2012.
  [policy('traditional', '2012-03-31', '20000', '1 lakh'), free],
  [policy('traditional', '2012-04-01', '20000', '1 lakh'), taxed],
  [policy('traditional', '2003-04-01', '20001', '1 lakh'), taxed],
  [policy('traditional', '2003-03-31', '90000', '1 lakh'), older],
  [policy('traditional', '10/5/2023', '१ लाख', '१० लाख'), free],
])('%j: %s', (typed, verdict) => {
  expect(answerCalculator(maturityTaxCalculator, typed).verdict).toBe(verdict);
});

const answerTo = (premium: string, more: Typed) =>
  answerCalculator(
    maturityTaxCalculator,
    policy('traditional', '2024-05-10', premium, '1 cr', more),
  );
const fates = (premium: string, more: Typed) =>
  answerTo(premium, more).tables?.[0]?.rows.map(([, , fate]) => fate?.split(/[,:]/)[0]);

test('the answer names the policies that fit with this one, and what choosing it costs', () => {
  expect(fates('3 lakh', { others: '3 lakh' })).toEqual(['free', 'taxed']);
  expect(fates('2 lakh', { others: '2 lakh, 2 lakh' })).toEqual(['free', 'free', 'taxed']);
  // 3 lakh of room: 1 + 2 lakh use it whole; 2.5 lakh fits instead of both, 4 lakh never with this one.
  expect(
    answerTo('2 lakh', { others: '1 lakh, 2.5 lakh, 2 lakh, 4 lakh, 7 lakh' }).tables?.[0]?.rows,
  ).toEqual([
    ['This policy', '₹2 lakh', 'free'],
    ['Other policy 1', '₹1 lakh', 'free, counted with it'],
    ['Other policy 2', '₹2.5 lakh', 'taxed, or free in place of one that is counted'],
    ['Other policy 3', '₹2 lakh', 'free, counted with it'],
    ['Other policy 4', '₹4 lakh', 'taxed: does not fit'],
    ['Other policy 5', '₹7 lakh', 'taxed in any case: above the limit by itself'],
  ]);
  const said = answerText(answerTo('2 lakh', { others: '2 lakh, 2 lakh' }));
  expect(said).toContain('other policy 1 fits (₹2 lakh a year): premiums of ₹2 lakh a year stay');
  expect(said).toContain('stays outside too');
  // 2 + 1 lakh with it, 4 + 1 without it: 4 or 2 lakh stay outside.
  expect(answerText(answerTo('2 lakh', { others: '4 lakh, 1 lakh' }))).toContain(
    'Without it, others of ₹5 lakh a year would fit, and ₹2 lakh would stay outside',
  );
  expect(said).toContain('Schedule II, serial number 2 (formerly section 10(10D))');
  expect(answerText(answerTo('5 lakh', { others: '6 lakh' }))).toContain('takes no other policy');
});

test('the first screen has a line and the steps; circulars and sections of the law are folded', () => {
  const said = answerTo('3 lakh', { others: '3 lakh' });
  expect(said.text).toHaveLength(1);
  const open = [
    ...said.text,
    said.exception?.text,
    ...(said.nextSteps ?? []).map((one) => one.text),
  ];
  expect(open.at(-1)).toMatch(/^Ask your tax adviser/);
  expect(open.join(' ')).not.toMatch(/circular|schedule|section/i);
  expect(said.reasons?.text.join(' ')).toMatch(/circular/i);
  const taxedPolicy = answerTo('6 lakh', {});
  expect(taxedPolicy.text).toEqual(['It is taxed as soon as one condition is not kept.']);
  expect(taxedPolicy.nextSteps).toHaveLength(1);
});

test('an address with a total only is asked for the single premiums', () => {
  const said = answerTo('3 lakh', { allPremiums: '8 lakh' });
  expect(said.tables).toEqual([]);
  expect(answerText(said)).toContain('one by one');
  expect(answerTo('3 lakh', { allPremiums: '5 lakh' }).tables).toEqual([]);
});

test('a policy before April 2003 has its own answer, without conditions', () => {
  const said = answerCalculator(
    maturityTaxCalculator,
    policy('traditional', '2003-03-31', '90000', '1 lakh', { others: '9 lakh' }),
  );
  expect(said.working.rows.map(({ value }) => value)).toEqual(['31 March 2003', '₹90,000']);
  expect(answerText(said)).not.toContain('condition');
  expect(answerText(said)).toContain('do not count against it');
});

test('tax deducted at source is a share of the gain, above the threshold of the rule', () => {
  const taxedPolicy = (paidIn: string, payout: string) =>
    answerCalculator(
      maturityTaxCalculator,
      policy('traditional', '2023-05-10', '6 lakh', '1 cr', { paidIn, payout, deducted: '0' }),
    );
  const sumOf = ({ numbers = [] }: CalculatorAnswer) => numbers[0];
  const large = taxedPolicy('60 lakh', '80 lakh');
  expect(sumOf(large)).toEqual({ label: 'Taxed', value: '₹20 lakh' });
  expect(large.exception?.text).toBe(
    'The insurer takes 2% of your gain of ₹20 lakh, which is ₹40,000; your return settles the rest.',
  );
  expect(taxedPolicy('60 lakh', '50 lakh').exception?.text).toContain('no gain to tax');
  const small = taxedPolicy('50000', '1 lakh');
  expect([sumOf(small), small.exception]).toEqual([
    { label: 'Taxed', value: '₹50,000' },
    undefined,
  ]);
  expect(taxedPolicy('50000', '100001').exception?.text).toContain(
    'your gain of ₹50,001, which is ₹1,000',
  );
});

test('the line of what was asked names the policy and the others', () => {
  const [, { typed }] = maturityTaxCalculator.examples as [unknown, { typed: Typed }];
  const read = (name: string) => typed[name as keyof Typed] ?? '';
  const outcome = parseCalculatorQuery(maturityTaxCalculator, read, '2026-11-23');
  if (outcome.kind !== 'valid') throw new Error(outcome.kind);
  expect(maturityTaxCalculator.inputSummary?.(outcome.input, '2026-11-23')).toBe(
    'Policy of 10 May 2024, ₹3 lakh a year, ₹40 lakh of cover, others of ₹3 lakh',
  );
});

test('a disability that decides comes before deducted premiums, and those before the tax taken off', () => {
  const titles = (premium: string, more: Typed) => {
    const sums = { paidIn: '10 lakh', payout: '30 lakh', ...more };
    const said = answerCalculator(
      maturityTaxCalculator,
      policy('traditional', '2013-04-01', premium, '3 lakh', sums),
    );
    return [said.exception?.title.split(' ').slice(0, 3).join(' '), answerText(said)];
  };
  const [first, all] = titles('45000', {});
  expect(first).toBe('Has the person');
  expect(all).toMatch(/Did you deduct.*The insurer takes off/);
  expect(titles('45000', { disability: 'no' })[0]).toBe('Did you deduct');
  expect(titles('45000', { disability: 'no', deducted: '0' })[0]).toBe('The insurer takes');
});

test('the bars are the premium by each condition, and all premiums by the limit of a year', () => {
  const { chart } = answerTo('3 lakh', { others: '2 lakh, 1 lakh' });
  const bars = chart?.bars.map(({ parts, against }) => [
    ...parts.map(({ label, amount }) => `${label} ${amount}`),
    against?.amount,
  ]);
  expect(bars).toEqual([
    ['this policy 300000', 'room left 700000', 1_000_000],
    ['this policy 300000', 'room left 200000', 500_000],
    ['this policy 300000', 'others 300000', 500_000],
  ]);
  const above = answerTo('12 lakh', {}).chart?.bars[0]?.parts;
  expect(above?.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'this policy 1000000',
    'above the limit 200000',
  ]);
});

test.each<[Typed, string]>([
  [policy('traditional', '2026-02-29', '1000', '1'), 'issued'],
  [policy('traditional', '1950-01-01', '1000', '1'), 'issued'],
  [policy('traditional', '2023-05-10', '0', '1'), 'premium'],
  [policy('traditional', '2023-05-10', '1000', ''), 'sumAssured'],
  [policy('traditional', '2023-05-10', '1000', '10', { payout: '5' }), 'paidIn'],
  [policy('traditional', '2023-05-10', '1000', '10', { paidIn: '5' }), 'payout'],
  [policy('traditional', '2023-05-10', '1000', '10', { deducted: '5' }), 'paidIn'],
  [
    policy('traditional', '2023-05-10', '1000', '10', { paidIn: '5', payout: '6', deducted: '7' }),
    'deducted',
  ],
  [
    policy('traditional', '2023-05-10', '1000', '10', { others: '1', allPremiums: '5' }),
    'allPremiums',
  ],
  [policy('traditional', '2023-05-10', '1000', '10', { others: '5000 crore' }), 'others'],
  [
    policy('traditional', '2023-05-10', '1000', '10', { others: Array(11).fill('1').join(', ') }),
    'others',
  ],
])('%j is rejected at the field %s', (typed, wrong) => {
  const read = (name: string) => typed[name as keyof Typed] ?? '';
  const outcome = parseCalculatorQuery(maturityTaxCalculator, read, '2026-11-23');
  if (outcome.kind !== 'invalid') throw new Error('the query was accepted');
  expect(Object.keys(outcome.errors)).toEqual([wrong]);
});

test('a larger premium never makes a taxed policy exempt', () => {
  for (const kind of ['traditional', 'unitLinked'] as const) {
    for (const issued of ['2004-01-01', '2015-01-01', '2022-01-01', '2025-01-01']) {
      const verdicts = ['100', '1 lakh', '2.5 lakh', '2.6 lakh', '5 lakh', '6 lakh', '1 cr'].map(
        (premium) =>
          answerCalculator(maturityTaxCalculator, policy(kind, issued, premium, '40 lakh')).verdict,
      );
      expect(verdicts.lastIndexOf(free)).toBeLessThan(verdicts.indexOf(taxed));
    }
  }
});

test('the gain of a taxable ULIP has a rate; that of another policy is taxed as other income', () => {
  const rate = 'is a capital gain: 12.5% above ₹1.25 lakh';
  const textOf = (kind: 'traditional' | 'unitLinked', premium: string, more?: Typed) =>
    answerText(
      answerCalculator(maturityTaxCalculator, policy(kind, '2024-05-10', premium, '1 cr', more)),
    );
  expect(textOf('unitLinked', '3 lakh')).toContain(rate);
  expect(textOf('unitLinked', '2 lakh', { others: '1 lakh' })).toContain(rate);
  expect(textOf('unitLinked', '2 lakh')).not.toContain(rate);
  expect(textOf('traditional', '6 lakh')).not.toContain(rate);
});

test('no text contains a broken number', () => {
  for (const amount of ['100', '1000 crore']) {
    for (const kind of ['traditional', 'unitLinked'] as const) {
      for (const issued of ['1967-01-01', '2024-02-29', '2027-11-01']) {
        const more = { others: `${amount}, ${amount}`, paidIn: '1', payout: amount };
        const answer = answerCalculator(
          maturityTaxCalculator,
          policy(kind, issued, amount, '1', more),
        );
        expectSoundAnswer(answer);
      }
    }
  }
});

test('what is free of tax has the tax as its number, and the drawing is what is received', () => {
  const numberOf = (typed: Typed) => answerCalculator(maturityTaxCalculator, typed).numbers[0];
  const noTax = { label: 'Tax', value: '₹0' };
  expect(numberOf(policy('traditional', '2023-05-10', '1 lakh', '10 lakh'))).toEqual(noTax);
  expect(numberOf(policy('traditional', '2003-03-31', '90000', '1 lakh'))).toEqual(noTax);
  expect(numberOf(policy('traditional', '2023-04-01', '500001', '1 cr'))).not.toEqual(noTax);
  const { chart } = answerTo('1 lakh', { paidIn: '10 lakh', payout: '15 lakh' });
  expect(chart?.title).toBe('What you receive, free of income tax');
  expect(chart?.bars[0]?.parts.map(({ label, amount }) => [label, amount])).toEqual([
    ['your premiums', 1_000_000],
    ['gain, free of tax', 500_000],
  ]);
});

test.each([
  [policy('traditional', '2024-05-10', '500001', '1 cr'), '₹5,00,001', '₹5,00,000'],
  [policy('unitLinked', '2024-05-10', '250001', '1 cr'), '₹2,50,001', '₹2,50,000'],
  [policy('traditional', '2024-05-10', '6 lakh', '1 cr'), '₹6 lakh', '₹5 lakh'],
])('%j: a premium above the limit never reads as the limit', (typed, premium, limit) => {
  const { numbers } = answerCalculator(maturityTaxCalculator, typed);
  const values = numbers.map(({ value }) => value);
  expect(values.slice(-2)).toEqual([premium, limit]);
});
