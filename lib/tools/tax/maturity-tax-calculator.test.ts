/** Worked from Schedule II, serial number 2: premium against the sum assured, and all premiums of a kind together. */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { parseCalculatorQuery } from '../calculators/parse-calculator-query.ts';
import { maturityTaxCalculator } from './maturity-tax-calculator.ts';

type Typed = Partial<Record<keyof typeof maturityTaxCalculator.fields, string>>;
const policy = (
  kind: 'traditional' | 'unitLinked',
  issued: string,
  premium: string,
  sumAssured: string,
  more: Typed = {},
): Typed => ({ kind, issued, premium, sumAssured, ...more });
const free = 'By today’s rules, what it pays you is free of income tax';
const taxed = 'The gain is taxed, unless it is paid on death';
const older = 'The policy is older than these conditions: ask the insurer';

test.each<[Typed, string]>([
  [policy('traditional', '2023-05-10', '1 lakh', '10 lakh'), free],
  [policy('traditional', '2023-05-10', '1,00,001', '10 lakh'), taxed],
  [policy('traditional', '2023-04-01', '5 lakh', '1 cr'), free],
  [policy('traditional', '2023-04-01', '500001', '1 cr'), taxed],
  [policy('traditional', '2023-03-31', '9 lakh', '1 cr'), free],
  [policy('traditional', '2024-02-29', '3 lakh', '1 cr', { allPremiums: '5 lakh' }), free],
  [policy('traditional', '2024-02-29', '3 lakh', '1 cr', { allPremiums: '6 lakh' }), taxed],
  // A total below this policy's own premium is raised to it.
  [policy('traditional', '2024-02-29', '6 lakh', '1 cr', { allPremiums: '1' }), taxed],
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

test('tax deducted at source is a share of the gain, above the threshold of the rule', () => {
  const taxedPolicy = (paidIn: string, payout: string) =>
    answerCalculator(
      maturityTaxCalculator,
      policy('traditional', '2023-05-10', '6 lakh', '1 cr', { paidIn, payout }),
    ).text.at(-1);
  expect(taxedPolicy('60 lakh', '80 lakh')).toContain(
    '₹20,00,000. The insurer takes off 2% of it, ₹40,000',
  );
  expect(taxedPolicy('60 lakh', '50 lakh')).toContain('no gain to tax');
  expect(taxedPolicy('50000', '1 lakh')).toContain('One condition');
  expect(taxedPolicy('50000', '100001')).toContain(
    '₹50,001. The insurer takes off 2% of it, ₹1,000',
  );
});

test.each<[Typed, string]>([
  [policy('traditional', '2026-02-29', '1', '1'), 'issued'],
  [policy('traditional', '1950-01-01', '1', '1'), 'issued'],
  [policy('traditional', '2023-05-10', '0', '1'), 'premium'],
  [policy('traditional', '2023-05-10', '1', ''), 'sumAssured'],
  [policy('traditional', '2023-05-10', '1', '10', { payout: '5' }), 'paidIn'],
  [policy('traditional', '2023-05-10', '1', '10', { paidIn: '5' }), 'payout'],
])('%j is rejected at the field %s', (typed, wrong) => {
  const read = (name: string) => typed[name as keyof Typed] ?? '';
  const outcome = parseCalculatorQuery(maturityTaxCalculator, read, '2026-11-23');
  if (outcome.kind !== 'wrong') throw new Error('the query was accepted');
  expect(Object.keys(outcome.errors)).toEqual([wrong]);
});

test('a larger premium never makes a taxed policy exempt', () => {
  for (const kind of ['traditional', 'unitLinked'] as const) {
    for (const issued of ['2004-01-01', '2015-01-01', '2022-01-01', '2025-01-01']) {
      const verdicts = ['1', '1 lakh', '2.5 lakh', '2.6 lakh', '5 lakh', '6 lakh', '1 cr'].map(
        (premium) =>
          answerCalculator(maturityTaxCalculator, policy(kind, issued, premium, '40 lakh')).verdict,
      );
      expect(verdicts.lastIndexOf(free)).toBeLessThan(verdicts.indexOf(taxed));
    }
  }
});

test('no text contains a broken number', () => {
  for (const amount of ['1', '1000 crore']) {
    for (const kind of ['traditional', 'unitLinked'] as const) {
      for (const issued of ['1967-01-01', '2024-02-29', '2027-11-01']) {
        const more = { allPremiums: amount, paidIn: '1', payout: amount };
        const answer = answerCalculator(
          maturityTaxCalculator,
          policy(kind, issued, amount, '1', more),
        );
        expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity|undefined|null|₹-/);
      }
    }
  }
});
