import { countEdits } from './count-edits.ts';

test.each([
  ['apollo', 'apollo', 0],
  ['apollo', 'appollo', 1],
  ['apollo', 'apolo', 1],
  ['apollo', 'apollu', 1],
  ['apollo', 'apolol', 1],
  ['fortis', 'ofrtis', 1],
  ['apollo', 'papolo', 2],
  ['max', 'apollo', 6],
])('%s to %s: %i', (one, other, edits) => {
  expect(countEdits(one, other)).toBe(edits);
});
