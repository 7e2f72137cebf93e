import { markdownText, plainText } from './plain-text.ts';

test('plain text has no marks', () => {
  expect(plainText('A _term_, **strong** words and a [page](/claim#x).')).toBe(
    'A term, strong words and a page.',
  );
});

test('a term with a note is only its word', () => {
  expect(plainText('The [sum](term:sum-insured) runs out.')).toBe('The sum runs out.');
  expect(markdownText('The [sum](term:sum-insured) runs out.', (path) => path)).toBe(
    'The sum runs out.',
  );
});

test('a URL with underscores keeps them', () => {
  expect(plainText('Write to a_b_c@example.in')).toBe('Write to a_b_c@example.in');
});

test('Markdown keeps strong text, and its links are absolute', () => {
  const toAddress = (path: string) => `https://site.in${path}`;
  expect(
    markdownText('**Ask** _who_: [claims](/claim), [us](https://irdai.gov.in)', toAddress),
  ).toBe('**Ask** *who*: [claims](https://site.in/claim), [us](https://irdai.gov.in)');
});
