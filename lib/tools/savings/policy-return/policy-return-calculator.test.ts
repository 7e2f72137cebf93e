/** Plans as illustrations print them; rates from a spreadsheet's IRR for the same two columns. */
import { answerText, verdictWithNumbers } from '../../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../../testing/data/expect-sound-answer.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import type { CalculatorAnswer } from '../../calculators/calculator.ts';
import { parseCalculatorQuery } from '../../calculators/parse-calculator-query.ts';
import { policyReturnCalculator } from './policy-return-calculator.ts';

const today = '2026-11-22';
type Input = Partial<Record<keyof typeof policyReturnCalculator.fields, string>>;

function parse(fieldValues: Input) {
  return parseCalculatorQuery(
    policyReturnCalculator,
    (name) => fieldValues[name as keyof Input] ?? '',
    today,
  );
}

function answer(fieldValues: Input) {
  const outcome = parse(fieldValues);
  if (outcome.kind !== 'valid') throw new Error(JSON.stringify(outcome));
  return policyReturnCalculator.answer(outcome.input, today);
}

const plan = (premium: string, paying: string, end: string, maturity: string, benefits = '') => ({
  kind: 'nonParticipating',
  premium,
  paying,
  end,
  maturity,
  benefits,
});
const yearly = (amount: number, from: number, to: number) =>
  Array.from({ length: to }, (_, year) => (year + 1 >= from ? amount : '-')).join('\n');

test.each([
  [
    plan('1 lakh', '10', '20', '20 lakh'),
    'This plan returns less than a deposit at 6% (Return: 4.5% a year)',
  ],
  [
    plan('1,00,000', '10', '20', '16,00,000'),
    'This plan returns less than a deposit at 6% (Return: 3.1% a year)',
  ],
  [
    plan('60000', '10', '20', '10 lakh'),
    'This plan returns less than a deposit at 6% (Return: 3.3% a year)',
  ],
  [
    plan('50000', '5', '10', '3 lakh'),
    'This plan returns less than a deposit at 6% (Return: 2.3% a year)',
  ],
  [
    plan('50000', '5', '10', '2.5 lakh'),
    'This plan pays back what you pay in, and nothing more (Return: 0% a year)',
  ],
  [
    plan('50000', '5', '10', '2 lakh'),
    'This plan pays back less than you pay in (Return: −2.8% a year)',
  ],
  [
    plan('5 lakh', '1', '10', '10 lakh'),
    'This plan returns more than a deposit at 6% (Return: 7.2% a year)',
  ],
  [
    plan('100', '1', '1', '107'),
    'This plan returns more than a deposit at 6% (Return: 7.0% a year)',
  ],
  [
    plan('1 lakh', '10', '10', '0', yearly(200_000, 10, 10)),
    'This plan pays back less than you pay in (Return: −32.9% a year)',
  ],
  [
    plan('1 lakh', '12', '37', '0', yearly(120_000, 13, 37)),
    'This plan returns less than a deposit at 6% (Return: 5.1% a year)',
  ],
  [
    plan('1 lakh', '12', '37', '12 lakh', yearly(120_000, 13, 37)),
    'This plan returns more than a deposit at 6% (Return: 6.1% a year)',
  ],
  [
    plan('1 cr', '5', '15', '10 cr'),
    'This plan returns less than a deposit at 6% (Return: 5.5% a year)',
  ],
  [
    plan('1000', '60', '60', '180000'),
    'This plan returns less than a deposit at 6% (Return: 3.2% a year)',
  ],
  [
    plan('1000', '10', '20', '0'),
    'Nothing comes back, so there is no return (Paid in: ₹10,000, Paid to you: ₹0)',
  ],
  [
    plan('100', '1', '1', '10 crore'),
    'Look at the figures again: this is no yearly return (Paid in: ₹100, Paid to you: ₹10 crore)',
  ],
  [
    plan('132', '2', '2', '0', '230\n0'),
    'This plan pays back less than you pay in (Return: −25.8% a year)',
  ],
  [
    plan('100', '3', '3', '0', '300'),
    'These figures have no single yearly return (Paid in: ₹300, Paid to you: ₹300)',
  ],
  [
    plan('500', '3', '3', '0', '500\n500\n500'),
    'This plan pays back what you pay in, and nothing more (Return: 0% a year)',
  ],
  [
    plan('100', '60', '60', '100'),
    'This plan pays back less than you pay in (Return: −50.0% a year)',
  ],
  [
    plan('100', '1', '1', '200'),
    'This plan returns more than a deposit at 6% (Return: 100.0% a year)',
  ],
  [
    plan('1,00,00,00,000', '60', '60', '100000000000'),
    'This plan returns less than a deposit at 6% (Return: 1.6% a year)',
  ],
])('%j: %s', (fieldValues, verdict) => {
  expect(verdictWithNumbers(answer(fieldValues))).toBe(verdict);
});

test('the return rises with the plan’s payouts, at the end and before', () => {
  const rateOf = (fieldValues: Input) => {
    const [rate] = answer(fieldValues).numbers ?? [];
    return Number(/(−?[\d.]+)% a year/.exec(rate?.value ?? '')?.[1]?.replace('−', '-') ?? 0);
  };
  for (const [paying, end] of [
    ['1', '5'],
    ['7', '15'],
    ['60', '60'],
  ] as const) {
    const rates = [3, 5, 8, 10, 12, 15, 20, 25].map((tenths) => {
      const more = plan('1000', paying, end, String(tenths * 100 * Number(paying)));
      const onTheWay = { ...more, benefits: `${'-\n'.repeat(Number(end) - 1)}500` };
      expect(rateOf(onTheWay)).toBeGreaterThanOrEqual(rateOf(more));
      return rateOf(more);
    });
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  }
});

test('no text contains a broken number', () => {
  for (const premium of ['100', '1 cr', '100 crore']) {
    for (const years of ['1', '2', '60']) {
      for (const maturity of ['0', '100', '1 lakh', '10000 crore']) {
        const fieldValues = plan(premium, years, years, maturity, '');
        expectSoundAnswer(answer(fieldValues));
      }
    }
  }
});

test('contradictory figures are rejected', () => {
  expect(parse(plan('1 lakh', '10', '5', '1'))).toMatchObject({
    errors: { end: 'The plan cannot end before the last premium.' },
  });
  expect(parse(plan('1 lakh', '1', '2', '1', '1\n2\n3'))).toMatchObject({
    errors: { benefits: 'The plan ends after 2 years: enter no more than 2 amounts.' },
  });
});

test('one is counted in the singular', () => {
  const oneYear = answer({ ...plan('100', '1', '1', '107'), deposit: '6' });
  expect(oneYear.text).toEqual(['The difference is 1 percentage point a year, over 1 year.']);
  expect(oneYear.chart?.title).toBe('In your hands after 1 year');
  expect(parse(plan('1 lakh', '1', '1', '1', '1\n2'))).toMatchObject({
    errors: { benefits: 'The plan ends after 1 year: enter no more than 1 amount.' },
  });
});

test('term cover that costs as much as the plan leaves nothing to compare', () => {
  expect(parse({ ...plan('1000', '2', '5', '1000'), term: '1000' })).toMatchObject({
    errors: { term: 'Enter less than the plan’s own premium: what is left of it is saved.' },
  });
});

/** Each bar of the comparison: what was paid in, and what it became. */
const barsOf = ({ chart }: CalculatorAnswer) =>
  (chart?.bars ?? []).map(({ label, parts }) => [
    label,
    ...parts.map(({ amount }) => rupeesInWords(amount)),
  ]);

test('a deposit at the plan’s own rate reaches the same sum', () => {
  const same = answer({ ...plan('1 lakh', '1', '10', '179085'), deposit: '6' });
  expect(barsOf(same).map(([, ...parts]) => parts)).toEqual([
    ['₹1 lakh', '₹79,085'],
    ['₹1 lakh', '₹79,085'],
  ]);
  expect(verdictWithNumbers(same)).toBe(
    'This plan returns the same as a deposit at 6% (Return: 6.0% a year)',
  );
  expect(same.text).toEqual([]);
});

test('with term cover and a deposit, only the remaining premium earns interest', () => {
  const compared = answer({
    ...plan('1 lakh', '10', '20', '20 lakh'),
    term: '10000',
    deposit: '6',
  });
  // 90,000 × ((1.06^10 − 1) ÷ 0.06 × 1.06) × 1.06^10
  expect(barsOf(compared)[1]).toEqual(['Term cover, and the rest at 6%', '₹9 lakh', '₹13.52 lakh']);
});

test('surrender uses the shares in the rules, and the insurer’s own value where they have none', () => {
  const { tables = [] } = answer(plan('60000', '10', '20', '10 lakh'));
  const byYear = Object.fromEntries((tables[0]?.rows ?? []).map((row) => [row[0], row.slice(1)]));
  expect(byYear['1']).toEqual(['₹60,000', 'nothing yet', '₹25,307']);
  expect(byYear['2']).toEqual(['₹1.2 lakh', '₹36,000', '₹54,410']);
  expect(byYear['5']).toEqual(['₹3 lakh', '₹1.5 lakh', '₹1.69 lakh']);
  expect(byYear['10']?.[1]).toBe('the insurer’s own share');
  // The last two years: 90% of 6 lakh.
  expect(byYear['19']?.[1]).toBe('₹5.4 lakh');
  expect(Object.keys(byYear).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 10, 15, 19]);
});

test('a plan with earlier payouts has no surrender table of ours', () => {
  const { tables, assumptions } = answer(plan('1 lakh', '5', '10', '5 lakh', '10000'));
  expect(tables).toEqual([]);
  expect(assumptions.join()).toContain('What you get if you leave early is left out');
});

// The kind decides what leaving early pays.

/** An 8% column of an illustration. */
const assumedColumn = plan('1 lakh', '10', '20', '28 lakh');

test('an address without the kind is asked for it, and every other value stays', () => {
  const { kind: _, ...old } = assumedColumn;
  expect(parse(old)).toMatchObject({
    kind: 'invalid',
    errors: { kind: 'Choose one: the kind of plan.' },
    typed: { premium: '1 lakh', paying: '10', end: '20', maturity: '28 lakh' },
  });
});

test('a unit-linked plan has no guaranteed and no special value, and says what the discontinued fund pays', () => {
  const linked = answer({ ...assumedColumn, kind: 'unitLinked' });
  const { tables = [], exception, figures } = linked;
  expect(verdictWithNumbers(linked)).toBe(
    'This plan returns more than a deposit at 6%, if the fund grows as assumed (Return: 6.7% a year)',
  );
  expect(tables).toHaveLength(1);
  const leaving = tables[0];
  expect(leaving?.columns).toEqual(['When', 'What you get']);
  expect(JSON.stringify(leaving)).not.toMatch(/₹|Special value|Guaranteed value|the rules ask/);
  expect(leaving?.rows[0]?.[1]).toMatch(
    /Life cover ends.*discontinued fund.*at least 4% a year.*paid when the 5 years are over/,
  );
  expect(exception?.title).toContain('promises no value');
  expect(exception?.text).toContain('is borne by the policyholder');
  expect(figures.map(({ id }) => id)).not.toContain('life-surrender-payable');
});

test('the floor of a participating plan counts the guaranteed column only, whatever bonus is entered', () => {
  const guaranteed = { ...plan('60000', '10', '20', '10 lakh'), kind: 'participating' };
  const without = answer(guaranteed);
  const withBonus = answer({ ...guaranteed, bonus: '8 lakh' });
  const fixed = answer(plan('60000', '10', '20', '10 lakh'));
  expect(withBonus.tables?.[0]).toEqual(without.tables?.[0]);
  expect(without.tables?.[0]?.rows).toEqual(fixed.tables?.[0]?.rows);
  expect(without.tables?.[0]?.caption).toContain('counted from the guaranteed column alone');
  expect(without.assumptions.join()).toContain('count the guaranteed column only');
  expect(verdictWithNumbers(withBonus)).toBe(
    'This plan returns less than a deposit at 6% (Return: 3.3% a year, With bonuses, not promised: 7.2% a year)',
  );
  expect(barsOf(withBonus)[1]).toEqual([
    'The plan with the bonuses, not promised',
    '₹10 lakh',
    '₹8 lakh',
  ]);
  expect(parse({ ...plan('60000', '10', '20', '10 lakh'), bonus: '1' })).toMatchObject({
    errors: { bonus: 'Only a participating plan has bonuses.' },
  });
});

test('a capital guarantee plan: what is promised on all that is paid, and on the fixed part alone', () => {
  const both = { ...plan('1 lakh', '10', '20', '10 lakh'), kind: 'capitalGuarantee' };
  const promised = answer({ ...both, fixed: '60000' });
  // 60,000 a year for 10 years, 10 lakh after 20: as in lib/content/products/capital-guarantee.ts.
  expect(verdictWithNumbers(promised)).toBe(
    'This plan promises what you pay in, and nothing more (Promised return: 0% a year, On the fixed part: 3.3% a year)',
  );
  expect(barsOf(promised)[0]).toEqual(['Promised, by the fixed part alone', '₹6 lakh', '₹4 lakh']);
  expect(promised.chart?.bars[0]?.against?.amount).toBe(1_000_000);
  expect(promised.exception?.title).toBe('Nothing of the unit-linked part is promised');
  expect(promised.tables).toEqual([]);
  const undivided = answer(both);
  expect(undivided.numbers.map(({ label }) => label)).toEqual(['Promised return']);
  expect(barsOf(undivided)[0]).toEqual(['Promised, by the fixed part alone', '₹10 lakh']);
  expect(answer({ ...both, maturity: '9 lakh' }).verdict).toBe(
    'This plan promises less than you pay in',
  );
  expect(answer({ ...both, maturity: '30 lakh' }).text[0]).toMatch(
    /^A deposit at 6% returns .+ less/,
  );
  expect(parse({ ...both, fixed: '1 lakh' })).toMatchObject({
    errors: { fixed: 'Enter less than the whole premium: the rest goes to the unit-linked part.' },
  });
  expect(parse({ ...both, kind: 'unitLinked', fixed: '60000' })).toMatchObject({
    errors: { fixed: 'Only a capital guarantee plan has a fixed part beside another one.' },
  });
});

test('a plan of an unknown kind has a return and no floor, and says why', () => {
  const unknown = answer({ ...assumedColumn, kind: 'unknown' });
  const { tables, figures } = unknown;
  expect(verdictWithNumbers(unknown)).toBe(
    'This plan returns more than a deposit at 6% (Return: 6.7% a year)',
  );
  expect(tables).toEqual([]);
  expect(answerText(unknown)).toMatch(
    /left out. A unit-linked plan has no guaranteed value at all/,
  );
  expect(figures.map(({ id }) => id)).toEqual(['illustration-rates']);
});

test('the line of what was asked names the kind, what goes in and what comes out', () => {
  const outcome = parse({ ...assumedColumn, kind: 'unitLinked' });
  if (outcome.kind !== 'valid') throw new Error(outcome.kind);
  expect(policyReturnCalculator.inputSummary?.(outcome.input, today)).toBe(
    'ULIP, ₹1 lakh a year for 10 years, ₹28 lakh after 20 years',
  );
});

test('of a plan with a floor, the answer says what leaving after two years pays at least', () => {
  const textOf = (fieldValues: Input) => answer(fieldValues).exception?.text;
  expect(textOf(plan('60000', '10', '20', '10 lakh'))).toBe(
    'After 2 years you have paid ₹1.2 lakh, and the rules ask for at least ₹54,410 back.',
  );
  // Two years in all: the special value alone, after the first.
  expect(textOf(plan('1000', '2', '2', '2000'))).toBe(
    'After 1 year you have paid ₹1,000, and the rules ask for at least ₹930 back.',
  );
  expect(textOf(plan('1000', '2', '2', '20000'))).toBeUndefined();
});

test('no hint invites a column with bonuses into the sum at the end', () => {
  const { hint } = policyReturnCalculator.fields.maturity;
  expect(hint).toMatch(/^From the guaranteed column; 0 if it shows nothing\./);
  expect(hint).not.toMatch(/then the others/);
});
