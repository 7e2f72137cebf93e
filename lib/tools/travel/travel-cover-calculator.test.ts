/** Worked by hand: the larger of the visa's sum and days × a day's cost plus the flight, rounded up to 5,000; quote × trips. */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { travelCoverCalculator } from './travel-cover-calculator.ts';
import { choosePolicy, tripsToBreakEven } from './trip-policies.ts';

type Typed = Parameters<typeof answerCalculator<typeof travelCoverCalculator.fields>>[1];
const answer = (typed: Typed) => answerCalculator(travelCoverCalculator, typed);
const quotes = (single: string, annual: string) => ({ single, annual });

const cases: [name: string, typed: Typed, verdict: string][] = [
  ['the visa alone', { place: 'schengen', days: '10' }, 'Ask for €30,000 or more of medical cover'],
  [
    'a cheap hospital stays below the visa’s sum: 10 × 800',
    { place: 'schengen', days: '10', hospitalDay: '800' },
    'Ask for €30,000 or more of medical cover',
  ],
  [
    '10 × 3,500 is above it',
    { place: 'schengen', days: '10', hospitalDay: '3500' },
    'Ask for €35,000 or more of medical cover',
  ],
  [
    '10 × 3,500 and a flight of 20,001 round up',
    { place: 'schengen', days: '10', hospitalDay: '3,500', flightHome: '20001' },
    'Ask for €60,000 or more of medical cover',
  ],
  [
    'USA, 10 × 4,000',
    { place: 'america', days: '20', hospitalDay: '4000' },
    'Ask for $40,000 or more of medical cover',
  ],
  [
    'USA, 21 × 9,999 is 209,979',
    { place: 'america', days: '20', hospitalDay: '9999', hospitalDays: '21' },
    'Ask for $210,000 or more of medical cover',
  ],
  [
    'another country, nothing named',
    { place: 'elsewhere', days: '5' },
    'No official sum: name a hospital day, and ask the visa office',
  ],
  [
    'a flight alone is a sum',
    { place: 'elsewhere', days: '5', flightHome: '25000' },
    'Ask for $25,000 or more of medical cover',
  ],
  [
    'inside India',
    { place: 'india', days: '5' },
    'In India your health policy is the medical cover',
  ],
  [
    'inside India with a sum of one’s own',
    { place: 'india', days: '5', hospitalDay: '20000', hospitalDays: '5' },
    'Ask for ₹1,00,000 or more of medical cover',
  ],
  [
    '3 × 2,000 against 5,000',
    { place: 'schengen', days: '14', trips: '3', ...quotes('2000', '5000') },
    'Ask for €30,000 or more of medical cover, for a year',
  ],
  [
    '2 × 2,000 against 5,000',
    { place: 'schengen', days: '14', trips: '2', ...quotes('2000', '5000') },
    'Ask for €30,000 or more of medical cover, one trip at a time',
  ],
  [
    '2 × 2,500 against 5,000',
    { place: 'schengen', days: '14', trips: '2', ...quotes('2500', '5000') },
    'Ask for €30,000 or more of medical cover, either way',
  ],
  [
    'a trip longer than the yearly policy allows',
    { place: 'schengen', days: '46', trips: '9', mostDays: '45', ...quotes('2500', '5000') },
    'Ask for €30,000 or more of medical cover, for this trip alone',
  ],
  [
    'as long as it allows',
    { place: 'schengen', days: '45', trips: '9', mostDays: '45', ...quotes('2500', '5000') },
    'Ask for €30,000 or more of medical cover, for a year',
  ],
  [
    'one quote decides nothing',
    { place: 'schengen', days: '14', trips: '4', single: '1,500' },
    'Ask for €30,000 or more of medical cover',
  ],
];
test.each(cases)('%s', (_, typed, verdict) => {
  expect(answer(typed).verdict).toBe(verdict);
  expect(verdict.length).toBeLessThanOrEqual(90);
});

test('with one quote the answer states the limit for the other', () => {
  const textOf = (typed: Typed) =>
    answer({ place: 'schengen', days: '9', ...typed }).text.join(' ');
  expect(textOf({ trips: '4', single: '1500' })).toContain(
    'At this quote the price of 4 trips is ₹6,000',
  );
  expect(textOf({ trips: '3', annual: '5000' })).toContain('₹1,666 a trip');
  expect(textOf({ trips: '3' })).toContain('Enter both quotes');
});

test.each([
  [2000, 5000, 3],
  [2500, 5000, 2],
  [5000, 5000, 1],
  [9000, 5000, 1],
  [1, 1_000_000_000, 1_000_000_000],
])('%s a trip and %s a year break even at %s trips', (single, annual, trips) => {
  expect(tripsToBreakEven(single, annual)).toBe(trips);
});

test('more trips never favour single policies, and the choice changes at the break-even', () => {
  for (const single of [1, 700, 2500, 99_999]) {
    for (const annual of [1, 2499, 5000, 123_456]) {
      for (let trips = 1; trips <= 60; trips++) {
        const choice = choosePolicy({ days: 5, trips, single, annual, mostDays: null });
        if (choice.kind !== 'compared') throw new Error(choice.kind);
        const isYear = choice.better !== 'single';
        expect([single, annual, trips, isYear]).toEqual([
          single,
          annual,
          trips,
          trips >= choice.from,
        ]);
      }
    }
  }
});

test('a higher daily cost, more days or a more expensive flight never lowers the sum', () => {
  const sumOf = (typed: Typed) =>
    Number(
      answer({ days: '9', ...typed })
        .verdict.match(/[€$]([\d,]+)/)?.[1]
        ?.replaceAll(',', ''),
    );
  for (const place of ['schengen', 'america', 'elsewhere']) {
    let last = 0;
    for (const hospitalDay of ['1', '499', '501', '3000', '9999', '1000000']) {
      const sum = sumOf({ place, hospitalDay });
      expect(sum).toBeGreaterThanOrEqual(last);
      expect(sumOf({ place, hospitalDay, hospitalDays: '11' })).toBeGreaterThanOrEqual(sum);
      expect(sumOf({ place, hospitalDay, flightHome: '1' })).toBeGreaterThanOrEqual(sum);
      last = sum;
    }
  }
});

test('a domestic trip longer than the longest standard plan is reported', () => {
  expect(answer({ place: 'india', days: '31' }).text.join()).toContain('yours is longer');
  expect(answer({ place: 'india', days: '30' }).text.join()).not.toContain('yours is longer');
});

test('no text contains a broken value', () => {
  for (const place of ['schengen', 'america', 'elsewhere', 'india']) {
    for (const extra of [
      {},
      { hospitalDay: '1000000', hospitalDays: '180' },
      quotes('1', '1000000000'),
    ]) {
      const answerText = JSON.stringify(answer({ place, days: '365', trips: '60', ...extra }));
      expect(answerText).not.toMatch(/NaN|Infinity|undefined|Invalid/);
    }
  }
});
