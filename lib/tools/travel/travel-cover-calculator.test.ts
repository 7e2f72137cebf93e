/** Worked by hand: the bill plus the flight, rounded up to 5,000; quote × trips. */
import { answerCalculator, answerText } from '../../../testing/data/answer-calculator.ts';
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

const noSum = 'No sum yet: ask two insurers about surgery, intensive care and the flight home';
const visaOnly =
  'The visa asks for €30,000; ask two insurers about surgery, intensive care, the flight home';
const belowVisa =
  'The visa’s €30,000 is above your bill: are surgery, intensive care and the flight in it?';
const belowVisaWithFlight =
  'The visa’s €30,000 is above bill and flight: are surgery and intensive care in it?';
const plusFlight = 'for surgery and intensive care, plus the flight home';
const withFlight = 'for surgery, intensive care and the flight home';
const europe = { place: 'schengen', days: '14' };

const cases: [name: string, typed: Typed, verdict: string][] = [
  ['the visa alone', { place: 'schengen', days: '10' }, visaOnly],
  ['one day', { place: 'schengen', days: '1' }, visaOnly],
  ['180 days', { place: 'elsewhere', days: '180' }, noSum],
  ['a bill below the visa’s sum', { ...europe, bill: '8000' }, belowVisa],
  [
    '25,000 and a flight of 4,000',
    { ...europe, bill: '25000', flightHome: '4000' },
    belowVisaWithFlight,
  ],
  [
    '28,000 and a flight of 5,000 are above it',
    { ...europe, bill: '28000', flightHome: '5000' },
    `Ask for €35,000 or more ${withFlight}`,
  ],
  ['a bill above it', { ...europe, bill: '35000' }, `Ask for €35,000 or more ${plusFlight}`],
  [
    '35,000 and a flight of 20,001 round up',
    { ...europe, bill: '35,000', flightHome: '20001' },
    `Ask for €60,000 or more ${withFlight}`,
  ],
  ['USA, nothing named', { place: 'america', days: '20' }, noSum],
  [
    'USA, a bill of 300,001',
    { place: 'america', days: '20', bill: '300001' },
    `Ask for $305,000 or more ${plusFlight}`,
  ],
  ['another country, nothing named', { place: 'elsewhere', days: '5' }, noSum],
  [
    'a flight alone is no bill',
    { place: 'elsewhere', days: '5', flightHome: '25000' },
    'No sum yet: ask two insurers about surgery and intensive care',
  ],
  [
    'inside India',
    { place: 'india', days: '5' },
    'In India your health policy is the medical cover',
  ],
  [
    'inside India with a bill of one’s own',
    { place: 'india', days: '5', bill: '5,00,000' },
    `Ask for ₹5,00,000 or more ${plusFlight}`,
  ],
  [
    '3 × 2,000 against 5,000',
    { ...europe, bill: '90000', trips: '3', ...quotes('2000', '5000') },
    `For a year: ask for €90,000 or more ${plusFlight}`,
  ],
  [
    '2 × 2,500 against 5,000',
    { ...europe, bill: '90000', flightHome: '0', trips: '2', ...quotes('2500', '5000') },
    `Either way: ask for €90,000 or more ${withFlight}`,
  ],
  [
    'two sentences that are too long together',
    { ...europe, bill: '90000', trips: '2', ...quotes('2000', '5000') },
    `Ask for €90,000 or more ${plusFlight}`,
  ],
  [
    'a trip longer than the yearly policy allows',
    { place: 'schengen', days: '46', trips: '9', mostDays: '45', ...quotes('2500', '5000') },
    visaOnly,
  ],
];
test.each(cases)('%s', (_, typed, verdict) => {
  const said = answer(typed);
  expect(said.verdict).toBe(verdict);
  expectSoundAnswer(said);
});

test('an address from before the bill was asked, with the price of a day, gets no sum from it', () => {
  const old = { place: 'america', days: '20', hospitalDay: '4000', hospitalDays: '10' } as Typed;
  const said = answer(old);
  const { verdict, working } = said;
  expect(verdict).toBe(noSum);
  expect(answerText(said)).toContain('Days times the price of a day are no bill');
  expect(JSON.stringify([verdict, answerText(said), working])).not.toMatch(/[$€₹]\d/);
});

const ward = 'a few days in a ward, not surgery, intensive care or a flight home';
test.each<[Typed, string]>([
  [{ place: 'america', days: '20', bill: '4000' }, `You named $4,000: ${ward}`],
  [{ place: 'america', days: '180', bill: '100' }, `You named $100: ${ward}`],
  [{ place: 'elsewhere', days: '9', bill: '10000000' }, `You named $10,000,000: ${ward}`],
  // Above the minimum of the visa, and below it.
  [{ ...europe, bill: '40000' }, `You named €40,000: ${ward}`],
  [{ ...europe, bill: '400' }, `You named €400: ${ward}`],
  [{ place: 'schengen', days: '91', bill: '8000' }, `You named €8,000: ${ward}`],
  [
    { place: 'america', days: '20', bill: '4000', flightHome: '50000' },
    'You named $4,000: a few days in a ward, not surgery or intensive care',
  ],
  [
    { place: 'america', days: '20', bill: '4000', billFor: 'unknown' },
    'You named $4,000; for what? Ask about surgery, intensive care and the flight home',
  ],
  [{ place: 'india', days: '5', bill: '4000' }, 'In India your health policy is the medical cover'],
])('the bill of no operation is never a sum to ask for: %j', (typed, verdict) => {
  const said = answer({ billFor: 'ward', ...typed });
  expect(said.verdict).toBe(verdict);
  expectSoundAnswer(said);
  expect(said.working.rows.at(-1)?.value).toBe('yours to name');
  expect(`${verdict} ${answerText(said)}`).not.toMatch(/ask for .* or more/i);
});

test('an old address with a bill only is answered as “I do not know”, and asked what the bill pays for', () => {
  const typed: Typed = { place: 'america', days: '20', bill: '4000' };
  const old = answerCalculator(travelCoverCalculator, typed);
  const unknown = answerCalculator(travelCoverCalculator, { ...typed, billFor: 'unknown' });
  expect([old.verdict, old.working]).toEqual([unknown.verdict, unknown.working]);
  expect(old.steps?.[0]).toMatch(/^Choose in the form what the \$4,000 pays for/);
});

test('abroad, the first step is one that a traveller can take: two insurers, two sums, the prices', () => {
  for (const [place, where] of [
    ['america', 'the USA or Canada'],
    ['elsewhere', 'the country you travel to'],
  ]) {
    const { text, steps = [] } = answer({ place, days: '20' });
    expect(text).toHaveLength(1);
    expect(steps[0]).toBe(
      `Ask two insurers for their largest and their second sum for ${where}, with the price of each.`,
    );
  }
  const [first = ''] = answer({ place: 'america', days: '20', bill: '300000' }).steps ?? [];
  expect(first).toMatch(/two insurers for this sum and for their next larger one/);
});

test('abroad, the answer lists what the sum carries: from a place or a ship without a hospital too', () => {
  const captionsOf = (typed: Typed) => answer(typed).tables?.map(({ caption }) => caption);
  for (const place of ['schengen', 'america', 'elsewhere']) {
    const [carried] = answer({ place, days: '12' }).tables ?? [];
    expect(carried?.rows.map(([what]) => what).join()).toMatch(/intensive care.*ship.*flight home/);
  }
  expect(captionsOf({ place: 'india', days: '12' })).not.toContain('What the sum has to carry');
});

test('the choice between a year and single trips is in the text, whether or not the verdict has room', () => {
  const textOf = (typed: Typed) => answerText(answer({ ...europe, ...typed }));
  expect(textOf({ trips: '3', ...quotes('2000', '5000') })).toContain('costs ₹1,000 less');
  expect(textOf({ mostDays: '10' })).toContain('Take a policy for this trip');
});

test('with one quote the answer states the limit for the other', () => {
  const textOf = (typed: Typed) => answerText(answer({ place: 'schengen', days: '9', ...typed }));
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
  expect(answer({ place: 'india', days: '31' }).text.join()).toContain('yours is longer');
  expect(answer({ place: 'india', days: '30' }).text.join()).not.toContain('yours is longer');
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
