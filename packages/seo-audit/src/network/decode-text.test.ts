import { decodeText } from './decode-text.ts';

test('the charset comes from the byte order mark, the header, the meta tag, or a guess, in this order', () => {
  const cafe = Buffer.from('<meta charset="iso-8859-1">Café', 'latin1');
  expect(decodeText(cafe, null).text).toContain('Café');
  expect(decodeText(cafe, 'utf-8').text).toContain('Caf\ufffd');
  expect(decodeText(Buffer.from('Café', 'latin1'), null).text).toBe('Café');
  expect(decodeText(Buffer.from('\ufeffCafé'), 'iso-8859-1').text).toBe('Café');
  expect(decodeText(Buffer.from('₹'), 'nonsense')).toMatchObject({
    text: '₹',
    unknownLabel: 'nonsense',
  });
  expect(
    decodeText(Buffer.from('<!-- <meta charset="utf-16"> --><meta charset="big5">'), null).charset,
  ).toBe('big5');
  expect(decodeText(Buffer.from('\ufeffCafé', 'utf16le'), null)).toMatchObject({
    text: 'Café',
    isBinary: false,
  });
  expect(decodeText(Buffer.from([0, 1, 2, 3, 4]), null).isBinary).toBe(true);
  expect(decodeText(Buffer.alloc(0), null)).toMatchObject({ text: '', isBinary: false });
});
