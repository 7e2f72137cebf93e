import { products } from './products.ts';

const names = Object.values(products).map(({ content }) => content.name);

test('a product’s name fits into a heading, and is unique', () => {
  expect(names.filter((name) => !/^(?!an? )[a-z₹][^.:?]{5,35}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('no section of a product uses a fragment that all product pages have', () => {
  const onEveryPage = [
    'at-a-glance',
    'compare',
    'insurers',
    'cover',
    'how-to-choose',
    'costs-and-rules',
    'rules',
    'related',
    'claims',
    'questions',
    'sources',
    'get-a-call',
  ];
  const own = Object.values(products).flatMap(({ content: { beforeBuying, topics = [] } }) =>
    [...(beforeBuying ? [beforeBuying] : []), ...topics].map(({ id }) => id),
  );
  expect(own).toEqual(
    expect.arrayContaining(['free-cover-from-70', 'portability', 'zero-depreciation']),
  );
  expect(own.filter((id) => onEveryPage.includes(id))).toEqual([]);
});
