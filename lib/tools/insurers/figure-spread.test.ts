import { figureSpread, positionOnSpread } from './figure-spread.ts';
import type { InsurerMeasure } from './find-insurers.ts';
import { insurerRows } from './insurer-rows.ts';

const measures: readonly InsurerMeasure[] = ['paid-by-number', 'paid-by-amount', 'incurred-claims'];

test.each(measures)('every steady figure of %s lies between the ends of the axis', (measure) => {
  const spread = figureSpread(insurerRows, measure);
  const places = spread.values.map((value) => positionOnSpread(value, spread));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(1);
  expect(spread.values.length).toBeGreaterThan(20);
  expect(positionOnSpread(spread.min, spread)).toBe(0);
  expect(positionOnSpread(spread.max, spread)).toBe(1);
});

test('a figure that depends on a few claims does not stretch the axis', () => {
  const digit = insurerRows.find(({ id }) => id === 'digit-life');
  if (!digit) throw new Error('not on the list');
  expect(digit.figures['paid-by-number']).toEqual([0, null]);
  const { min, values } = figureSpread(insurerRows, 'paid-by-number');
  expect(values).not.toContain(0);
  expect(min).toBeGreaterThan(90);
});

test('insurers with equal figures are drawn in the middle', () => {
  const one = insurerRows.filter(({ id }) => id === 'star-health');
  expect(positionOnSpread(71, { ...figureSpread(one, 'incurred-claims'), min: 71, max: 71 })).toBe(
    0.5,
  );
});
