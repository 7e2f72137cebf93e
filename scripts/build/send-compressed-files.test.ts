import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendCompressedFiles } from './send-compressed-files.ts';

const script = '/_next/static/chunks/one.js';

/** What Next is asked for, and with which headers the answer leaves. */
async function ask(path: string, acceptEncoding: string) {
  let asked = '';
  const next: RequestListener = (request, response) => {
    asked = request.url ?? '';
    response.end('bytes');
  };
  const server = createServer(sendCompressedFiles(next, new Set([script])));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      const options = { port, path, headers: { 'Accept-Encoding': acceptEncoding } };
      request(options, (response) => {
        response.resume();
        resolve(response.headers);
      })
        .on('error', reject)
        .end();
    });
    return { asked, headers };
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

test.each([
  ['gzip, deflate, br', `${script}.br`, 'br'],
  ['gzip', `${script}.gz`, 'gzip'],
])('for “%s” the file that the build compressed is sent, as what it is', async (...row) => {
  const [accepted, file, encoding] = row;
  const { asked, headers } = await ask(`${script}?dpl=1`, accepted);
  expect(asked).toBe(file);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
  expect(headers.vary).toBe('Accept-Encoding');
});

test('a browser that takes no compression, and a file that has none, get it as it is', async () => {
  for (const [path, accepted] of [
    [script, 'identity'],
    ['/_next/static/media/font.woff2', 'br'],
    ['/_next/static/chunks/unknown.js', 'br'],
  ] as const) {
    const { asked, headers } = await ask(path, accepted);
    expect(asked).toBe(path);
    expect(headers['content-encoding']).toBeUndefined();
  }
});
