/**
 * Worked by hand: price and accessories, less the table's depreciation for the age, to the rupee; the loss less the
 * deductible.
 */
import { testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { discontinuedModelRule } from '../../../content/shared-rules.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { bikeIdvCalculator, carIdvCalculator } from './idv-calculator.ts';
import { declaredValue } from './idv-words.ts';

const answers = testAnswers(carIdvCalculator, {
  parts: {
    // The numbers are the amounts of the working.
    sums: ({ working, numbers }) => {
      const values = Object.fromEntries(working.rows.map((row) => [row.label, row.value]));
      const sums = [values.IDV, values['Paid after a theft or total loss']];
      const inWords = sums.map((sum) => rupeesInWords(Number(sum?.replace(/\D/g, ''))));
      expect(numbers.map(({ value }) => value)).toEqual(inWords);
      return sums.join(', ');
    },
    against: ({ chart }) => String(chart?.bars.map(({ against }) => against?.label)),
  },
});

// IDV, and what a total loss pays.
answers`
  typed | sums
  years 0; months 0; price 10 lakh | ₹9,50,000, ₹9,49,000
  years 0; months 6; price 10 lakh | ₹9,50,000, ₹9,49,000
  years 0; months 7; price 10 lakh | ₹8,50,000, ₹8,49,000
  years 1; months 0; price 10,00,000 | ₹8,50,000, ₹8,49,000
  years 1; months 1; price 10 lakh | ₹8,00,000, ₹7,99,000
  years 2; months 0; price 10 lakh | ₹8,00,000, ₹7,99,000
  years 2; months 1; price 10 lakh | ₹7,00,000, ₹6,99,000
  years 3; months 0; price 7,49,999 | ₹5,24,999, ₹5,23,999
  years 3; months 6; price 10 lakh | ₹6,00,000, ₹5,99,000
  years 4; months 0; price 1 cr | ₹60,00,000, ₹59,99,000
  years 4; months 11; price 6.5 lakh | ₹3,25,000, ₹3,24,000
  years ५; months 0; price १०,००,००० | ₹5,00,000, ₹4,99,000
  years 5 years; months; price 100 crore | ₹50,00,00,000, ₹49,99,99,000
  years 5; months 0; price 1000 | ₹500, ₹0
`;

// The table gives 6 lakh; a quote below or above it shows the difference.
const quoted = 'years 3; months 6; price 10 lakh';
const open = 'years 5; months 1; price 8 lakh';
const farAbove = 'Your quote is far above the table: ask why (…: ₹6 lakh, …, IDV in your quote: …)';
answers`
  typed | verdict | exception | against
  ${quoted}; offered 5.4 lakh | | …₹60,000 less than the table…: …
  ${quoted}; offered 6.6 lakh | | …₹60,000 more than the table…: …
  ${quoted}; offered 6 lakh | | …the same IDV…: …
  ${quoted}; offered 7.2 lakh | At 3 years 6 months the table leaves 60% of today’s price (…: ₹6 lakh, …, IDV in your quote: …) | …Ask on which price it rests… | IDV in your quote,
  ${quoted}; offered 7,20,001 | ${farAbove} | …Ask on which price it rests… | IDV in your quote,
  ${quoted}; offered 18 lakh | ${farAbove} | …Ask on which price it rests… | IDV in your quote,
  ${open} | The table stops at 5 years: you and the insurer agree on the IDV (Start below the table’s last value: ₹4 lakh)
  ${open}; offered 3.5 lakh | The table stops at 5 years: the IDV is the value you agreed (IDV you agreed: ₹3.5 lakh, A theft or total loss pays: ₹3.49 lakh, The table, at 5 years: ₹4 lakh)
  years 9; price 10 lakh; offered 6.1 lakh | Your value is far above what the table leaves at 5 years: ask why (… | It is ₹1.1 lakh more than the table leaves at 5 years: …
`;

const steps =
  'At 1 year: …680000… / At 3 years: …560000… / At 5 years: the table stops here: …400000…';
answers`
  typed | working | bars | tables | text | question | no working | why
  years 2; months 3; price 10 lakh; accessories 50000; deductible 7000 | Listed price today: ₹10,00,000 / Accessories: ₹50,000 / Taken off at 2 years 3 months: 30%: −₹3,15,000 / IDV: ₹7,35,000 / Deductible: −₹7,000 / Paid after a theft or total loss: ₹7,28,000 | | | | | | accessories depreciate at the same rate: 10,50,000 less 30%; less 2,000 + 5,000
  ${open} | | ${steps} / Yours, at 5 years 1 month: … to be agreed | | …agree on the value in writing… | | | over five years the value is agreed, starting from the table’s last row
  ${open}; offered 3.5 lakh | | ${steps} / Yours, at 5 years 1 month: … 350000… | | | | / IDV:
  ${quoted} | | | | | Car, 3 years 6 months, ₹10 lakh new today
  years 0; price 10 lakh; accessories 50000 | | /^At 0 months: [^/]* / At 1 year: [^/]* / At 5 years: [^/]*$/ | | | | | at most three ages
  years 3; price 10 lakh | | /^[^/]* 700000, [^/]* 300000 / [^/]* 600000, [^/]* 400000 / [^/]* 500000, [^/]* 500000$/ | …/ 3 years; 30%; ₹7,00,000; ₹5,25,000 / 4 years; 40%; ₹6,00,000; ₹4,50,000 / 5 years; 50%; ₹5,00,000; ₹3,75,000 / over 5 years; no row; by agreement; by agreement… | | | | 75% of the IDV is the threshold of a total loss
`;

testAnswers(bikeIdvCalculator)`
  typed | verdict | assumptions | question | why
  years 1; months 6; price 1 lakh | At 1 year 6 months the table leaves 80% of today’s price (IDV by the table: ₹80,000, A theft or total loss pays: ₹79,900) | …Ask whether your two-wheeler policy has the same… | | the lower deductible, and the table is labelled as that of cars
  years 2; price 90000 | | …${discontinuedModelRule.text}… | | a model that is no longer made
  ${quoted}; accessories 5000; offered 7 lakh | | | Two-wheeler, 3 years 6 months, ₹10 lakh new today, ₹5,000 of accessories, quoted at ₹7 lakh
`;

answers`
  typed | field
  years -1; price 10 lakh | years
  years 3; months 12; price 10 lakh | months
  years 3; price 0 | price
  years 101; price 10 lakh | years
  years 3; price 1000 crore | price
`;

test('a value never rises with age and never falls with the price', () => {
  for (let age = 1; age <= 60; age += 1) {
    for (const price of [1, 999, 54_321, 1_000_000, 999_999_999]) {
      const value = declaredValue(price, age) ?? Number.NaN;
      expect(value).toBeLessThanOrEqual(declaredValue(price, age - 1) ?? Number.NaN);
      expect(value).toBeLessThanOrEqual(declaredValue(price + 1, age) ?? Number.NaN);
    }
  }
});

testSoundAnswers(carIdvCalculator, [
  ['0', '1', '5', '17', '60'].map((years) => `years ${years}; accessories 0`),
  ['price 1000', 'price 1,00,00,000', 'price 100 crore'],
  ['offered', 'offered 1000', 'offered 50 lakh'],
  ['deductible 0', 'deductible 15000', 'deductible 1 cr'],
]);
