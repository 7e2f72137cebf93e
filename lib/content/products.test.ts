import { productContent } from './products.ts';

const names = Object.values(productContent).map(({ name }) => name);

test('a product’s name can stand inside a heading, and is its own', () => {
  expect(names.filter((name) => !/^(?!an? )[a-z₹][^.:?]{5,35}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
