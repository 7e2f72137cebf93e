/**
 * Incomes by compound interest, the capital as twelve months ÷ the rate, monthly sums from a spreadsheet's PMT in
 * advance.
 */
import { answerCalculator } from '../../../../testing/data/answer-calculator.ts';
import { testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { pensionCalculator } from './pension-calculator.ts';

const answers = testAnswers(pensionCalculator);

answers`
  typed | verdict
  income 40000; age 35; from 60 | Save this every month until you are 60, to have this income for life (A month: ₹31,383, Needed at 60: ₹2.13 crore)
  income 40,000; age 25; from 60 | Save this every month until you are 60, to have this income for life (A month: ₹22,872, Needed at 60: ₹3.16 crore)
  income ४००००; age 45; from 60 | Save this every month until you are 60, to have this income for life (A month: ₹49,973, Needed at 60: ₹1.44 crore)
  income 40000; age 59; from 60 | Save this every month until you are 60, to have this income for life (A month: ₹6.72 lakh, Needed at 60: ₹83.2 lakh)
  income 40000; age 60; from 60 | To have this income from today, you need this sum now (Needed now: ₹80 lakh)
  income 50000; age 60; annuity 7.2 | To have this income from today, you need this sum now (Needed now: ₹83.33 lakh)
  income 50000; age 60; from 60; annuity 7.2; saved 30 lakh | What you saved is not enough for this income yet (Still missing: ₹53.33 lakh, Needed now: ₹83.33 lakh)
  income 50000; age 60; from 60; annuity 7.2; saved 1 cr | What you saved is enough for this income from 60 (Needed now: ₹83.33 lakh)
  income 30000; age 40; from 60; saved 5 lakh | Save this every month until you are 60, to have this income for life (A month: ₹25,334, Needed at 60: ₹1.31 crore)
  income 30000; age 40; from 60; saved 5 lakh; other 10000 | Save this every month until you are 60, to have this income for life (A month: ₹15,716, Needed at 60: ₹87.64 lakh)
  income 30000; age 40; from 60; inflation 0; rate 0 | Save this every month until you are 60, to have this income for life (A month: ₹25,000, Needed at 60: ₹60 lakh)
  income 30000; age 40; from 60; raise 5 | Save this every month until you are 60, to have this income for life (A month, in the first year: ₹19,164, Needed at 60: ₹1.31 crore)
  income 30000; age 40; from 60; annuity 7; inflation 5; rate 8 | Save this every month until you are 60, to have this income for life (A month: ₹23,829, Needed at 60: ₹1.36 crore)
  income 20000; age 18; from 58; rate 7; raise 7 | Save this every month until you are 58, to have this income for life (A month, in the first year: ₹2,756, Needed at 58: ₹1.92 crore)
  income 10000; age 70; from 75 | Save this every month until you are 75, to have this income for life (A month: ₹34,850, Needed at 75: ₹24.33 lakh)
  income 100; age 18; from 100 | Save this every month until you are 100, to have this income for life (A month: ₹21, Needed at 100: ₹4.99 lakh)
  income 40000; age 35; from 60; saved 10 cr | What you saved is enough for this income from 60 (Needed at 60: ₹2.13 crore)
  income 25000; age 50; from 55; saved 20 lakh; other 5000; annuity 6.5; inflation 6; rate 5.5 | Save this every month until you are 55, to have this income for life (A month: ₹33,752, Needed at 55: ₹49.41 lakh)
`;

testAnswers(pensionCalculator, { given: 'income 30000; age 40; from 60' })`
  typed | verdict | why
  epf 3 lakh; nps 2 lakh | Save this every month until you are 60, to have this income for life (A month: ₹25,334, Needed at 60: ₹1.31 crore) | The same as 30,000 from 40 to 60 with 5 lakh saved: 25,334 a month.
  epf 0; nps 0; saved 5 lakh | Save this every month until you are 60, to have this income for life (A month: ₹25,334, Needed at 60: ₹1.31 crore)
  epf 3 lakh; nps 1 lakh; saved 1 lakh; paying 15000 | Save this beside EPF and NPS until you are 60, to have this income for life (A month more: ₹10,334, Needed at 60: ₹1.31 crore)
  saved 5 lakh; paying 25334 | What is paid into EPF and NPS is enough for this income from 60 (Needed at 60: ₹1.31 crore)
  epf 10 cr; paying 15000 | What you saved is enough for this income from 60 (Needed at 60: ₹1.31 crore)
`;

const usual = testAnswers(pensionCalculator, { given: 'income 40000; age 35; from 60' });
const funds = 'epf 30 lakh; nps 10 lakh; paying 10000';
usual`
  typed | verdict | question | working | tables | why
  age 60; ${funds} | What you saved is not enough for this income yet (Still missing: ₹40 lakh, Needed now: ₹80 lakh) | | | | EPF and NPS are a part of what is missing on the day itself
  age 59; ${funds} | Save this beside EPF and NPS until you are 60, to have this income for life (A month more: ₹3.19 lakh, Needed at 60: ₹83.2 lakh) | | …/ Paid into EPF and NPS already: … / A month beside that: ₹3,19,391 | | and in the year before: 83.2 lakh less 40 lakh at 6%: 40.8 lakh in a year, by twelve sums that grow to 12.387 times one
  epf 3 lakh; saved 1 lakh; paying 15000 | | ₹40,000 a month from 60, age 35, EPF ₹3 lakh, savings of ₹1 lakh, ₹15,000 a month paid in
  age 35 | | | | …/ 60; ₹40,000 / 70; ₹27,023 / 80; ₹18,255 / 90; ₹12,333 /… | a level income loses purchasing power: 40,000 ÷ 1.04^10, ^20, ^30
  age 35 | | | | …/ 15 years, to age 75; ₹1.69 crore / … / 30 years, to age 90; ₹2.95 crore | a rising one lasts for the planned years: 12 × 1,06,633 × the sum of (1.04 ÷ 1.06)^k, k from 0 to 14 and to 29
`;

// What EPF and NPS hold is asked first, then comes what a level income loses.
usual`
  typed | exception | says
  saved 5 lakh | EPF and NPS are not in the sum so far: …
  epf 1 lakh | At 80, this income buys what ₹18,255 buys today: …
  paying 5000 | At 80, this income buys what ₹18,255 buys today: …
  age 35 | | …At 80, this income buys what ₹18,255 buys today. An annuity usually pays the same…
  saved 10 cr | At 80, this income buys what ₹18,255 buys today: …
  saved 10 cr; inflation 0 | –
`;

answers`
  typed | field
  income 40000; age 17; from 60 | age
  income 40000; age 101; from 60 | age
  income 0; age 35; from 60 | income
  income 40000; age 61; from 60 | from
  income 40000; age 35; from 60; other 40000 | other
`;

test('the note of what is there names each fund', () => {
  const typed = { income: '40000', age: '60', from: '60', epf: '30 lakh', nps: '10 lakh' };
  const { working } = answerCalculator(pensionCalculator, { ...typed, paying: '10000' });
  expect(working.rows.at(-1)?.note).toBe('Today EPF ₹30,00,000, NPS ₹10,00,000, other ₹0.');
});

test('more income never needs less; a better annuity rate or return never needs more', () => {
  for (const age of ['18', '45', '59']) {
    const needed = (name: string, values: string[]) =>
      values.map((value) => {
        const typed = { income: '5000', age, from: '60', [name]: value };
        const { rows } = answerCalculator(pensionCalculator, typed).working;
        return Number(rows.at(-1)?.value.replace(/\D/g, ''));
      });
    for (const sums of [
      needed('income', ['5000', '5001', '50000', '5 lakh']),
      needed('inflation', ['0', '3', '6', '20']),
      needed('annuity', ['20', '7', '6', '1']),
      needed('rate', ['20', '7', '6', '0']),
    ])
      expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  }
});

testSoundAnswers(
  pensionCalculator,
  [
    ['income 100', 'income 40000', 'income 10 cr'],
    ['age 18; from 100', 'age 100; from 100', 'age 59; from 60', 'age 60; from 60'],
    ['rate 0; inflation 0; raise 0', 'rate 20; inflation 20; raise 20'],
    ['epf 3 lakh; paying 5000', 'saved 30 lakh', 'saved 100 cr; nps 1; paying 1'],
  ],
  ({ chart, working }) => {
    const needed = working.rows.find(({ label }) => label.startsWith('Needed at'))?.value;
    const sum = chart?.bars[0]?.parts.reduce((all, { amount }) => all + amount, 0) ?? 0;
    if (needed)
      expect([needed, Math.round(sum)]).toEqual([needed, Number(needed.replace(/\D/g, ''))]);
  },
);
