import { foreignAmount, parseRupees, rupees, rupeesInWords } from './rupees.ts';

test.each([
  ['10000000', 10_000_000],
  ['1,00,00,000', 10_000_000],
  ['1 cr', 10_000_000],
  ['1.5 Crore', 15_000_000],
  ['50 lakh', 5_000_000],
  ['₹ 7.25 L', 725_000],
  ['Rs. 500/-', 500],
  ['१२,०००', 12_000],
  ['५ लाख', 500_000],
  ['25k', 25_000],
  ['0', 0],
  ['.5 lakh', 50_000],
  ['5,', 5],
])('%s is an amount', (typed, amount) => {
  expect(parseRupees(typed)).toBe(amount);
});

test.each(['', '-5', 'five', '1e9', '1 lakh 5', '12 apples', '1.2.3', 'Infinity', '9'.repeat(41)])(
  '%j is no amount',
  (typed) => {
    expect(parseRupees(typed)).toBeNull();
  },
);

test('amounts have Indian grouping', () => {
  expect([rupees(10_000_000), rupees(999.5), rupees(-500), rupees(-0.2)]).toEqual([
    '₹1,00,00,000',
    '₹1,000',
    '−₹500',
    '₹0',
  ]);
});

test('large amounts are written in lakh and crore', () => {
  expect([12_500_000, 750_000, 99_999, -200_000].map(rupeesInWords)).toEqual([
    '₹1.25 crore',
    '₹7.5 lakh',
    '₹99,999',
    '−₹2 lakh',
  ]);
});

test('foreign money has thousands and its own sign', () => {
  expect(foreignAmount('€', 30_000)).toBe('€30,000');
  expect(foreignAmount('US$', 1_000_000)).toBe('US$1,000,000');
});
