import { isConversionName, maxConversionNameLength } from './conversion-name.ts';

test.each([
  ['Call-back', true],
  ['कॉल (2)', true],
  ['C'.repeat(maxConversionNameLength), true],
  ['C'.repeat(maxConversionNameLength + 1), false],
  ['', false],
  ['=1+1', false],
  ["'Call", false],
])('%j is a name of a conversion: %j', (name, isOne) => {
  expect(isConversionName(name)).toBe(isOne);
});
