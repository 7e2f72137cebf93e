import { extractPlaceables, placeableInHindi } from './placeables.ts';

test.each([
  ['₹5 lakh for 2 years', '{0} for {1} years', ['₹5 lakh', '2']],
  ['By 12 December 2026, 2:30 pm.', 'By {0}, {1}.', ['12 December 2026', '2:30 pm']],
  ['Sun 22 Nov, then July 2026', '{0}, then {1}', ['Sun 22 Nov', 'July 2026']],
  ['20% of ₹1,25,000', '{0} of {1}', ['20%', '₹1,25,000']],
  ['5–10 years', '{0}–{1} years', ['5', '10']],
  // Digits of words and of years that belong together are no figures of a sentence.
  ['Section 80D, 2024-25, 24x7', 'Section 80D, 2024-25, 24x7', []],
  ['[term](/1crore-health-insurance)', '[term](/1crore-health-insurance)', []],
])('%s', (text, key, values) => {
  expect(extractPlaceables(text)).toEqual({ key, values });
});

test.each([
  ['₹5 lakh', '₹5 लाख'],
  ['₹1.2 lakh crore', '₹1.2 लाख करोड़'],
  ['₹1,25,000', '₹1,25,000'],
  ['20%', '20%'],
  ['12 December 2026', '12 दिसंबर 2026'],
  ['12 December', '12 दिसंबर'],
  ['July 2026', 'जुलाई 2026'],
  ['2 October 2026', '2 अक्तूबर 2026'],
  ['Sun 22 Nov', 'रवि 22 नवंबर'],
  ['Mon 1 Sept', 'सोम 1 सितंबर'],
  ['9 am', 'सुबह 9 बजे'],
  ['2:30\u00a0pm', 'दोपहर 2:30 बजे'],
  ['7:00 pm', 'शाम 7 बजे'],
  ['12:00 pm', 'दोपहर 12 बजे'],
  ['12:10 am', 'रात 12:10 बजे'],
  ['9:30 AM', 'सुबह 9:30 बजे'],
])('%s in Hindi', (value, hindi) => {
  expect(placeableInHindi(value)).toBe(hindi);
});
