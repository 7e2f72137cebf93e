import { decodeText } from './decode-text.ts';

test('the charset comes from the byte order mark, the header, the meta tag, or a guess, in this order', () => {
  const utf8 = 'text/html; charset=utf-8';
  const cafe = Buffer.from('<meta charset="iso-8859-1">Café', 'latin1');
  expect(decodeText(cafe, 'text/html').text).toContain('Café');
  expect(decodeText(cafe, utf8).text).toContain('Caf\ufffd');
  expect(decodeText(Buffer.from('Café', 'latin1'), '').text).toBe('Café');
  expect(decodeText(Buffer.from('\ufeffCafé'), 'text/html; charset=iso-8859-1').text).toBe('Café');
  expect(decodeText(Buffer.from('₹'), 'text/html; charset=nonsense').text).toBe('₹');
  expect(decodeText(Buffer.from('\ufeffCafé', 'utf16le'), '')).toEqual({
    text: 'Café',
    isBinary: false,
  });
  expect(decodeText(Buffer.from([0, 1, 2, 3, 4]), '').isBinary).toBe(true);
  expect(decodeText(Buffer.alloc(0), '')).toEqual({ text: '', isBinary: false });
});
