import { withTax } from '../../content/prices.ts';
import { products } from '../../content/products.ts';
import { productRoutes } from '../../site/find-route.ts';
import { calculatorRoutes } from '../../site/tool-routes.ts';
import { answerTyped } from '../calculators/answer-typed.ts';
import { openingOf } from './page-openings.ts';

const opened = productRoutes.flatMap(({ path }) => {
  const opening = openingOf(path);
  return opening ? [{ path, opening, calculator: opening.calculator }] : [];
});

test('the buttons of a motor page lead to the price of the class that they name', () => {
  for (const { path, opening, calculator } of opened) {
    const prices = products[path].officialPrices;
    if (!prices) continue;
    const { typed, changes } = opening;
    const answered = changes.map(({ text, field, value }) => [
      text,
      answerTyped(calculator, { ...typed, [field]: value }, '2026-11-27').numbers[0]?.value,
    ]);
    expect(new Map(answered as [string, string][])).toEqual(
      new Map(prices.map(({ label, figure }) => [label, withTax(figure)])),
    );
    expect(changes.map(({ value }) => value)).toContain(typed.size);
  }
});

test('a calculator’s own page and the product page where it is at home show the same household', () => {
  const atHome = opened.filter(({ path, calculator: { id } }) =>
    calculatorRoutes.some((route) => route.id === id && route.page === path),
  );
  expect(atHome.length).toBeGreaterThan(5);
  for (const { opening, calculator } of atHome)
    expect(opening.typed).toEqual(calculator.examples?.[0]?.typed);
});

test.each(opened)(
  '$path: the example and each change of it have an answer',
  ({ opening, calculator }) => {
    const { typed, chips, changes } = opening;
    for (const { field } of [...chips, ...changes]) expect(calculator.fields).toHaveProperty(field);
    for (const { field } of chips) expect(typed).toHaveProperty(field);
    for (const { field, value } of changes) {
      expect(() =>
        answerTyped(calculator, { ...typed, [field]: value }, '2026-11-27'),
      ).not.toThrow();
    }
  },
);

// Otherwise a page that was built last month would be wrong today.
test.each(opened)('$path: the answer does not depend on the day', ({ opening, calculator }) => {
  const [one, other] = (['2026-11-27', '2027-03-01'] as const).map((day) => {
    const { verdict, numbers, chart } = answerTyped(calculator, opening.typed, day);
    return { verdict, numbers, chart };
  });
  expect(one).toEqual(other);
});
