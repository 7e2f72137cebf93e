import { withTax } from './prices.ts';
import { products } from './products.ts';

test('every statutory third-party price includes its tax, to the rupee', () => {
  const paid = Object.values(products).flatMap(({ officialPrices }) =>
    officialPrices ? [officialPrices.map(({ figure }) => withTax(figure))] : [],
  );
  expect(paid).toEqual([
    ['₹2,471', '₹4,031', '₹9,318'],
    ['₹635', '₹843', '₹1,612', '₹3,309'],
  ]);
});
