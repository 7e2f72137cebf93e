import { consentParagraphs, doNotDisturbText, showAnswerText } from '@/lib/content/consent';
import { catalogueOf, readPoFile } from '@/lib/languages/po-files';
import { createPageTranslator, keepFigures } from './page-translator';

const { translate, show, translateProps } = createPageTranslator(
  {
    ...catalogueOf(readPoFile('consent')),
    '{0} within {1} days.': '{1} दिन में {0}।',
    'By {0}': '{0} तक',
  },
  (href) => href,
);
const shown = (children: string) => translateProps('p', { children }).children;

test('a text that is shown ends no line between a figure and its unit, an attribute’s is plain', () => {
  expect(shown('₹5 lakh within 30 days.')).toBe('30\u00a0दिन में ₹5\u00a0लाख।');
  expect(show('By 12 December 2026')).toBe('12\u00a0दिसंबर\u00a02026 तक');
  const label = 'By 12 December 2026';
  expect(translateProps('p', { title: label })).toMatchObject({ title: '12 दिसंबर 2026 तक' });
  expect(translate(label)).toBe('12 दिसंबर 2026 तक');
});

test('a consent is shown as it is recorded', () => {
  const details = { legalName: 'A', licence: 'B', callSeries: '1600' };
  for (const paragraph of consentParagraphs(details, translate)) {
    expect(paragraph).toMatch(/\d \p{Script=Devanagari}/u);
    expect(shown(paragraph)).toBe(paragraph);
  }
  for (const text of [doNotDisturbText, showAnswerText].flatMap((one) => Object.values(one)))
    expect(shown(text)).toBe(translate(text));
});

test.each([
  ['साल में ₹5 लाख, 1,25,000 रुपये', 'साल में ₹5\u00a0लाख, 1,25,000\u00a0रुपये'],
  ['30 दिन में', '30\u00a0दिन में'],
  ['20 मार्च 2024 की जानकारी', '20\u00a0मार्च\u00a02024 की जानकारी'],
  ['शाम 7 बजे तक', 'शाम 7\u00a0बजे तक'],
  ['2017 में; 3. पॉलिसी; 20% टैक्स', '2017 में; 3. पॉलिसी; 20% टैक्स'],
])('%j', (text, kept) => {
  expect(keepFigures(text)).toBe(kept);
});
