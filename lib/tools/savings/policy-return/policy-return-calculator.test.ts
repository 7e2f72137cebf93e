/** Plans as illustrations print them; rates from a spreadsheet's IRR for the same two columns. */
import { answerCalculator } from '../../../../testing/data/answer-calculator.ts';
import { readInput, testAnswers, testSoundAnswers } from '../../../../testing/data/answer-rows.ts';
import { policyReturnCalculator } from './policy-return-calculator.ts';

const today = '2026-11-22';
const answers = testAnswers(policyReturnCalculator, { given: 'kind nonParticipating', today });
/** The same amount in each of these years, as a column. */
const yearly = (amount: number, from: number, to: number) =>
  Array.from({ length: to }, (_, year) => (year + 1 >= from ? amount : '-')).join('\\n');

answers`
  typed | verdict
  premium 1 lakh; paying 10; end 20; maturity 20 lakh | This plan returns less than a deposit at 6% (Return: 4.5% a year)
  premium 1,00,000; paying 10; end 20; maturity 16,00,000 | This plan returns less than a deposit at 6% (Return: 3.1% a year)
  premium 60000; paying 10; end 20; maturity 10 lakh | This plan returns less than a deposit at 6% (Return: 3.3% a year)
  premium 50000; paying 5; end 10; maturity 3 lakh | This plan returns less than a deposit at 6% (Return: 2.3% a year)
  premium 50000; paying 5; end 10; maturity 2.5 lakh | This plan pays back what you pay in, and nothing more (Return: 0% a year)
  premium 50000; paying 5; end 10; maturity 2 lakh | This plan pays back less than you pay in (Return: −2.8% a year)
  premium 5 lakh; paying 1; end 10; maturity 10 lakh | This plan returns more than a deposit at 6% (Return: 7.2% a year)
  premium 100; paying 1; end 1; maturity 107 | This plan returns more than a deposit at 6% (Return: 7.0% a year)
  premium 1 lakh; paying 10; end 10; maturity 0; benefits ${yearly(200_000, 10, 10)} | This plan pays back less than you pay in (Return: −32.9% a year)
  premium 1 lakh; paying 12; end 37; maturity 0; benefits ${yearly(120_000, 13, 37)} | This plan returns less than a deposit at 6% (Return: 5.1% a year)
  premium 1 lakh; paying 12; end 37; maturity 12 lakh; benefits ${yearly(120_000, 13, 37)} | This plan returns more than a deposit at 6% (Return: 6.1% a year)
  premium 1 cr; paying 5; end 15; maturity 10 cr | This plan returns less than a deposit at 6% (Return: 5.5% a year)
  premium 1000; paying 60; end 60; maturity 180000 | This plan returns less than a deposit at 6% (Return: 3.2% a year)
  premium 1000; paying 10; end 20; maturity 0 | Nothing comes back, so there is no return (Paid in: ₹10,000, Paid to you: ₹0)
  premium 100; paying 1; end 1; maturity 10 crore | Look at the figures again: this is no yearly return (Paid in: ₹100, Paid to you: ₹10 crore)
  premium 132; paying 2; end 2; maturity 0; benefits 230\n0 | This plan pays back less than you pay in (Return: −25.8% a year)
  premium 100; paying 3; end 3; maturity 0; benefits 300 | These figures have no single yearly return (Paid in: ₹300, Paid to you: ₹300)
  premium 500; paying 3; end 3; maturity 0; benefits 500\n500\n500 | This plan pays back what you pay in, and nothing more (Return: 0% a year)
  premium 100; paying 60; end 60; maturity 100 | This plan pays back less than you pay in (Return: −50.0% a year)
  premium 100; paying 1; end 1; maturity 200 | This plan returns more than a deposit at 6% (Return: 100.0% a year)
  premium 1,00,00,00,000; paying 60; end 60; maturity 100000000000 | This plan returns less than a deposit at 6% (Return: 1.6% a year)
`;

const ten = 'premium 1 lakh; paying 10; end 20';
const sixty = 'premium 60000; paying 10; end 20; maturity 10 lakh';
const column = `${ten}; maturity 28 lakh`;
const both = `${ten}; maturity 10 lakh; kind capitalGuarantee`;

// The bars: what was paid in, and what it became.
answers`
  typed | verdict | text | bars | chart | why
  premium 100; paying 1; end 1; maturity 107; deposit 6 | | The difference is 1 percentage point a year, over 1 year. | | In your hands after 1 year | one is counted in the singular
  premium 1 lakh; paying 1; end 10; maturity 179085; deposit 6 | This plan returns the same as a deposit at 6% (Return: 6.0% a year) | – | /^[^/]* 100000, [^,/]* 79085 / [^/]* 100000, [^,/]* 79085$/ | | a deposit at the plan’s own rate reaches the same sum
  ${ten}; maturity 20 lakh; term 10000; deposit 6 | | | …/ Term cover, and the rest at 6%: paid in 900000, growth 1351898 | | only the remaining premium earns interest: 90,000 × ((1.06^10 − 1) ÷ 0.06 × 1.06) × 1.06^10
  ${sixty}; kind participating; bonus 8 lakh | This plan returns less than a deposit at 6% (Return: 3.3% a year, With bonuses, not promised: 7.2% a year) | | …/ The plan with the bonuses, not promised: … 1000000, … 800000…
  ${column}; kind unitLinked | This plan returns more than a deposit at 6%, if the fund grows as assumed (Return: 6.7% a year)
  ${column}; kind unknown | This plan returns more than a deposit at 6% (Return: 6.7% a year)
  ${both}; fixed 60000 | This plan promises what you pay in, and nothing more (Promised return: 0% a year, On the fixed part: 3.3% a year) | | Promised, by the fixed part alone: … 600000, … 400000… | | 60,000 a year for 10 years, 10 lakh after 20: as in lib/content/products/capital-guarantee.ts
  ${both} | …(Promised return: 0% a year) | | /^Promised, by the fixed part alone: [^,/]* 1000000( /.*)?$/
  ${both}; maturity 9 lakh | This plan promises less than you pay in (…
  ${both}; maturity 30 lakh | | A deposit at 6% returns … less…
`;

// Leaving early: the shares in the rules, and the insurer's own value where they have none.
answers`
  typed | tables | captions | exception | assumptions | says | question | no exception | why
  ${sixty} | …/ 1; ₹60,000; nothing yet; ₹25,307 / 2; ₹1.2 lakh; ₹36,000; ₹54,410 / 3; … / 4; … / 5; ₹3 lakh; ₹1.5 lakh; ₹1.69 lakh / 6; … / 7; … / 10; …; the insurer’s own share; … / 15; … / 19; …; ₹5.4 lakh; … | | …: After 2 years you have paid ₹1.2 lakh, and the rules ask for at least ₹54,410 back. | | | | | the last two years: 90% of 6 lakh
  premium 1000; paying 2; end 2; maturity 2000 | | | …: After 1 year you have paid ₹1,000, and the rules ask for at least ₹930 back. | | | | | two years in all: the special value alone, after the first
  premium 1000; paying 2; end 2; maturity 20000 | | | – 
  premium 1 lakh; paying 5; end 10; maturity 5 lakh; benefits 10000 | – | | | …What you get if you leave early is left out… | | | | a plan with earlier payouts has no table of ours
  ${column}; kind unitLinked | /^When; What you get / [^₹/]*Life cover ends[^₹/]*discontinued fund[^₹/]*at least 4% a year[^₹/]*paid when the 5 years are over[^₹]*$/ | | …promises no value…: …is borne by the policyholder… | | | ULIP, ₹1 lakh a year for 10 years, ₹28 lakh after 20 years | | no guaranteed and no special value: what the discontinued fund pays
  ${sixty}; kind participating | …/ 5; ₹3 lakh; ₹1.5 lakh; ₹1.69 lakh /… | …counted from the guaranteed column alone… | | …count the guaranteed column only…
  ${sixty}; kind participating; bonus 8 lakh | …/ 5; ₹3 lakh; ₹1.5 lakh; ₹1.69 lakh /… | …counted from the guaranteed column alone… | | | | | | whatever bonus is entered
  ${both}; fixed 60000 | – | | Nothing of the unit-linked part is promised: …
  ${column}; kind unknown | – | | | | …left out. A unit-linked plan has no guaranteed value at all…
`;

answers`
  typed | error
  ${ten}; end 5; maturity 1 | end: The plan cannot end before the last premium.
  premium 1 lakh; paying 1; end 2; maturity 1; benefits 1\n2\n3 | benefits: The plan ends after 2 years: enter no more than 2 amounts.
  premium 1 lakh; paying 1; end 1; maturity 1; benefits 1\n2 | benefits: The plan ends after 1 year: enter no more than 1 amount.
  premium 1000; paying 2; end 5; maturity 1000; term 1000 | term: Enter less than the plan’s own premium: what is left of it is saved.
  ${column}; kind | kind: Choose one: the kind of plan.
  ${sixty}; bonus 1 | bonus: Only a participating plan has bonuses.
  ${both}; fixed 1 lakh | fixed: Enter less than the whole premium: the rest goes to the unit-linked part.
  ${both}; kind unitLinked; fixed 60000 | fixed: Only a capital guarantee plan has a fixed part beside another one.
`;

const answerOf = (typed: string) =>
  answerCalculator(
    policyReturnCalculator,
    readInput(policyReturnCalculator, `kind nonParticipating; ${typed}`),
    today,
  );

test('the return rises with the plan’s payouts, at the end and before', () => {
  const rateOf = (typed: string) => {
    const value = answerOf(typed).numbers[0]?.value ?? '';
    return Number(/(−?[\d.]+)% a year/.exec(value)?.[1]?.replace('−', '-') ?? 0);
  };
  for (const [paying, end] of [
    [1, 5],
    [7, 15],
    [60, 60],
  ] as const) {
    const rates = [3, 5, 8, 10, 12, 15, 20, 25].map((tenths) => {
      const more = `premium 1000; paying ${paying}; end ${end}; maturity ${tenths * 100 * paying}`;
      const onTheWay = rateOf(`${more}; benefits ${'-\\n'.repeat(end - 1)}500`);
      expect(onTheWay).toBeGreaterThanOrEqual(rateOf(more));
      return rateOf(more);
    });
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  }
});

test('the sources are those of the rules that apply to the kind', () => {
  const idsOf = (kind: string) => answerOf(`${column}; kind ${kind}`).figures.map(({ id }) => id);
  expect(idsOf('unitLinked')).not.toContain('life-surrender-payable');
  expect(idsOf('unknown')).toEqual(['illustration-rates']);
  expect(answerOf(`${both}; fixed 60000`).chart?.bars[0]?.against?.amount).toBe(1_000_000);
});

test('no hint invites a column with bonuses into the sum at the end', () => {
  const { hint } = policyReturnCalculator.fields.maturity;
  expect(hint).toMatch(/^From the guaranteed column; 0 if it shows nothing\./);
  expect(hint).not.toMatch(/then the others/);
});

testSoundAnswers(policyReturnCalculator, [
  ['premium 100', 'premium 1 cr', 'premium 100 crore'],
  ['1', '2', '60'].map((years) => `kind nonParticipating; paying ${years}; end ${years}`),
  ['0', '100', '1 lakh', '10000 crore'].map((sum) => `maturity ${sum}`),
]);
