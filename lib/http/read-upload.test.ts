import { readUpload } from './multipart.server.ts';

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
