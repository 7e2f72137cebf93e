import { fitToWidth, stripControlCharacters, wrapText } from './printable-text.ts';

test('no line is wider than the limit, even with longer words', () => {
  const text = `Leads to ${'https://site.test/a-very-long-address/'.repeat(4)} and on`;
  const lines = wrapText(text, 40, '    ').split('\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});

test('text of a page cannot move the cursor or reverse the line', () => {
  expect(stripControlCharacters('a\u001b[2Jb\u202ec\rd')).toBe('a [2Jb c d');
});

test('a cell has exactly its width', () => {
  expect(fitToWidth('₹1 crore', 10)).toBe('₹1 crore  ');
  expect(fitToWidth('a long title', 6)).toBe('a lon…');
});
