import { calculatorRoutes } from '../../site/tool-routes.ts';
import { findCalculator } from '../calculator-registry/page-calculators.ts';
import { defineCalculator } from './calculator.ts';
import { parseCalculatorQuery } from './parse-calculator-query.ts';
import { workedExample } from './worked-example.ts';

const reviewed = '2026-11-27';

function exampleOf(path: string) {
  const found = findCalculator(path);
  if (!found) throw new Error(path);
  return { calculator: found.calculator, example: workedExample(found.calculator, reviewed) };
}

afterEach(() => {
  jest.useRealTimers();
});

test.each(calculatorRoutes.map(({ path }) => path))(
  '%s: builds on two days give the same page',
  (path) => {
    const built = ['2026-11-28', '2029-02-03'].map((day) => {
      jest.useFakeTimers({ now: new Date(`${day}T06:00:00Z`) });
      return JSON.stringify(exampleOf(path).example);
    });
    expect(built[0]).toBe(built[1]);
  },
);

test.each(calculatorRoutes.map(({ path }) => path))(
  '%s: the example is the first one of its form, and its link gives the same answer',
  (path) => {
    const { calculator, example } = exampleOf(path);
    expect(example.label).toBe(calculator.examples?.[0]?.label);
    // One line of a phone, after “Example: ”.
    expect(example.label.length).toBeLessThanOrEqual(40);
    const search = new URLSearchParams(example.search);
    const outcome = parseCalculatorQuery(calculator, (name) => search.get(name) ?? '', reviewed);
    if (outcome.kind !== 'valid') throw new Error(outcome.kind);
    expect(calculator.answer(outcome.input, reviewed).verdict).toBe(example.answer.verdict);
    expect(example.answer.working.rows.length).toBeGreaterThan(0);
  },
);

test('a calculator without an example does not build', () => {
  const { calculator } = exampleOf('/car-insurance/idv-calculator');
  expect(() => workedExample(defineCalculator({ ...calculator, examples: [] }), reviewed)).toThrow(
    `No example for ${calculator.id}`,
  );
});
