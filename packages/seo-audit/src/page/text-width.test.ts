import { arialWidths, cutToWidth, textWidth, titleLimit, unitsPerEm } from './text-width.ts';

test('widths are those of Arial', () => {
  // Adobe's metrics of Helvetica, which Arial shares, in 1/1000 em: A 667, i 222, W 944, space 278, 0 556.
  for (const [character, thousandths] of [
    ['A', 667],
    ['i', 222],
    ['W', 944],
    [' ', 278],
    ['0', 556],
    ['@', 1015],
  ] as const) {
    expect(Math.round(((arialWidths.get(character) ?? 0) / unitsPerEm) * 1000)).toBe(thousandths);
  }
});

test('every printable ASCII character has a width', () => {
  for (let code = 32; code < 127; code += 1)
    expect(arialWidths.has(String.fromCharCode(code))).toBe(true);
});

test('wide letters fill a title sooner than narrow ones', () => {
  expect(textWidth('W'.repeat(31), titleLimit.sizePx)).toBeGreaterThan(titleLimit.widthPx);
  expect(textWidth('i'.repeat(100), titleLimit.sizePx)).toBeLessThan(titleLimit.widthPx);
});

test('a text that fits stays whole; a longer one is cut after a word and then fits', () => {
  expect(cutToWidth('Term insurance', 20, 580)).toBe('Term insurance');
  const cut = cutToWidth(
    'Health insurance for the whole family and everything that it leaves out',
    20,
    580,
  );
  expect(cut).toMatch(/\w \.\.\.$/);
  expect(textWidth(cut, 20)).toBeLessThanOrEqual(580);
});

test('combining marks have no width, and letters outside Arial have a default width', () => {
  expect(textWidth('e\u0301', 20)).toBe(textWidth('e', 20));
  expect(textWidth('বীমা', 20)).toBeGreaterThan(10);
});

// As a browser measures them in Liberation Sans and Noto Sans Devanagari.
test.each([
  ['हेल्थ इंश्योरेंस प्लान की तुलना: कवर, प्रतीक्षा, रूम लिमिट', 20, 404],
  ['जीवन बीमा में मृत्यु का दावा (क्लेम): नॉमिनी के लिए कदम और काग़ज़', 20, 499],
  ['स्वास्थ्य बीमे की प्रतीक्षा अवधि का कैलकुलेटर: तारीख़ें', 20, 378],
  ['शिकायत हमसे, बीमा कंपनी, बीमा भरोसा, लोकपाल या उपभोक्ता आयोग से', 14, 377],
])('the width of Devanagari is that of its joined letters: %s', (text, sizePx, widthPx) => {
  expect(Math.abs(textWidth(text, sizePx) / widthPx - 1)).toBeLessThan(0.08);
});
