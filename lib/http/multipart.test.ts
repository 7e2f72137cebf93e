import { parseMultipart, readUpload } from './multipart.server.ts';

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

test('a file may contain dashes, line breaks and nothing; two of one field are two', async () => {
  const contents = ['\r\n--\r\n', '--x--\r\n', ''];
  const parts = contents.map((content, nth) => part('list', content, `; filename="${nth}.csv"`));
  expect({ ...(await parse(parts))?.files }).toEqual({
    list: { name: '0.csv', bytes: Buffer.from('\r\n--\r\n') },
    'list-2': { name: '1.csv', bytes: Buffer.from('--x--\r\n') },
    'list-3': { name: '2.csv', bytes: Buffer.alloc(0) },
  });
});

test('a field that is named twice is a list, which no form takes', async () => {
  const parsed = await parse([part('kind', 'contact'), part('kind', 'job-application')]);
  expect({ ...parsed?.fields }).toEqual({ kind: [] });
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

/** An upload whose body stays open until it is released. */
function openUpload(client: string) {
  let release = () => {};
  const body = new ReadableStream({
    start(controller) {
      release = () => controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  return { read: readUpload(new Request('https://example.com', init), 100, client), release };
}

test('a client has at most three uploads at a time, all clients ten; the end of one makes room', async () => {
  const open = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c'].map(openUpload);
  expect(await openUpload('a').read).toEqual({ kind: 'busy' });
  const tenth = openUpload('d');
  expect(await openUpload('e').read).toEqual({ kind: 'busy' });
  tenth.release();
  expect(await tenth.read).toEqual({ kind: 'bytes', bytes: Buffer.alloc(0) });
  const next = openUpload('e');
  for (const { release } of [...open, next]) release();
  for (const { read } of [...open, next]) expect(await read).toMatchObject({ kind: 'bytes' });
});

test('the end of an upload makes room for one of its own client', async () => {
  const open = ['a', 'b', 'b', 'b'].map(openUpload);
  open.at(-1)?.release();
  await open.at(-1)?.read;
  const next = openUpload('b');
  expect(await openUpload('b').read).toEqual({ kind: 'busy' });
  for (const { release } of [...open.slice(0, -1), next]) release();
  for (const { read } of [...open, next]) expect(await read).toMatchObject({ kind: 'bytes' });
});

test('an upload that is too large or breaks off makes room as well', async () => {
  for (let count = 0; count < 4; count += 1) {
    const large = new Request('https://example.com', { method: 'POST', body: 'x'.repeat(101) });
    expect(await readUpload(large, 100, 'a')).toEqual({ kind: 'too-large' });
  }
});
