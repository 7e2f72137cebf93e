/** Details are folded under their own titles, and a fold with an error is open. */
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type CalculatorFields,
  defineCalculator,
  type FieldDefinition,
} from '@/lib/tools/calculators/calculator';
import { CalculatorForm } from './calculator-form';

const sum = { kind: 'rupees', min: 0, max: 100, isOptional: true } as const;
const calculator = defineCalculator({
  id: 'example',
  question: '',
  lead: '',
  button: '',
  detailsLabel: 'Ages',
  fields: {
    income: { ...sum, label: 'Income' },
    age: { ...sum, label: 'Age', isDetail: true },
    rent: { ...sum, label: 'Rent', isDetail: true, fold: 'Housing' },
    loan: { ...sum, label: 'Loan', isDetail: true, fold: 'Housing' },
  },
  inputSummary: () => '',
  answer: () => {
    throw new Error('not needed here');
  },
});

const show = (props: Partial<Parameters<typeof CalculatorForm>[0]> = {}) =>
  renderToStaticMarkup(
    <CalculatorForm
      address={{ path: '/health-insurance/80d-calculator' }}
      calculator={calculator}
      {...props}
    />,
  );
const withFields = (fields: CalculatorFields) => ({ calculator: { ...calculator, fields } });

test('each fold has its title and its fields, and only the one with an error is open', () => {
  const html = show({ errors: { loan: 'Too much.' } });
  const [ages, housing, ...more] = html.match(/<details.*?<\/details>/gs) ?? [];
  expect(more).toEqual([]);
  expect(ages).toMatch(/Ages.*name="age"/s);
  expect(ages).not.toMatch(/name="(rent|income)"|<details[^>]* open/);
  expect(housing).toMatch(/<details[^>]* open.*Housing.*name="rent".*name="loan"/s);
});

/** The names of the fields that share a row on a phone. */
function pairedIn(fields: CalculatorFields, errors = {}): string[] {
  const html = show({ ...withFields(fields), errors });
  const inputs = html.match(/<(?:input|select)[^>]*>/g) ?? [];
  return inputs
    .filter((input) => input.includes('data-paired'))
    .map((input) => /name="(\w+)"/.exec(input)?.[1] ?? '');
}

test('on a phone only two short numbers share a row: no list of choices, no hint, no error, no third', () => {
  // A label of sixteen characters still has one line.
  const [age, days, bill] = ['Your age', 'The longest trip', 'Bill'].map((label) => ({
    ...sum,
    label,
  }));
  const fuel: FieldDefinition = { kind: 'choice', label: 'Fuel', options: { a: 'Petrol, diesel' } };
  expect(pairedIn({ age, days, bill } as CalculatorFields)).toEqual(['age', 'days']);
  expect(pairedIn({ age, fuel, days } as CalculatorFields)).toEqual([]);
  expect(pairedIn({ age, days: { ...days, hint: 'In all.' } } as CalculatorFields)).toEqual([]);
  expect(pairedIn({ age, days } as CalculatorFields, { days: 'Too long.' })).toEqual([]);
  expect(
    pairedIn({
      age,
      days: { ...days, label: 'The longest of all your trips' },
    } as CalculatorFields),
  ).toEqual([]);
});

test('radio buttons show every option, and the first has the id that an error links to', () => {
  const billFor: FieldDefinition = {
    kind: 'choice',
    label: 'That bill is for',
    options: { ward: 'A ward', operation: 'An operation' },
    isRadio: true,
    isOptional: true,
  };
  const html = show({ ...withFields({ billFor }), typed: { billFor: 'operation' } });
  const radios = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
  expect(radios).toHaveLength(2);
  expect(radios[0]).toContain('id="example-billFor"');
  expect(radios.map((radio) => radio.includes('checked'))).toEqual([false, true]);
});

const age = { kind: 'number', unit: 'years', label: 'Your age', min: 18, max: 99 } as const;
const start = { kind: 'date', label: 'Start', yearsBack: 1, yearsAhead: 1 } as const;

test('a hint is below its control, and only what must be filled in has a message for an empty field', () => {
  const rent = { ...sum, label: 'Rent', hint: 'A month.' };
  const html = show(withFields({ age: { ...age, hint: 'Today.' }, start, rent }));
  expect(html).toMatch(/<label[^>]*>Your age<\/label><div.*?<\/div><span[^>]*>Today\./);
  expect(html.match(/data-missing="[^"]*"/g)).toEqual([
    'data-missing="Enter a number from 18 to 99 (years)."',
    // Its own message would name years, and pages are prerendered.
    'data-missing="Enter a date."',
  ]);
});

test('nothing in a fold is required: a closed one would block the form without a word', () => {
  expect(show(withFields({ age }))).toMatch(/<input[^>]* required/);
  expect(show(withFields({ age: { ...age, isDetail: true } }))).not.toMatch(
    /required|data-missing/,
  );
});

test.each([
  ['', 'date', ''],
  ['5/10/2026', 'date', '2026-10-05'],
  ['31 February', 'text', '31 February'],
])('the date “%s” is in a %s field as “%s”', (typed, type, value) => {
  const [input = ''] =
    show({ ...withFields({ start }), typed: { start: typed } }).match(
      /<input[^>]*name="start"[^>]*>/,
    ) ?? [];
  expect(input).toContain(`type="${type}"`);
  expect(/value="([^"]*)"/.exec(input)?.[1] ?? '').toBe(value);
});
