import {
  groupHealthAverage,
  individualHealthAverage,
  travelAverageAPerson,
  travelAverageAPolicy,
} from './average-premiums.ts';
import { totalOf } from './figure-amounts.ts';
import { healthIncurredClaims, healthPremiumOfYear } from './figures/industry.ts';
import { products } from './products.ts';

test('the average is premium by people covered, rounded to hundreds', () => {
  // 39.7 % of ₹1.17 lakh crore by 10.3 % of 58 crore people is ₹7,775; 52.3 % by 47.4 % is ₹2,226.
  expect([individualHealthAverage, groupHealthAverage]).toEqual(['₹7,800', '₹2,200']);
  // ₹1,266.98 crore by 96.73 lakh people is ₹1,310, by 27.97 lakh policies ₹4,530.
  expect([travelAverageAPerson, travelAverageAPolicy]).toEqual(['₹1,300', '₹4,500']);
});

test('a total has lakh or crore', () => {
  expect(totalOf(healthPremiumOfYear)).toBeCloseTo(1.17e12, 0);
  expect(() => totalOf(healthIncurredClaims)).toThrow('is no total in lakh or crore');
});

test.each([
  ['/health-insurance', individualHealthAverage],
  ['/travel-insurance', travelAverageAPerson],
  ['/term-insurance', '₹436 a year'],
] as const)('%s begins its costs with an order of size and its year or scheme', (path, amount) => {
  const first = products[path].content.costs.slice(0, 2).join(' ');
  expect(first.slice(0, 400)).toContain(amount);
  expect(first).toMatch(/2024-25|Yojana/);
});
