/** Trips worked by hand: no sum without a large bill, the visa's minimum, and never less than the bill. */
import {
  answerCalculator,
  answerText,
  verdictWithNumbers,
} from '../../../testing/data/answer-calculator.ts';
import { travelCoverCalculator } from './travel-cover-calculator.ts';

type Case = {
  typed: Partial<Record<keyof typeof travelCoverCalculator.fields, string>>;
  /** The sum to ask for; null where none may be named. */
  sum: string | null;
  /** The minimum of a visa, where one is known. */
  visa: string | null;
  says: RegExp;
};

const cases: [string, Case][] = [
  [
    'USA, 20 days, the price of a day alone',
    {
      typed: { place: 'america', days: '20', hospitalDay: '4000' } as Case['typed'],
      sum: null,
      visa: null,
      says: /^For one trip, buy a single trip policy/,
    },
  ],
  [
    'USA, 20 days, a bill of 300,000',
    {
      typed: { place: 'america', days: '20', bill: '300000', billFor: 'operation' },
      sum: '$300,000',
      visa: null,
      says: /this sum or more .*plus the flight home \(Medical sum to ask for: \$300,000\)/,
    },
  ],
  [
    'Europe, 10 days, no bill: the visa alone',
    {
      typed: { place: 'schengen', days: '10' },
      sum: null,
      visa: '€30,000',
      says: /^For one trip, .*Visa minimum: €30,000, Days to cover/,
    },
  ],
  [
    'Europe, 90 days, a bill of 80,000: more than the visa asks',
    {
      typed: { place: 'schengen', days: '90', bill: '80000', billFor: 'operation' },
      sum: '€80,000',
      visa: '€30,000',
      says: /sum or more .*€80,000/,
    },
  ],
  [
    'Europe, 180 days, no bill: no short-stay visa, so not its minimum',
    {
      typed: { place: 'schengen', days: '180' },
      sum: null,
      visa: null,
      says: /^You need a national visa for so long a stay.*90 days/,
    },
  ],
  [
    'Europe, 91 days, a bill of 8,000, below the minimum of the visa that it has not',
    {
      typed: { place: 'schengen', days: '91', bill: '8000', billFor: 'operation' },
      sum: '€10,000',
      visa: null,
      says: /^Ask for this sum or more .*€10,000/,
    },
  ],
  [
    'USA, 20 days, a flight of 50,000 without a bill: the flight is not asked for again',
    {
      typed: { place: 'america', days: '20', flightHome: '50000' },
      sum: null,
      visa: null,
      says: /^For one trip, .*Least for a US visitor visa: None/,
    },
  ],
  [
    'another country, one day, no bill',
    {
      typed: { place: 'elsewhere', days: '1' },
      sum: null,
      visa: null,
      says: /^For one trip, buy a single trip policy/,
    },
  ],
];

test.each(cases)('%s', (_name, { typed, sum, visa, says }) => {
  const answer = answerCalculator(travelCoverCalculator, typed, '2026-11-26');
  const { verdict, working } = answer;
  expect(verdictWithNumbers(answer)).toMatch(says);
  const total = working.rows.find(({ isTotal }) => isTotal)?.value;
  expect(total).toBe(sum ?? 'yours to name');
  const known = working.rows.find(({ label }) => label.includes('visa'))?.value;
  expect(known ?? null).toBe(visa);
  if (sum === null)
    expect(`${verdict} ${answerText(answer)}`).not.toMatch(/(?<!C)\$\d|ask for this sum/i);
});

test('a national visa is never said to ask for the minimum of the Visa Code', () => {
  for (const bill of ['', '80000']) {
    const answer = answerCalculator(
      travelCoverCalculator,
      { place: 'schengen', days: '180', bill, billFor: 'operation' },
      '2026-11-26',
    );
    expect(JSON.stringify(answer)).not.toContain('€30,000');
    expect(answer.reasons?.text[0]).toMatch(/90 days in any 180 days.*national visa/);
  }
});

test('a trip inside India has no table of a visa, and no country is named for the visitor', () => {
  const answerTo = (place: string) =>
    answerCalculator(travelCoverCalculator, { place, days: '10' }, '2026-11-26');
  expect(JSON.stringify(answerTo('india').tables)).not.toMatch(/visa/i);
  expect(answerTo('america').tables?.at(-1)?.rows.at(-1)?.[0]).toBe('Any other visa');
  expect(answerTo('elsewhere').text.join(' ')).not.toContain('this country');
});
