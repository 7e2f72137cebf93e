import { parseMultipart } from './multipart.server.ts';

const type = 'multipart/form-data; boundary=x';
const part = (name: string, value: string, rest = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`;
const parse = (parts: readonly string[], contentType = type) =>
  parseMultipart(Buffer.from(`${parts.join('')}--x--\r\n`), contentType);

test('texts are fields and files are files; an empty file field is neither', async () => {
  const parsed = await parse([
    part('name', 'आशा'),
    part('cv', 'content', '; filename="cv.pdf"'),
    part('photo', '', '; filename=""'),
  ]);
  expect({ ...parsed?.fields }).toEqual({ name: 'आशा' });
  expect({ ...parsed?.files }).toEqual({
    cv: { name: 'cv.pdf', bytes: Buffer.from('content') },
  });
});

test('a field named __proto__ is a field like others', async () => {
  const parsed = await parse([part('__proto__', 'typed')]);
  expect(Object.entries(parsed?.fields ?? {})).toEqual([['__proto__', 'typed']]);
  expect(Object.getPrototypeOf(parsed?.fields)).toBeNull();
});

test('forty parts are parsed, and forty-one are not', async () => {
  const parts = Array.from({ length: 41 }, (_, index) => part(`field-${index}`, 'typed'));
  expect(Object.keys((await parse(parts.slice(1)))?.fields ?? {})).toHaveLength(40);
  expect(await parse(parts)).toBeNull();
});

test.each([
  ['a part with large headers', [part('a', 'x', `; filename="${'y'.repeat(2048)}"`)], type],
  ['no boundary', [part('a', 'x')], 'multipart/form-data'],
  ['another boundary than the body', [part('a', 'x')], 'multipart/form-data; boundary=y'],
  [
    'a boundary that parsers read differently',
    [part('a', 'x')],
    'multipart/form-data; boundary="x\\"y"',
  ],
])('%s is malformed', async (_, parts, contentType) => {
  expect(await parse(parts, contentType)).toBeNull();
});
