import { productRoutes } from '../../site/find-route.ts';
import { productLineFor } from './product-line.ts';

test('a term plan lists the life insurers that sell, with the range of their death claim ratios', () => {
  const { rows, range, figure } = productLineFor('/term-insurance');
  expect(rows.every(({ kind }) => kind === 'life')).toBe(true);
  expect(rows.map(({ id }) => id)).not.toContain('sahara-life');
  expect(range).toContain('between 97.59% and 99.73%');
  expect(range).toMatch(/Left out, because a few claims move the figure: Digit Life \(0\.00%\)\.$/);
  expect(figure.source.title).toContain('Table 15');
});

test('the range of health ratios leaves the unsteady ones out and names them', () => {
  const { range } = productLineFor('/super-topup');
  expect(range).toContain('between 55.16% and 106.07%');
  for (const name of ['Galaxy', 'Narayana', 'Raheja', 'Shriram']) expect(range).toContain(name);
});

test('a ratio is shown only on pages it applies to', () => {
  for (const path of ['/car-insurance', '/bike-insurance', '/travel-insurance'] as const) {
    const { measure, range, rows } = productLineFor(path);
    expect({ path, measure, range }).toEqual({ path, measure: null, range: '' });
    expect(rows.length).toBeGreaterThan(20);
  }
});

test('every product has its insurers', () => {
  for (const { path } of productRoutes)
    expect(productLineFor(path).rows.length).toBeGreaterThan(20);
});
