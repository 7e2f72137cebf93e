/** Worked by hand: the bill plus the flight, rounded up to 5,000; quote × trips. */
import {
  answerCalculator,
  answerText,
  questionText,
  verdictWithNumbers,
} from '../../../testing/data/answer-calculator.ts';
import { expectSoundAnswer } from '../../../testing/data/expect-sound-answer.ts';
import { travelCoverCalculator } from './travel-cover-calculator.ts';
import { choosePolicy, tripsToBreakEven } from './travel-cover-policies.ts';

type Typed = Parameters<typeof answerCalculator<typeof travelCoverCalculator.fields>>[1];
/** A bill is that of an operation unless the case says otherwise. */
const answer = ({ bill, ...typed }: Typed) =>
  answerCalculator(travelCoverCalculator, {
    ...(bill !== undefined && { bill, billFor: 'operation' }),
    ...typed,
  });
const quotes = (single: string, annual: string) => ({ single, annual });

const oneTrip = 'For one trip, buy a single trip policy for all its days';
const sumOf = (sum: string, more = '') => `(Medical sum to ask for: ${sum}${more})`;
const plusFlight = 'sk for this sum or more for surgery and intensive care, plus the flight home';
const withFlight = 'sk for this sum or more for surgery, intensive care and the flight home';
const europe = { place: 'schengen', days: '14' };

const cases: [name: string, typed: Typed, verdict: string][] = [
  [
    'the visa alone',
    { place: 'schengen', days: '10' },
    `${oneTrip} (Visa minimum: €30,000, Days to cover: 10 days)`,
  ],
  [
    'one day',
    { place: 'schengen', days: '1' },
    `${oneTrip} (Visa minimum: €30,000, Days to cover: 1 day)`,
  ],
  ['180 days', { place: 'elsewhere', days: '180' }, `${oneTrip} (Days to cover: 180 days)`],
  [
    'a bill below the visa’s sum',
    { ...europe, bill: '8000' },
    'The visa asks for more than your bill: are surgery, intensive care and the flight in it? (Visa minimum: €30,000, Your bill: €8,000)',
  ],
  [
    '25,000 and a flight of 4,000',
    { ...europe, bill: '25000', flightHome: '4000' },
    'The visa asks for more than bill and flight: are surgery and intensive care in it? (Visa minimum: €30,000, Your bill and flight: €29,000)',
  ],
  [
    '28,000 and a flight of 5,000 are above it',
    { ...europe, bill: '28000', flightHome: '5000' },
    `A${withFlight} ${sumOf('€35,000')}`,
  ],
  ['a bill above it', { ...europe, bill: '35000' }, `A${plusFlight} ${sumOf('€35,000')}`],
  [
    '35,000 and a flight of 20,001 round up',
    { ...europe, bill: '35,000', flightHome: '20001' },
    `A${withFlight} ${sumOf('€60,000')}`,
  ],
  [
    'USA, nothing named',
    { place: 'america', days: '20' },
    `${oneTrip} (Days to cover: 20 days, Least for a US visitor visa: None)`,
  ],
  [
    'USA, a bill of 300,001',
    { place: 'america', days: '20', bill: '300001' },
    `A${plusFlight} ${sumOf('$305,000')}`,
  ],
  [
    'another country, nothing named',
    { place: 'elsewhere', days: '5' },
    `${oneTrip} (Days to cover: 5 days)`,
  ],
  [
    'a flight alone is no bill',
    { place: 'elsewhere', days: '5', flightHome: '25000' },
    `${oneTrip} (Days to cover: 5 days)`,
  ],
  [
    'inside India',
    { place: 'india', days: '5' },
    'In India your health policy is the medical cover (Standard travel policy, after an accident: ₹1 to 10 lakh, Its longest trip: 30 days)',
  ],
  [
    'inside India with a bill of one’s own',
    { place: 'india', days: '5', bill: '5,00,000' },
    `A${plusFlight} ${sumOf('₹5 lakh')}`,
  ],
  [
    '3 × 2,000 against 5,000',
    { ...europe, bill: '90000', trips: '3', ...quotes('2000', '5000') },
    `A${plusFlight} ${sumOf('€90,000', ', A yearly policy: ₹5,000, 3 single policies: ₹6,000')}`,
  ],
  [
    '2 × 2,500 against 5,000',
    { ...europe, bill: '90000', flightHome: '0', trips: '2', ...quotes('2500', '5000') },
    `A${withFlight} ${sumOf('€90,000', ', 2 single policies: ₹5,000, A yearly policy: ₹5,000')}`,
  ],
  [
    'two sentences that are too long together',
    { ...europe, bill: '90000', trips: '2', ...quotes('2000', '5000') },
    `A${plusFlight} ${sumOf('€90,000', ', 2 single policies: ₹4,000, A yearly policy: ₹5,000')}`,
  ],
  [
    'a trip longer than the yearly policy allows',
    { place: 'schengen', days: '46', trips: '9', mostDays: '45', ...quotes('2500', '5000') },
    'Buy a policy for this trip alone: the yearly one is too short for it (Visa minimum: €30,000, Days to cover: 46 days)',
  ],
  [
    'without a bill, 3 × 2,000 against 5,000',
    { ...europe, trips: '3', ...quotes('2000', '5000') },
    'For 3 trips a year, one policy for the year costs you less (A yearly policy: ₹5,000, 3 single policies: ₹6,000, Visa minimum: €30,000)',
  ],
  [
    'USA, 2 × 2,000 against 5,000',
    { place: 'america', days: '20', trips: '2', ...quotes('2000', '5000') },
    'For 2 trips a year, a policy for each trip costs you less (2 single policies: ₹4,000, A yearly policy: ₹5,000, Least for a US visitor visa: None)',
  ],
  [
    'several trips without a quote',
    { place: 'elsewhere', days: '5', trips: '3' },
    'Ask for both prices: a yearly policy is worth it if it costs less than 3 trips (Days to cover: 5 days)',
  ],
  [
    'one quote of two',
    { place: 'elsewhere', days: '5', trips: '3', single: '2000' },
    'Ask for the other quote: you know below which price it is cheaper (A yearly policy is cheaper below: ₹6,000)',
  ],
];
test.each(cases)('%s', (_, typed, verdict) => {
  const said = answer(typed);
  expect(verdictWithNumbers(said)).toBe(verdict);
  expectSoundAnswer(said);
});

test('an address from before the bill was asked, with the price of a day, gets no sum from it', () => {
  const old = { place: 'america', days: '20', hospitalDay: '4000', hospitalDays: '10' } as Typed;
  const said = answer(old);
  const { verdict, working } = said;
  expect(verdict).toBe(oneTrip);
  expect(answerText(said)).toContain('A day’s price times the days is not enough');
  expect(JSON.stringify([verdict, said.numbers, answerText(said), working])).not.toMatch(
    /(?<!C)[$€₹]\d/,
  );
});

const ward = 'Your bill is for a few days in a ward, not surgery, intensive care or a flight home';
test.each<[Typed, string]>([
  [{ place: 'america', days: '20', bill: '4000' }, `${ward} (The bill you named: $4,000)`],
  [{ place: 'america', days: '180', bill: '100' }, `${ward} (The bill you named: $100)`],
  [
    { place: 'elsewhere', days: '9', bill: '10000000' },
    `${ward} (The bill you named: $10,000,000)`,
  ],
  // A bill above the minimum of the visa, and one below it.
  [{ ...europe, bill: '40000' }, `${ward} (The bill you named: €40,000, Visa minimum: €30,000)`],
  [{ ...europe, bill: '400' }, `${ward} (The bill you named: €400, Visa minimum: €30,000)`],
  [{ place: 'schengen', days: '91', bill: '8000' }, `${ward} (The bill you named: €8,000)`],
  [
    { place: 'america', days: '20', bill: '4000', flightHome: '50000' },
    'Your bill is for a few days in a ward, not surgery or intensive care (The bill you named: $4,000)',
  ],
  [
    { place: 'america', days: '20', bill: '4000', billFor: 'unknown' },
    'You named a bill; for what? Ask about surgery, intensive care and the flight home (The bill you named: $4,000)',
  ],
  [
    { place: 'india', days: '5', bill: '4000' },
    'In India your health policy is the medical cover (Standard travel policy, after an accident: ₹1 to 10 lakh, Its longest trip: 30 days)',
  ],
])('the bill of no operation is never a sum to ask for: %j', (typed, verdict) => {
  const said = answer({ billFor: 'ward', ...typed });
  expect(verdictWithNumbers(said)).toBe(verdict);
  expectSoundAnswer(said);
  expect(said.working.rows.at(-1)?.value).toBe('yours to name');
  expect(`${verdict} ${answerText(said)}`).not.toMatch(/ask for this sum/i);
});

test('an address with a bill only is answered as “I do not know”, and asked what the bill pays for', () => {
  const typed: Typed = { place: 'america', days: '20', bill: '4000' };
  const old = answerCalculator(travelCoverCalculator, typed);
  const unknown = answerCalculator(travelCoverCalculator, { ...typed, billFor: 'unknown' });
  expect([old.verdict, old.working]).toEqual([unknown.verdict, unknown.working]);
  expect(old.nextSteps?.[0]?.text).toMatch(/^Choose what the \$4,000 pays for/);
});

test('abroad, the first step is one that a traveller can take: two insurers, two sums, the prices', () => {
  for (const [place, where] of [
    ['america', 'the USA or Canada'],
    ['elsewhere', 'the country you travel to'],
  ]) {
    const { text, nextSteps = [] } = answer({ place, days: '20' });
    expect(text).toHaveLength(1);
    expect(nextSteps[0]?.text).toBe(
      `Ask two insurers for their largest and their second sum for ${where}, with the price of each`,
    );
  }
  const [first] = answer({ place: 'america', days: '20', bill: '300000' }).nextSteps ?? [];
  expect(first?.text).toMatch(/two insurers for this sum and for their next larger one/);
});

test('abroad, the answer lists what the sum carries: from a place or a ship without a hospital too', () => {
  const captionsOf = (typed: Typed) => answer(typed).tables?.map(({ caption }) => caption);
  for (const place of ['schengen', 'america', 'elsewhere']) {
    const [carried] = answer({ place, days: '12' }).tables ?? [];
    expect(carried?.rows.map(([what]) => what).join()).toMatch(/intensive care.*ship.*flight home/);
  }
  expect(captionsOf({ place: 'india', days: '12' })).not.toContain('What the sum has to carry');
});

test('the choice between a year and single trips is in the text', () => {
  const textOf = (typed: Typed) => answerText(answer({ ...europe, ...typed }));
  expect(textOf({ trips: '3', ...quotes('2000', '5000') })).toContain(
    'You save ₹1,000 with the yearly policy, which is worth it from 3 trips',
  );
  expect(textOf({ mostDays: '10' })).toContain('Take a policy for this trip');
});

test('with one quote the answer states the limit for the other', () => {
  const textOf = (typed: Typed) => answerText(answer({ place: 'schengen', days: '9', ...typed }));
  expect(textOf({ trips: '4', single: '1500' })).toContain('At this quote 4 trips cost ₹6,000');
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

test('a higher bill or a more expensive flight never lowers the sum, and the sum is never below the bill', () => {
  const sumOf = (typed: Typed) =>
    Number(
      answer({ days: '9', ...typed })
        .working.rows.at(-1)
        ?.value.replaceAll(/[€$₹,]/g, ''),
    );
  for (const place of ['schengen', 'america', 'elsewhere', 'india']) {
    let last = 0;
    for (const bill of ['1', '4999', '5001', '30000', '99999', '10000000']) {
      const sum = sumOf({ place, bill });
      expect(sum).toBeGreaterThanOrEqual(Math.max(last, Number(bill)));
      expect(sumOf({ place, bill, flightHome: '1' })).toBeGreaterThanOrEqual(sum);
      last = sum;
    }
  }
});

test('a domestic trip longer than the longest standard plan is reported', () => {
  expect(answerText(answer({ place: 'india', days: '31' }))).toContain('yours is longer');
  expect(answerText(answer({ place: 'india', days: '30' }))).not.toContain('yours is longer');
});

test('no text contains a broken value', () => {
  for (const place of ['schengen', 'america', 'elsewhere', 'india']) {
    for (const extra of [
      {},
      { bill: '10000000', flightHome: '10000000' },
      quotes('1', '1000000000'),
    ]) {
      expectSoundAnswer(answer({ place, days: '365', trips: '60', ...extra }));
    }
  }
});

test('the question is repeated in one line', () => {
  const asked = (typed: Typed) => questionText(travelCoverCalculator, typed);
  expect(asked({ ...europe, trips: '3', ...quotes('2000', '5000') })).toBe(
    'Schengen area, 14 days, 3 trips a year, ₹2,000 a trip, ₹5,000 a year',
  );
  expect(asked({ place: 'india', days: '1', bill: '5,00,000', flightHome: '90000' })).toBe(
    'Inside India, 1 day, a bill of ₹5 lakh, a flight of ₹90,000',
  );
});

test('a trip that the yearly policy does not take comes before the bill, and the bill is still said', () => {
  const typed: Typed = { ...europe, bill: '90000', mostDays: '10', trips: '3' };
  const said = answer(typed);
  expect(said.exception?.title).toBe('The yearly policy is too short for this trip');
  expect(said.reasons?.text.join(' ')).toContain('only as good as the bill you named');
  expect(answer({ ...typed, mostDays: '45' }).exception?.title).toContain('only as good as');
});

test('the drawing is of both quotes, else of the sum, else of the days; its parts add up', () => {
  const barsOf = (typed: Typed) =>
    answer(typed).chart?.bars.map(({ parts, against }) => [
      ...parts.map(({ label, amount }) => `${label} ${amount}`),
      ...(against ? [`of ${against.amount}`] : []),
    ]);
  const bill = { ...europe, bill: '28000', flightHome: '5000' };
  expect(barsOf(bill)).toEqual([['bill 28000', 'flight 5000', 'rounded up 2000', 'of 30000']]);
  expect(barsOf({ ...bill, trips: '3', ...quotes('2000', '5000') })).toEqual([
    ['you pay 6000'],
    ['you pay 5000', 'you save 1000'],
  ]);
  expect(barsOf(europe)).toEqual([['within it 14', 'left 76', 'of 90']]);
  expect(barsOf({ place: 'india', days: '31' })).toEqual([['within it 30', 'too long 1', 'of 30']]);
  expect(barsOf({ place: 'america', days: '31', bill: '5000' })).toBeUndefined();
});

test('the brief asks for the visa’s minimum only where the visa has one', () => {
  const termsOf = (typed: Typed) => answer(typed).brief?.mustHaveTerms.join(' ') ?? '';
  expect(termsOf(europe)).toContain('For the visa: €30,000 or more; emergency care');
  expect(termsOf({ ...europe, days: '91' })).not.toContain('30,000');
  expect(termsOf({ place: 'america', days: '9', bill: '301000' })).toContain('$305,000 or more');
  expect(answer({ place: 'india', days: '9' }).brief).toBeUndefined();
});
