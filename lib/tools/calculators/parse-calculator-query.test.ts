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

test('typed values are parsed, defaults stay, optional fields may be empty', () => {
  expect(parse({ bill: '5 lakh', age: '34 years', employer: 'yes' })).toEqual({
    kind: 'valid',
    input: {
      bill: 500_000,
      age: 34,
      room: 'single',
      employer: true,
      start: null,
      parents: [],
      rows: null,
    },
    typed: { bill: '5 lakh', age: '34 years', room: 'single', employer: 'yes' },
  });
});

test.each(['34 years', '34 yrs.', '३४ साल', '34'])('%s is a number with its unit', (age) => {
  expect(parse({ bill: '5', age })).toMatchObject({ input: { age: 34 } });
});

test('a URL without an answer shows the form and reports no error', () => {
  expect(parse({})).toEqual({ kind: 'blank' });
  expect(parse({ other: '5' })).toEqual({ kind: 'blank' });
});

test('ages are parsed, the eldest first; an empty text means nobody', () => {
  const ages = (parents: string) => parse({ bill: '5', age: '5', parents });
  expect(ages('62yrs, 65')).toMatchObject({ input: { parents: [65, 62] } });
  expect(ages('')).toMatchObject({ input: { parents: [] } });
});

test.each([
  [{ bill: ' ' }, ['bill', 'age']],
  [{ bill: '5', age: '5', parents: '62, 650' }, ['parents']],
  [{ bill: '5', age: '5', parents: '62.5' }, ['parents']],
  [{ bill: '5', age: '5', parents: '62 63 64' }, ['parents']],
  [{ bill: '0', age: '34' }, ['bill']],
  [{ bill: '-5', age: '-1' }, ['bill', 'age']],
  [{ bill: '1000 crore', age: '101' }, ['bill', 'age']],
  [{ bill: '100 crore', age: '18.5' }, ['age']],
  [{ bill: '१०००', age: '३४', room: 'suite' }, ['room']],
  [{ bill: '5', age: '5', room: 'constructor' }, ['room']],
  [{ bill: '5', age: '5', start: '2026-02-29' }, ['start']],
  [{ bill: '5', age: '5', start: '2010-01-01' }, ['start']],
  [{ bill: '5', age: '5', rows: '1000, 2000 and more' }, ['rows']],
  [{ bill: '5', age: '5', rows: '1\n'.repeat(61) }, ['rows']],
  [{ bill: '9'.repeat(10_000), age: 'x'.repeat(10_000) }, ['bill', 'age']],
  [{ bill: '11', age: '100' }, ['age']],
])('%j is rejected at the field %j, with the typed text', (typedValues, wrong) => {
  const outcome = parse(typedValues);
  if (outcome.kind !== 'invalid') throw new Error('the query was accepted');
  expect(Object.keys(outcome.errors)).toEqual(wrong);
  expect(JSON.stringify(outcome)).not.toMatch(/NaN|undefined|Invalid input/);
  for (const text of Object.values(outcome.typed)) expect(text.length).toBeLessThanOrEqual(1200);
});

test('a column pasted from a sheet becomes rows, and a dash becomes zero', () => {
  const outcome = parse({
    bill: '5',
    age: '5',
    start: '29/2/2024',
    rows: '₹1,000\t-\r\n2 lakh;\n',
  });
  expect(outcome).toMatchObject({ input: { rows: [1000, 0, 200_000], start: '2024-02-29' } });
});

test.each([
  ['4 lakh, 6 lakh', [400_000, 600_000]],
  ['4 lakh,6 lakh', [400_000, 600_000]],
  ['४ लाख,६ लाख', [400_000, 600_000]],
  ['400000,600000', [400_000, 600_000]],
  ['8000,9000', [8000, 9000]],
  ['4,00,000, ₹6,00,000', [400_000, 600_000]],
  ['1,00,00,000', [10_000_000]],
])('the line of sums “%s” is distinguished from the digit groups of one number', (rows, sums) => {
  expect(parse({ bill: '5', age: '5', rows })).toMatchObject({ input: { rows: sums } });
});

test('the URL of an answer has the typed values and no empty field', () => {
  expect(calculatorSearch(calculator, { bill: '1,00,000', room: 'single', rows: '1\n2' })).toBe(
    'bill=1%2C00%2C000&room=single&rows=1%0A2',
  );
  expect(calculatorSearch(calculator, { bill: '1' }, 'senior-citizen')).toBe(
    'for=senior-citizen&bill=1',
  );
});
