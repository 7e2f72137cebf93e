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

test('each fold has its title and its fields, and only the one with an error is open', () => {
  const html = renderToStaticMarkup(
    <CalculatorForm
      address={{ path: '/health-insurance/80d-calculator' }}
      calculator={calculator}
      errors={{ loan: 'Too much.' }}
    />,
  );
  const [ages, housing, ...more] = html.match(/<details.*?<\/details>/gs) ?? [];
  expect(more).toEqual([]);
  expect(ages).toMatch(/Ages.*name="age"/s);
  expect(ages).not.toMatch(/name="(rent|income)"|<details[^>]* open/);
  expect(housing).toMatch(/<details[^>]* open.*Housing.*name="rent".*name="loan"/s);
});

/** The names of the fields that share a row on a phone. */
function pairedIn(fields: CalculatorFields, errors = {}): string[] {
  const html = renderToStaticMarkup(
    <CalculatorForm
      address={{ path: '/health-insurance/80d-calculator' }}
      calculator={{ ...calculator, fields }}
      errors={errors}
    />,
  );
  const inputs = html.match(/<(?:input|select)[^>]*>/g) ?? [];
  return inputs
    .filter((input) => input.includes('data-paired'))
    .map((input) => /name="(\w+)"/.exec(input)?.[1] ?? '');
}

test('on a phone only two short numbers share a row: no list of choices, no hint, no error, no third', () => {
  const [age, days, bill] = ['Your age', 'Longest trip', 'Bill'].map((label) => ({
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
  const html = renderToStaticMarkup(
    <CalculatorForm
      address={{ path: '/health-insurance/80d-calculator' }}
      calculator={{
        ...calculator,
        fields: {
          billFor: {
            kind: 'choice',
            label: 'That bill is for',
            options: { ward: 'A ward', operation: 'An operation' },
            isRadio: true,
            isOptional: true,
          },
        },
      }}
      typed={{ billFor: 'operation' }}
    />,
  );
  const radios = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
  expect(radios).toHaveLength(2);
  expect(radios[0]).toContain('id="example-billFor"');
  expect(radios.map((radio) => radio.includes('checked'))).toEqual([false, true]);
});

test('a hint is below its control, and only what must be filled in has a message for an empty field', () => {
  const html = renderToStaticMarkup(
    <CalculatorForm
      address={{ path: '/health-insurance/80d-calculator' }}
      calculator={{
        ...calculator,
        fields: {
          age: {
            kind: 'number',
            unit: 'years',
            label: 'Your age',
            hint: 'Today.',
            min: 18,
            max: 99,
          },
          start: { kind: 'date', label: 'Start', yearsBack: 1, yearsAhead: 1 },
          rent: { ...sum, label: 'Rent', hint: 'A month.' },
        },
      }}
    />,
  );
  expect(html).toMatch(/<label[^>]*>Your age<\/label><div.*?<\/div><span[^>]*>Today\./);
  expect(html.match(/data-missing="[^"]*"/g)).toEqual([
    'data-missing="Enter a number from 18 to 99 (years)."',
    // Its own message would name years, and pages are prerendered.
    'data-missing="Enter a date."',
  ]);
});
