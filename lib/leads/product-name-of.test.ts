import { productNameOf } from './lead-values.server.ts';

test.each([
  ['/family-health-insurance', 2, 'Family health cover'],
  ['/super-topup', 2, 'Super top-up'],
  ['/term-insurance/human-life-value-calculator', 3, 'Term insurance'],
  ['/capital-guarantee', 5, 'Capital guarantee'],
  // Another product was chosen in the form.
  ['/family-health-insurance', 4, 'Car'],
  ['/cashless-hospital', 2, 'Health'],
  ['/', 2, 'Health'],
  [null, 8, 'Bike'],
])('a call asked for on %s, with product %i, is about "%s"', (page, product, about) => {
  expect(productNameOf({ page, product })).toBe(about);
});
