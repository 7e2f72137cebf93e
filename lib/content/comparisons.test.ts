import { isRoutePath } from '../site/find-route.ts';
import { products } from './products.ts';

const tables = Object.entries(products).map(([path, { comparison }]) => ({
  path,
  comparison,
  cells: comparison.groups
    .flatMap(({ rows }) => rows)
    .flatMap(({ cells }) => cells)
    .filter((cell) => cell !== null),
}));

test('no two pages show the same table', () => {
  const captions = tables.map(({ comparison }) => comparison.caption);
  expect(new Set(captions).size).toBe(captions.length);
});

test('a cell is short enough for a column on a phone, and closes every mark', () => {
  const problems = tables.flatMap(({ path, cells }) =>
    cells
      .filter((cell) => [...cell].length > 120 || /undefined|\[object|NaN|https?:/.test(cell))
      .map((cell) => `${path}: "${cell}"`),
  );
  expect(problems).toEqual([]);
});

test('every link in a cell leads to a page', () => {
  const problems = tables.flatMap(({ path, cells }) =>
    cells
      .flatMap((cell) =>
        [...cell.matchAll(/\]\(([^)#]*)[^)]*\)/g)].map(([, target = '']) => target),
      )
      .filter((target) => !isRoutePath(target))
      .map((target) => `${path}: ${target}`),
  );
  expect(problems).toEqual([]);
});

test('a figure listed under a table appears in one of its cells', () => {
  const problems = tables.flatMap(({ path, comparison, cells }) => {
    const cellText = cells.join('\n').toLowerCase();
    return comparison.figures
      .filter(({ text }) => !cellText.includes(text.toLowerCase()))
      .map(({ id }) => `${path}: ${id}`);
  });
  expect(problems).toEqual([]);
});
