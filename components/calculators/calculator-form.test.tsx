/** Details are folded under their own titles, and a fold with an error is open. */
import { renderToStaticMarkup } from 'react-dom/server';
import { defineCalculator } from '@/lib/tools/calculators/calculator';
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
