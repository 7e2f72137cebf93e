import { deflateSync } from 'node:zlib';
import { findPdfContentError } from './find-pdf-content-error.server.ts';
import { pdfMessages } from './find-pdf-file-error.ts';

const pdf = (objects: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(objects),
    Buffer.from('\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);

const catalog = '1 0 obj\n<< /Type /Catalog /OpenAction [3 0 R /Fit] /Names 2 0 R >>\nendobj\n';

const packed = (objects: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  pdf(
    Buffer.concat([
      Buffer.from(`${catalog}7 0 obj\n<< ${dictionary} >>\nstream\r\n`),
      deflateSync(Buffer.from(objects)),
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  );

test('a plain file, one with object streams, and one with an open action to a page are accepted', () => {
  expect(findPdfContentError(pdf(catalog))).toBeNull();
  expect(findPdfContentError(packed('8 0 << /Type /Font /BaseFont /Launchpad >>'))).toBeNull();
});

test.each([
  ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
  ['a script with a name in disguise', '<< /S /J#61vaScript /JS (app.alert(1)) >>'],
  ['a program to start', '<</S/Launch/F(cmd.exe)>>'],
  ['another file', '<< /Type /EmbeddedFile >>'],
  ['a list of other files', '<< /EmbeddedFiles 9 0 R >>'],
  ['a form that sends', '<< /S /SubmitForm /F (http://example.com) >>'],
  ['a form with scripts of its own kind', '<< /AcroForm << /XFA [ (x) 4 0 R ] >> >>'],
])('%s is refused, bare and compressed', (_, object) => {
  expect(findPdfContentError(pdf(`${catalog}${object}`))).toBe(pdfMessages.active);
  expect(findPdfContentError(packed(`8 0 ${object}`))).toBe(pdfMessages.active);
});

test.each([
  ['by a name in disguise', '/Type /ObjSt#6d /Filter /FlateDecode'],
  ['by another way', '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]'],
  ['by a way named elsewhere', '/Type /ObjStm /Filter 9 0 R'],
  ['and scrambled', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'],
])('an object stream %s is not trusted', (_, dictionary) => {
  expect(findPdfContentError(packed('8 0 << /S /JavaScript >>', dictionary))).toBe(
    pdfMessages.broken,
  );
});

test.each([
  ['without their name', '/N 1 /First 4 /Filter /FlateDecode'],
  ['with their name elsewhere', '/Type 9 0 R /N 1 /First 4 /Filter /FlateDecode'],
  ['after a word that ends the dictionary', '/Type /ObjStm /X (stream) /Filter /FlateDecode'],
  ['after a word that begins another object', '/Filter /FlateDecode /X (obj) /Type /ObjStm'],
])('a script in an object stream %s is found', (_, dictionary) => {
  expect(findPdfContentError(packed('8 0 << /S /JavaScript >>', dictionary))).toBe(
    pdfMessages.active,
  );
  const late = `%\n${' '.repeat(50_000)}8 0 <</S/JavaScript>>`;
  expect(findPdfContentError(packed(late, dictionary))).toBe(pdfMessages.active);
});

test('words of a CV are not taken for scripts', () => {
  const title = '9 0 obj << /Title (CV: HTML/CSS/JavaScript, Product/Launch) >> endobj';
  expect(findPdfContentError(pdf(catalog + title))).toBeNull();
  expect(findPdfContentError(packed(`8 0 ${title}`))).toBeNull();
  expect(findPdfContentError(pdf(`${catalog}9 0 obj/JavaScript endobj`))).toBe(pdfMessages.active);
  expect(findPdfContentError(pdf(`${catalog}<</Dests 3 0 R/JavaScript 4 0 R>>`))).toBe(
    pdfMessages.active,
  );
});

test('an image may be large, but the numbers of streams and escaped letters are bounded', () => {
  expect(findPdfContentError(packed('\xff'.repeat(9_000_000), '/Filter /FlateDecode'))).toBeNull();
  const empty = '7 0 obj << >> stream\nendstream endobj\n';
  expect(findPdfContentError(pdf(catalog + empty.repeat(1_000)))).toBeNull();
  expect(findPdfContentError(pdf(catalog + empty.repeat(1_001)))).toBe(pdfMessages.broken);
  const objects = packed('8 0 << /Type /Font >>').toString('latin1');
  const many = (count: number) => pdf(Buffer.from(objects.repeat(count), 'latin1'));
  expect(findPdfContentError(many(200))).toBeNull();
  expect(findPdfContentError(many(201))).toBe(pdfMessages.broken);
  expect(findPdfContentError(pdf(catalog + '#61'.repeat(20_001)))).toBe(pdfMessages.broken);
});

// With a backtracking expression it would block the only thread for an hour.
test('endless blanks in a dictionary are read once', () => {
  const blanks = `7 0 obj << /Type /ObjStm /Filter${' '.repeat(1_900_000)}`;
  expect(findPdfContentError(pdf(catalog + blanks))).toBe(pdfMessages.broken);
});

test('object streams that inflate to more than a CV can hold are refused, one alone or all together', () => {
  const megabytes = (count: number) => packed(' '.repeat(count * 1024 * 1024));
  expect(findPdfContentError(megabytes(9))).toBe(pdfMessages.broken);
  expect(findPdfContentError(megabytes(3))).toBeNull();
  expect(findPdfContentError(Buffer.concat([megabytes(3), megabytes(3)]))).toBe(pdfMessages.broken);
});

const script = deflateSync(Buffer.from('8 0 << /S /JavaScript >>'));
const packedBehind = (keyword: string, content: Buffer = script) =>
  pdf(
    Buffer.concat([
      Buffer.from(`${catalog}7 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\n${keyword}`),
      content,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  );

test.each(['stream \r\n', 'stream\t\n', 'stream  \r', 'stream\r'])(
  'a script packed behind %j is found, though the standard has no blank there',
  (keyword) => {
    expect(findPdfContentError(packedBehind(keyword))).toBe(pdfMessages.active);
  },
);

test('object streams whose data are missing or do not inflate are not trusted', () => {
  expect(findPdfContentError(packedBehind('stream'))).toBe(pdfMessages.broken);
  expect(findPdfContentError(packedBehind('stream\n\n'))).toBe(pdfMessages.broken);
  expect(findPdfContentError(packedBehind('stream\n', Buffer.from('no Flate')))).toBe(
    pdfMessages.broken,
  );
  expect(findPdfContentError(pdf(`${catalog}<< /Type /ObjStm /N 1 >>`))).toBe(pdfMessages.broken);
});

// With a search to the end of the file, 200 of them blocked the only thread for 0.7 seconds.
test('the search for the dictionary of an object stream is bounded', () => {
  const heads = '7 0 obj << /Type /ObjStm /Filter /FlateDecode '.repeat(200);
  const far = `${heads}${'/Predictor 1 '.repeat(150_000)}>> stream\nx\nendstream`;
  expect(findPdfContentError(pdf(far))).toBe(pdfMessages.broken);
});
