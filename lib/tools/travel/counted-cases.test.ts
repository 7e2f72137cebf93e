/** Trips worked by hand: no sum without a large bill, the visa's minimum, and never less than the bill. */
import { testAnswers } from '../../../testing/data/answer-rows.ts';
import type { CalculatorAnswer } from '../calculators/calculator.ts';
import { travelCoverCalculator } from './travel-cover-calculator.ts';

const rowValue = (
  { working }: CalculatorAnswer,
  isRow: (row: { label: string; isTotal?: true }) => boolean,
) => working.rows.find(isRow)?.value ?? '';
const answers = testAnswers(travelCoverCalculator, {
  given: 'billFor operation',
  today: '2026-11-26',
  parts: {
    sum: (answer) => rowValue(answer, ({ isTotal }) => isTotal === true),
    visa: (answer) => rowValue(answer, ({ label }) => label.includes('visa')),
  },
});

answers`
  typed | verdict | sum | visa | says | why
  place america; days 20; billFor | For one trip, buy a single trip policy… | yours to name | – | /^(?!.*(?<!C)\$\d)(?!.*sk for this sum)/ | no bill
  place america; days 20; bill 300000 | …this sum or more …plus the flight home (Medical sum to ask for: $300,000) | $300,000 | –
  place schengen; days 10; billFor | For one trip, …Visa minimum: €30,000, Days to cover… | yours to name | €30,000 | /^(?!.*(?<!C)\$\d)(?!.*sk for this sum)/ | no bill: the visa alone
  place schengen; days 90; bill 80000 | …sum or more …€80,000… | €80,000 | €30,000 | | more than the visa asks
  place schengen; days 180; billFor | You need a national visa for so long a stay…90 days… | yours to name | – | /^(?!.*(?<!C)\$\d)(?!.*sk for this sum)/ | no short-stay visa, so not its minimum
  place schengen; days 91; bill 8000 | Ask for this sum or more …€10,000… | €10,000 | – | | below the minimum of the visa that it has not
  place america; days 20; flightHome 50000; billFor | For one trip, …Least for a US visitor visa: None… | yours to name | – | /^(?!.*(?<!C)\$\d)(?!.*sk for this sum)/ | a flight without a bill is not asked for again
  place elsewhere; days 1; billFor | For one trip, buy a single trip policy… | yours to name | – | /^(?!.*(?<!C)\$\d)(?!.*sk for this sum)/
`;

answers`
  typed | reasons | no all | tables | no tables | no text | why
  place schengen; days 180 | /^[^/]*90 days in any 180 days[^/]*national visa/ | €30,000 | | | | a national visa is never said to ask for the minimum of the Visa Code
  place schengen; days 180; bill 80000 | /^[^/]*90 days in any 180 days[^/]*national visa/ | €30,000
  place india; days 10 | | | /^(?!.*[vV]isa)/ | | | a trip inside India has no table of a visa
  place america; days 10 | | | …/ Any other visa; …
  place elsewhere; days 10 | | | | | this country | no country is named for the visitor
`;
