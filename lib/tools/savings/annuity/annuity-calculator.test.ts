/**
 * Shares as twelve months ÷ the price; returns from a spreadsheet's IRR (or RATE); present values by compound interest.
 */
import { testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { testRows } from '../../../../testing/data/rows.ts';
import { annuityCalculator } from './annuity-calculator.ts';
import { type QuotedAnnuity, returnByLife, totalPaid } from './annuity-words.ts';

const all = 'lifeOnly 12000; priceBack 10000; joint 11200; certain 11500';
const answers = testAnswers(annuityCalculator, { given: 'price 20 lakh' });

answers`
  typed | verdict
  lifeOnly 12000 | Life only pays 7.2% of its price a year (A month: ₹12,000)
  priceBack 10,000 | Price returned pays 6.0% of its price a year (A month: ₹10,000)
  joint 11200 | Joint life pays 6.7% of its price a year (A month: ₹11,200)
  certain 11500 | 10 years certain, then life pays 6.9% of its price a year (A month: ₹11,500)
  price 1 cr; lifeOnly 61,250 | Life only pays 7.4% of its price a year (A month: ₹61,250)
  price १० लाख; lifeOnly ५००० | Life only pays 6.0% of its price a year (A month: ₹5,000)
  ${all} | You get the most a month with life only, the most for your nominee with price returned (Life only, a month: ₹12,000, Price returned, a month: ₹10,000)
  ${all}; joint 13000 | You get the most a month with joint life, the most for your nominee with price returned (Joint life, a month: ₹13,000, Price returned, a month: ₹10,000)
  ${all}; certain 14000; certainYears 1 | You get the most a month with 1 year certain, then life (1 year certain, then life, a month: ₹14,000, Price returned, a month: ₹10,000)
  ${all}; certain 14000; certainYears 15 | You get the most a month with 15 years certain, then life (15 years certain, then life, a month: ₹14,000, Price returned, a month: ₹10,000)
  lifeOnly 9000; priceBack 9000 | Each option pays 5.4% of its price a year (A month: ₹9,000)
  price 1000; lifeOnly 1 | Life only pays 1.2% of its price a year (A month: ₹1)
`;

const lakhs20 = { name: '', price: 2_000_000, isPriceReturned: false, certainYears: 0 };
const rateOf = (annuity: Partial<QuotedAnnuity> & { monthly: number }, years: number) => {
  const found = returnByLife({ ...lakhs20, ...annuity }, years);
  return found.kind === 'rate' ? found.rate : -1;
};

testRows(['a month', 'certain', 'years'], (row) => {
  const annuity = {
    monthly: Number(row['a month']),
    isPriceReturned: row.certain === 'price',
    certainYears: Number.parseInt(row.certain ?? '', 10) || 0,
  };
  return { 'per cent': () => (100 * rateOf(annuity, Number(row.years))).toFixed(2) };
})`
  a month | certain | years | per cent | why
  12000 | | 10 | -5.57
  12000 | | 20 | 3.76
  12000 | | 30 | 5.92
  10000 | | 20 | 1.80
  11200 | | 30 | 5.29
  10000 | price | 10 | 6.00 | a deposit with interest that is repaid: the return is the rate, for any term
  10000 | price | 30 | 6.00
  11500 | 15 years | 10 | 0.43 | the certain period pays on after an earlier death
  11500 | 15 years | 20 | 3.29 | and makes no difference after it
`;

answers`
  typed | text | exception | tables | bars | question | says | why
  ${all} | …₹2,000 a month less: saved at 6%, that grows to the price in 31… | With life only, the income ends with you: …costs ₹800 a month… | …/ 10 years certain, then life; ₹27.6 lakh; ₹0 / …Life only; ₹8,107; ₹5,477 /… / Price returned; 6.0% a year; 6.0% a year; 6.0% a year… | /: [^,/]* 2880000 / [^:]*: [^,/]* 2400000, [^,/]* 2000000 / [^:]*: [^,/]* 2688000$/ | | …In 20 years, ₹12,000 a month buys what ₹5,477 buys today… | 2,000 a month at 6%: 19.6 lakh short of 20 after 30 years, above it after 31; 12,000 ÷ 1.04^10 and ^20
  lifeOnly 9000; priceBack 9500 | | …no less than life only… | | | | | an implausibly good quote
  lifeOnly 12000; priceBack 10000 | | | | | ₹20 lakh: ₹12,000 life only, ₹10,000 price returned
  ${all}; joint | | A level income buys less each year: … | | | | | the spouse comes before what prices do
  ${all}; joint; inflation 0 | | –
  ${all}; certain | | | /^(?:[^/]*\/){7}[^/]*$/ | | | | three quotes have three bars, and no table for the fourth
`;

answers`
  typed | field
  price 20 lakh | lifeOnly
  lifeOnly 2 lakh | lifeOnly
  lifeOnly 1,44,000; joint 11,000 | lifeOnly
  lifeOnly 12000; joint 20 lakh | joint
  priceBack 0 | priceBack
  price -1; priceBack 5 | price
  lifeOnly 12000; certainYears 41 | certainYears
`;

test('a certain period is paid to its end, after an earlier death to the nominee', () => {
  const certain = { ...lakhs20, monthly: 11_500, certainYears: 30 };
  const year = 11_500 * 12;
  expect(totalPaid(certain, 20)).toEqual({ toOwner: year * 20, toNominee: year * 10 });
  expect(totalPaid(certain, 40)).toEqual({ toOwner: year * 40, toNominee: 0 });
});

test('more income, a longer life or the return of price never lowers the return', () => {
  for (const monthly of [100, 5000, 12_000, 100_000]) {
    for (const years of [1, 10, 20, 60]) {
      const better = [
        rateOf({ monthly: monthly + 100 }, years),
        rateOf({ monthly }, years + 1),
        rateOf({ monthly, isPriceReturned: true }, years),
        rateOf({ monthly, certainYears: 25 }, years),
      ];
      expect(Math.min(...better)).toBeGreaterThanOrEqual(rateOf({ monthly }, years));
    }
  }
});

testSoundAnswers(annuityCalculator, [
  ['price 1000', 'price 100 crore'],
  ['1', '27'].map((sum) => `lifeOnly ${sum}; priceBack 1; joint ${sum}; certain ${sum}`),
  ['certainYears 40; inflation 0; rate 0', 'certainYears 40; inflation 20; rate 20'],
]);
