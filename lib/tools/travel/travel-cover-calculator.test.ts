/** Worked by hand: the bill plus the flight, rounded up to 5,000; quote × trips. */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { readInput, testAnswers, testSoundAnswers } from '../../../testing/data/answer-rows.ts';
import { testRows } from '../../../testing/data/rows.ts';
import { travelCoverCalculator } from './travel-cover-calculator.ts';
import { choosePolicy, tripsToBreakEven } from './travel-cover-sum.ts';

/** A bill is that of an operation unless the row says otherwise. */
const answers = testAnswers(travelCoverCalculator, { given: 'billFor operation' });
const wardAnswers = testAnswers(travelCoverCalculator, { given: 'billFor ward' });

const oneTrip = 'For one trip, buy a single trip policy for all its days';
const plusFlight = 'sk for this sum or more for surgery and intensive care, plus the flight home';
const withFlight = 'sk for this sum or more for surgery, intensive care and the flight home';
const europe = 'place schengen; days 14';
const america = 'place america; days 20';
const india =
  'In India your health policy is the medical cover (Standard travel policy, after an accident: ₹1 to 10 lakh, Its longest trip: 30 days)';
const quotes = 'trips 3; single 2000; annual 5000';

answers`
  typed | verdict | why
  place schengen; days 10 | ${oneTrip} (Visa minimum: €30,000, Days to cover: 10 days) | the visa alone
  place schengen; days 1 | ${oneTrip} (Visa minimum: €30,000, Days to cover: 1 day) | one day
  place elsewhere; days 180 | ${oneTrip} (Days to cover: 180 days) | 180 days
  ${europe}; bill 8000 | The visa asks for more than your bill: are surgery, intensive care and the flight in it? (Visa minimum: €30,000, Your bill: €8,000) | a bill below the visa’s sum
  ${europe}; bill 25000; flightHome 4000 | The visa asks for more than bill and flight: are surgery and intensive care in it? (Visa minimum: €30,000, Your bill and flight: €29,000) | 25,000 and a flight of 4,000
  ${europe}; bill 28000; flightHome 5000 | A${withFlight} (Medical sum to ask for: €35,000) | 28,000 and a flight of 5,000 are above it
  ${europe}; bill 35000 | A${plusFlight} (Medical sum to ask for: €35,000) | a bill above it
  ${europe}; bill 35,000; flightHome 20001 | A${withFlight} (Medical sum to ask for: €60,000) | 35,000 and a flight of 20,001 round up
  place america; days 20 | ${oneTrip} (Days to cover: 20 days, Least for a US visitor visa: None) | USA, nothing named
  place america; days 20; bill 300001 | A${plusFlight} (Medical sum to ask for: $305,000) | USA, a bill of 300,001
  place elsewhere; days 5 | ${oneTrip} (Days to cover: 5 days) | another country, nothing named
  place elsewhere; days 5; flightHome 25000 | ${oneTrip} (Days to cover: 5 days) | a flight alone is no bill
  place india; days 5 | ${india} | inside India
  place india; days 5; bill 5,00,000 | A${plusFlight} (Medical sum to ask for: ₹5 lakh) | inside India with a bill of one’s own
  ${europe}; bill 90000; trips 3; single 2000; annual 5000 | A${plusFlight} (Medical sum to ask for: €90,000, A yearly policy: ₹5,000, 3 single policies: ₹6,000) | 3 × 2,000 against 5,000
  ${europe}; bill 90000; flightHome 0; trips 2; single 2500; annual 5000 | A${withFlight} (Medical sum to ask for: €90,000, 2 single policies: ₹5,000, A yearly policy: ₹5,000) | 2 × 2,500 against 5,000
  ${europe}; bill 90000; trips 2; single 2000; annual 5000 | A${plusFlight} (Medical sum to ask for: €90,000, 2 single policies: ₹4,000, A yearly policy: ₹5,000) | two sentences that are too long together
  place schengen; days 46; trips 9; mostDays 45; single 2500; annual 5000 | Buy a policy for this trip alone: the yearly one is too short for it (Visa minimum: €30,000, Days to cover: 46 days) | a trip longer than the yearly policy allows
  ${europe}; trips 3; single 2000; annual 5000 | For 3 trips a year, one policy for the year costs you less (A yearly policy: ₹5,000, 3 single policies: ₹6,000, Visa minimum: €30,000) | without a bill, 3 × 2,000 against 5,000
  place america; days 20; trips 2; single 2000; annual 5000 | For 2 trips a year, a policy for each trip costs you less (2 single policies: ₹4,000, A yearly policy: ₹5,000, Least for a US visitor visa: None) | USA, 2 × 2,000 against 5,000
  place elsewhere; days 5; trips 3 | Ask for both prices: a yearly policy is worth it if it costs less than 3 trips (Days to cover: 5 days) | several trips without a quote
  place elsewhere; days 5; trips 3; single 2000 | Ask for the other quote: you know below which price it is cheaper (A yearly policy is cheaper below: ₹6,000) | one quote of two
`;

// The bill of no operation is never a sum to ask for.
const ward = 'Your bill is for a few days in a ward, not surgery, intensive care or a flight home';
wardAnswers`
  typed | verdict | last | no says | why
  place america; days 20; bill 4000 | ${ward} (The bill you named: $4,000) | yours to name | sk for this sum
  place america; days 180; bill 100 | ${ward} (The bill you named: $100) | yours to name | sk for this sum
  place elsewhere; days 9; bill 10000000 | ${ward} (The bill you named: $10,000,000) | yours to name | sk for this sum
  ${europe}; bill 40000 | ${ward} (The bill you named: €40,000, Visa minimum: €30,000) | yours to name | sk for this sum
  ${europe}; bill 400 | ${ward} (The bill you named: €400, Visa minimum: €30,000) | yours to name | sk for this sum
  place schengen; days 91; bill 8000 | ${ward} (The bill you named: €8,000) | yours to name | sk for this sum
  place america; days 20; bill 4000; flightHome 50000 | Your bill is for a few days in a ward, not surgery or intensive care (The bill you named: $4,000) | yours to name | sk for this sum
  place america; days 20; bill 4000; billFor unknown | You named a bill; for what? Ask about surgery, intensive care and the flight home (The bill you named: $4,000) | yours to name | sk for this sum
  place india; days 5; bill 4000 | ${india} | yours to name | sk for this sum
`;

// The bill of an unnamed purpose is answered as “I do not know”.
testAnswers(travelCoverCalculator)`
  typed | verdict | steps | why
  ${america}; bill 4000 | You named a bill; for what? Ask about surgery, intensive care and the flight home (The bill you named: $4,000) | Choose what the $4,000 pays for… | an address with a bill only
`;

answers`
  typed | steps | text | tables | captions | no captions | why
  ${america} | Ask two insurers for their largest and their second sum for the USA or Canada, with the price of each (… | /^[^.]*\.?$/ | …intensive care…ship…flight home… | What the sum has to carry… | | the first step is one that a traveller can take
  place elsewhere; days 20 | Ask two insurers for their largest and their second sum for the country you travel to, with the price of each (… | | …intensive care…ship…flight home… | What the sum has to carry… | | what the sum carries: from a place or a ship without a hospital too
  place schengen; days 12 | | | …intensive care…ship…flight home… | What the sum has to carry…
  place india; days 12 | | | | | What the sum has to carry
  ${america}; bill 300000 | …two insurers for this sum and for their next larger one…
`;

// An address from before the bill was asked had the price of a day: it gets no sum.
answers`
  typed | heading | says | working
  ${america} | ${oneTrip} | /^(?!.*(?<!C)[$€₹]\d).*A day’s price times the days is not enough/ | /^(?!.*(?<!C)[$€₹]\d)/
`;

answers`
  typed | says | no says | exception | reasons | why
  ${europe}; ${quotes} | …You save ₹1,000 with the yearly policy, which is worth it from 3 trips… | | | | the choice between a year and single trips
  ${europe}; mostDays 10 | …Take a policy for this trip…
  place schengen; days 9; trips 4; single 1500 | …At this quote 4 trips cost ₹6,000… | | | | with one quote the limit for the other
  place schengen; days 9; trips 3; annual 5000 | …₹1,666 a trip…
  place schengen; days 9; trips 3 | …Enter both quotes…
  place india; days 31 | …yours is longer… | | | | longer than the longest standard plan
  place india; days 30 | | yours is longer
  ${europe}; bill 90000; mostDays 10; trips 3 | | | The yearly policy is too short for this trip: … | …only as good as the bill you named… | comes before the bill, and the bill is still said
  ${europe}; bill 90000; mostDays 45; trips 3 | | | …only as good as…: …
`;

// The drawing is of both quotes, else of the sum, else of the days. The brief asks for the visa’s minimum only where
// the visa has one.
answers`
  typed | bars | brief | no brief | question
  ${europe}; bill 28000; flightHome 5000 | …: bill €28,000, flight €5,000, rounded up €2,000 of 30000
  ${europe}; bill 28000; flightHome 5000; ${quotes} | …: you pay 6000 / …: you pay 5000, you save 1000
  ${europe} | …: within it 14 days, left 76 days of 90 | …For the visa: €30,000 or more; emergency care…
  place india; days 31 | …: within it 30 days, too long 1 day of 30 | –
  place america; days 31; bill 5000 | –
  place schengen; days 91 | | | 30,000
  place america; days 9; bill 301000 | | …$305,000 or more…
  ${europe}; ${quotes} | | | | Schengen area, 14 days, 3 trips a year, ₹2,000 a trip, ₹5,000 a year
  place india; days 1; bill 5,00,000; flightHome 90000 | | | | Inside India, 1 day, a bill of ₹5 lakh, a flight of ₹90,000
`;

testRows(['single', 'annual'], ({ single, annual }) => ({
  trips: () => String(tripsToBreakEven(Number(single), Number(annual))),
}))`
  single | annual | trips
  2000 | 5000 | 3
  2500 | 5000 | 2
  5000 | 5000 | 1
  9000 | 5000 | 1
  1 | 1000000000 | 1000000000
`;

test('more trips never favour single policies, and the choice changes at the break-even', () => {
  for (const single of [1, 700, 2500, 99_999]) {
    for (const annual of [1, 2499, 5000, 123_456]) {
      for (let trips = 1; trips <= 60; trips++) {
        const choice = choosePolicy({ days: 5, trips, single, annual, mostDays: null });
        if (choice.kind !== 'compared') throw new Error(choice.kind);
        const quoted = { single, annual, trips };
        expect({ ...quoted, isYear: choice.better !== 'single' }).toEqual({
          ...quoted,
          isYear: trips >= choice.from,
        });
      }
    }
  }
});

test('a higher bill or a more expensive flight never lowers the sum, and the sum is never below the bill', () => {
  const sumOf = (typed: string) => {
    const input = readInput(travelCoverCalculator, `days 9; billFor operation; ${typed}`);
    const { working } = answerCalculator(travelCoverCalculator, input);
    return Number(working.rows.at(-1)?.value.replaceAll(/[€$₹,]/g, ''));
  };
  for (const place of ['schengen', 'america', 'elsewhere', 'india']) {
    let last = 0;
    for (const bill of ['1', '4999', '5001', '30000', '99999', '10000000']) {
      const sum = sumOf(`place ${place}; bill ${bill}`);
      expect(sum).toBeGreaterThanOrEqual(Math.max(last, Number(bill)));
      expect(sumOf(`place ${place}; bill ${bill}; flightHome 1`)).toBeGreaterThanOrEqual(sum);
      last = sum;
    }
  }
});

testSoundAnswers(travelCoverCalculator, [
  ['schengen', 'america', 'elsewhere', 'india'].map(
    (place) => `place ${place}; days 365; trips 60`,
  ),
  ['', 'bill 10000000; billFor operation; flightHome 10000000', 'single 1; annual 1000000000'],
]);
