import { drawSample, locationKey } from './draw-sample.ts';

const place = (site: string, id: string, path: string) => ({ site, id, path, what: 'it is so' });
const menu = Array.from({ length: 400 }, (_, at) => place('large', 'in-the-menu', `/${at}`));
const rare = [place('large', 'once', '/'), place('small', 'once', '/')];

test('a template error does not fill the sample, and each location is drawn once', () => {
  const sample = drawSample([...menu, ...menu, ...rare], 10).map(locationKey);
  expect(sample).toEqual(expect.arrayContaining(rare.map(locationKey)));
  expect(new Set(sample).size).toBe(10);
});

test('the same locations are drawn when other findings appear or disappear', () => {
  const before = new Set(drawSample([...menu, ...rare], 10).map(locationKey));
  const after = drawSample([...menu.slice(0, 399).reverse(), ...rare], 10).map(locationKey);
  expect(after.filter((key) => before.has(key)).length).toBeGreaterThanOrEqual(9);
});
