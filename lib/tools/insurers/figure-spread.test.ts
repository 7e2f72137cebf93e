import { drawnFigure, figureSpread, placeOnSpread } from './figure-spread.ts';
import type { Measure } from './find-insurers.ts';
import { insurerRows } from './insurer-rows.ts';

const measures: readonly Measure[] = ['paid-by-number', 'paid-by-amount', 'incurred-claims'];

test.each(measures)(
  'every steady figure of %s lies on the line, the ends hold them all',
  (measure) => {
    const spread = figureSpread(insurerRows, measure);
    const places = spread.values.map((value) => placeOnSpread(value, spread));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThanOrEqual(1);
    expect(spread.values.length).toBeGreaterThan(20);
    expect(placeOnSpread(spread.from, spread)).toBe(0);
    expect(placeOnSpread(spread.to, spread)).toBe(1);
  },
);

test('a figure that a few claims move is not drawn, and does not stretch the line', () => {
  const digit = insurerRows.find(({ id }) => id === 'digit-life');
  if (!digit) throw new Error('not on the list');
  expect(digit.figures['paid-by-number']).toEqual([0, null]);
  expect(drawnFigure(digit, 'paid-by-number')).toBeNull();
  expect(figureSpread(insurerRows, 'paid-by-number').from).toBeGreaterThan(90);
});

test('insurers of one figure have it in the middle', () => {
  const one = insurerRows.filter(({ id }) => id === 'star-health');
  expect(placeOnSpread(71, { ...figureSpread(one, 'incurred-claims'), from: 71, to: 71 })).toBe(
    0.5,
  );
});
