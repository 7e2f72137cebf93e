/**
 * Shares as twelve months ÷ the price; returns from a spreadsheet's IRR (or RATE); present values by compound interest.
 */
import {
  answerCalculator,
  answerText,
  verdictWithNumbers,
} from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import { parseCalculatorQuery } from '../../calculators/parse-calculator-query.ts';
import { annuityCalculator } from './annuity-calculator.ts';
import { type QuotedAnnuity, returnByLife, totalPaid } from './quoted-annuity.ts';

type Typed = Partial<Record<keyof typeof annuityCalculator.fields, string>>;
const price = '20 lakh';
const all: Typed = {
  price,
  lifeOnly: '12000',
  priceBack: '10000',
  joint: '11200',
  certain: '11500',
};
const lakhs20 = { name: '', price: 2_000_000, isPriceReturned: false, certainYears: 0 };

test.each<[Typed, string]>([
  [{ price, lifeOnly: '12000' }, 'Life only pays 7.2% of its price a year (A month: ₹12,000)'],
  [
    { price, priceBack: '10,000' },
    'Price returned pays 6.0% of its price a year (A month: ₹10,000)',
  ],
  [{ price, joint: '11200' }, 'Joint life pays 6.7% of its price a year (A month: ₹11,200)'],
  [
    { price, certain: '11500' },
    '10 years certain, then life pays 6.9% of its price a year (A month: ₹11,500)',
  ],
  [
    { price: '1 cr', lifeOnly: '61,250' },
    'Life only pays 7.4% of its price a year (A month: ₹61,250)',
  ],
  [
    { price: '१० लाख', lifeOnly: '५०००' },
    'Life only pays 6.0% of its price a year (A month: ₹5,000)',
  ],
  [
    all,
    'You get the most a month with life only, the most for your nominee with price returned (Life only, a month: ₹12,000, Price returned, a month: ₹10,000)',
  ],
  [
    { ...all, joint: '13000' },
    'You get the most a month with joint life, the most for your nominee with price returned (Joint life, a month: ₹13,000, Price returned, a month: ₹10,000)',
  ],
  [
    { ...all, certain: '14000', certainYears: '1' },
    'You get the most a month with 1 year certain, then life (1 year certain, then life, a month: ₹14,000, Price returned, a month: ₹10,000)',
  ],
  [
    { ...all, certain: '14000', certainYears: '15' },
    'You get the most a month with 15 years certain, then life (15 years certain, then life, a month: ₹14,000, Price returned, a month: ₹10,000)',
  ],
  [
    { price, lifeOnly: '9000', priceBack: '9000' },
    'Each option pays 5.4% of its price a year (A month: ₹9,000)',
  ],
  [{ price: '1000', lifeOnly: '1' }, 'Life only pays 1.2% of its price a year (A month: ₹1)'],
])('%j: %s', (typed, verdict) => {
  expect(verdictWithNumbers(answerCalculator(annuityCalculator, typed))).toBe(verdict);
});

test.each<[Partial<QuotedAnnuity> & { monthly: number }, number, number]>([
  [{ monthly: 12_000 }, 10, -0.055_67],
  [{ monthly: 12_000 }, 20, 0.037_56],
  [{ monthly: 12_000 }, 30, 0.059_16],
  [{ monthly: 10_000 }, 20, 0.018_03],
  [{ monthly: 11_200 }, 30, 0.052_88],
  // A deposit with interest that is repaid: the return is the rate, for any term.
  [{ monthly: 10_000, isPriceReturned: true }, 10, 0.06],
  [{ monthly: 10_000, isPriceReturned: true }, 30, 0.06],
  // The certain period pays on after an earlier death, and makes no difference after it.
  [{ monthly: 11_500, certainYears: 15 }, 10, 0.004_33],
  [{ monthly: 11_500, certainYears: 15 }, 20, 0.032_85],
])('%j over %d years: %d', (annuity, years, rate) => {
  const found = returnByLife({ ...lakhs20, ...annuity }, years);
  if (found.kind !== 'rate') throw new Error(found.kind);
  expect(found.rate).toBeCloseTo(rate, 4);
});

test('the cost of the return of price, and the length of life that makes up for it', () => {
  const { text, exception, tables = [], chart } = answerCalculator(annuityCalculator, all);
  // 2,000 a month at 6%: 19.6 lakh short of 20 after 30 years, above it after 31.
  expect(text[0]).toContain('₹2,000 a month less: saved at 6%, that grows to the price in 31');
  expect(exception?.text).toContain('costs ₹800 a month');
  // 12,000 ÷ 1.04^10 and ^20.
  expect(tables[1]?.rows[0]).toEqual(['Life only', '₹8,107', '₹5,477']);
  expect(tables[2]?.rows[1]).toEqual(['Price returned', ...Array(3).fill('6.0% a year')]);
  expect(chart?.bars.map(({ parts }) => parts.map(({ amount }) => amount))).toEqual([
    [2_880_000],
    [2_400_000, 2_000_000],
    [2_688_000],
  ]);
  // Four quotes, three bars: the table has the fourth.
  expect(tables[0]?.rows.at(-1)).toEqual(['10 years certain, then life', '₹27.6 lakh', '₹0']);
  expect(answerCalculator(annuityCalculator, { ...all, certain: '' }).tables).toHaveLength(2);
});

test('a certain period is paid to its end, after an earlier death to the nominee', () => {
  const certain = { ...lakhs20, monthly: 11_500, certainYears: 30 };
  expect(totalPaid(certain, 20)).toEqual({
    toOwner: 11_500 * 12 * 20,
    toNominee: 11_500 * 12 * 10,
  });
  expect(totalPaid(certain, 40)).toEqual({ toOwner: 11_500 * 12 * 40, toNominee: 0 });
});

test('an implausibly good quote is rejected', () => {
  const answer = answerCalculator(annuityCalculator, {
    price,
    lifeOnly: '9000',
    priceBack: '9500',
  });
  expect(answer.exception?.text).toContain('no less than life only');
});

test('the line of what was asked names the price and each quote', () => {
  const outcome = parseCalculatorQuery(
    annuityCalculator,
    (name) => ({ price, lifeOnly: '12000', priceBack: '10000' })[name as 'price'] ?? '',
    '2026-11-23',
  );
  if (outcome.kind !== 'valid') throw new Error(outcome.kind);
  expect(annuityCalculator.inputSummary?.(outcome.input, '2026-11-23')).toBe(
    '₹20 lakh: ₹12,000 life only, ₹10,000 price returned',
  );
});

test('the spouse comes before what prices do, and nothing is lost', () => {
  const titleOf = (typed: Typed) => answerCalculator(annuityCalculator, typed).exception?.title;
  expect(titleOf(all)).toBe('With life only, the income ends with you');
  expect(titleOf({ ...all, joint: '' })).toBe('A level income buys less each year');
  expect(titleOf({ ...all, joint: '', inflation: '0' })).toBeUndefined();
  expect(answerText(answerCalculator(annuityCalculator, all))).toContain(
    'In 20 years, ₹12,000 a month buys what ₹5,477 buys today',
  );
});

test.each<[Typed, string]>([
  [{ price }, 'lifeOnly'],
  [{ price, lifeOnly: '2 lakh' }, 'lifeOnly'],
  [{ price, lifeOnly: '1,44,000', joint: '11,000' }, 'lifeOnly'],
  [{ price, lifeOnly: '12000', joint: '20 lakh' }, 'joint'],
  [{ price, priceBack: '0' }, 'priceBack'],
  [{ price: '-1', priceBack: '5' }, 'price'],
  [{ price, lifeOnly: '12000', certainYears: '41' }, 'certainYears'],
])('%j is rejected at the field %s', (typed, wrong) => {
  const outcome = parseCalculatorQuery(
    annuityCalculator,
    (name) => typed[name as keyof Typed] ?? '',
    '2026-11-23',
  );
  if (outcome.kind !== 'invalid') throw new Error('the query was accepted');
  expect(Object.keys(outcome.errors)).toEqual([wrong]);
});

test('more income, a longer life or the return of price never lowers the return', () => {
  const rate = (annuity: QuotedAnnuity, years: number) => {
    const found = returnByLife(annuity, years);
    return found.kind === 'rate' ? found.rate : -1;
  };
  for (const monthly of [100, 5000, 12_000, 100_000]) {
    for (const years of [1, 10, 20, 60]) {
      const plain = { ...lakhs20, monthly };
      expect(rate({ ...plain, monthly: monthly + 100 }, years)).toBeGreaterThanOrEqual(
        rate(plain, years),
      );
      expect(rate(plain, years + 1)).toBeGreaterThanOrEqual(rate(plain, years));
      expect(rate({ ...plain, isPriceReturned: true }, years)).toBeGreaterThanOrEqual(
        rate(plain, years),
      );
      expect(rate({ ...plain, certainYears: 25 }, years)).toBeGreaterThanOrEqual(
        rate(plain, years),
      );
    }
  }
});

test('no text contains a broken number', () => {
  for (const paid of ['1000', '100 crore']) {
    for (const income of ['1', '27']) {
      for (const share of ['0', '20']) {
        const same = { lifeOnly: income, priceBack: '1', joint: income, certain: income };
        const typed = { price: paid, ...same, certainYears: '40', inflation: share, rate: share };
        expectSoundAnswer(answerCalculator(annuityCalculator, typed));
      }
    }
  }
});
