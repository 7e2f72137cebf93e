import { readTyped, testRows } from '../../../testing/data/rows.ts';
import { defineCalculator } from './calculator.ts';
import { calculatorSearch, parseCalculatorQuery } from './parse-calculator-query.ts';

const today = '2026-11-22';
const calculator = defineCalculator({
  id: 'example',
  question: 'What?',
  lead: '',
  button: 'Go',
  fields: {
    bill: { kind: 'rupees', label: 'Bill', min: 1, max: 1_000_000_000 },
    age: { kind: 'number', unit: 'years', label: 'Age', min: 0, max: 100 },
    room: {
      kind: 'choice',
      label: 'Room',
      options: { single: 'Single', shared: 'Shared' },
      start: 'single',
    },
    employer: { kind: 'flag', label: 'Cover from an employer' },
    start: { kind: 'date', label: 'Start', yearsBack: 10, yearsAhead: 1, isOptional: true },
    parents: { kind: 'ages', label: 'Parents', min: 1, max: 110, maxPeople: 2, example: '62, 65' },
    rows: { kind: 'rows', label: 'Benefits', minRows: 1, maxRows: 60, isOptional: true },
  },
  check: ({ age, bill }) => (age > 99 && bill > 10 ? { age: 'Not both.' } : {}),
  inputSummary: () => '',
  answer: () => {
    throw new Error('not needed here');
  },
});

const parse = (typedValues: Record<string, string>) =>
  parseCalculatorQuery(calculator, (name) => typedValues[name] ?? '', today);

// The last column is what is parsed, as JSON without braces.
testRows(['typed'], ({ typed = '' }) => {
  const outcome = parse(readTyped(typed, [...Object.keys(calculator.fields), 'other']));
  expect(JSON.stringify(outcome)).not.toMatch(/NaN|undefined|Invalid input/);
  const texts = outcome.kind === 'blank' ? [] : Object.values(outcome.typed);
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(1200);
  const input = outcome.kind === 'valid' ? JSON.stringify(outcome.input).replaceAll('"', '') : '';
  return {
    field: () => (outcome.kind === 'invalid' ? Object.keys(outcome.errors).join(', ') : ''),
    parsed: () => input.slice(1, -1) || outcome.kind,
  };
})`
  typed | parsed | field | why
  bill 5 lakh; age 34 years; employer yes | bill:500000,age:34,room:single,employer:true,start:null,parents:[],rows:null | | defaults stay, optional fields may be empty
  bill 5; age 34 yrs. | …,age:34,… | | a number with its unit
  bill 5; age ३४ साल | …,age:34,…
  bill 5; age 34 | …,age:34,…
  | blank | | an address without an answer shows the form and reports no error
  other 5 | blank
  bill 5; age 5; parents 62yrs, 65 | …,parents:[65,62],… | | the eldest first
  bill 5; age 5; start 29/2/2024; rows ₹1,000\n-\n2 lakh | …,start:2024-02-29,…,rows:[1000,0,200000] | | a column pasted from a sheet becomes rows, and a dash becomes zero
  bill 5; age 5; rows 4 lakh, 6 lakh | …rows:[400000,600000] | | distinguished from the digit groups of one number
  bill 5; age 5; rows 4 lakh,6 lakh | …rows:[400000,600000]
  bill 5; age 5; rows ४ लाख,६ लाख | …rows:[400000,600000]
  bill 5; age 5; rows 400000,600000 | …rows:[400000,600000]
  bill 5; age 5; rows 8000,9000 | …rows:[8000,9000]
  bill 5; age 5; rows 4,00,000, ₹6,00,000 | …rows:[400000,600000]
  bill 5; age 5; rows 1,00,00,000 | …rows:[10000000]
  bill x | | bill, age
  bill 5; age 5; parents 62, 650 | | parents
  bill 5; age 5; parents 62.5 | | parents
  bill 5; age 5; parents 62 63 64 | | parents
  bill 0; age 34 | | bill
  bill -5; age -1 | | bill, age
  bill 1000 crore; age 101 | | bill, age
  bill 100 crore; age 18.5 | | age
  bill १०००; age ३४; room suite | | room
  bill 5; age 5; room constructor | | room
  bill 5; age 5; start 2026-02-29 | | start
  bill 5; age 5; start 2010-01-01 | | start
  bill 5; age 5; rows 1000, 2000 and more | | rows
  bill 5; age 5; rows ${'1\\n'.repeat(61)} | | rows
  bill ${'9'.repeat(10_000)}; age ${'x'.repeat(10_000)} | | bill, age
  bill 11; age 100 | | age | a check between fields
`;

test('what was typed stays as it was typed', () => {
  const typed = { bill: '5 lakh', age: '34 years', employer: 'yes' };
  expect(parse(typed)).toMatchObject({ typed: { ...typed, room: 'single' } });
  expect(parse({ bill: ' ' })).toMatchObject({ kind: 'invalid' });
  const pasted = parse({ bill: '5', age: '5', rows: '₹1,000\t-\r\n2 lakh;\n' });
  expect(pasted).toMatchObject({ input: { rows: [1000, 0, 200_000] } });
});

test('the URL of an answer has the typed values and no empty field', () => {
  expect(calculatorSearch(calculator, { bill: '1,00,000', room: 'single', rows: '1\n2' })).toBe(
    'bill=1%2C00%2C000&room=single&rows=1%0A2',
  );
  expect(calculatorSearch(calculator, { bill: '1' }, 'senior-citizen')).toBe(
    'for=senior-citizen&bill=1',
  );
});
