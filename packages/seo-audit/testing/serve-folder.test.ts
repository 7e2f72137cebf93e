import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from './serve-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-folder-'));
mkdirSync(join(folder, 'docs'));
for (const name of ['about.html', 'docs/index.html', '404.html'])
  writeFileSync(join(folder, name), `<title>${name}</title>`);
afterAll(() => rmSync(folder, { recursive: true }));

/** "status text", or the redirect target. */
async function answers(host: Parameters<typeof serveFolder>[1], paths: string[]) {
  const server = await serveFolder(folder, host);
  const responses = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(server.origin + path, { redirect: 'manual' });
      return `${response.status} ${response.headers.get('location') ?? (await response.text())}`;
    }),
  );
  await server.close();
  return responses;
}

const missing = '404 <title>404.html</title>';
const docs = '200 <title>docs/index.html</title>';

test('a web server adds the slash of a folder, and no file extension', async () => {
  expect(
    await answers({ addsHtml: false, addsSlash: true }, ['/docs', '/docs/', '/about']),
  ).toEqual(['301 /docs/', docs, missing]);
});

test('a static host finds a page without its extension', async () => {
  expect(await answers({ addsHtml: true, addsSlash: false }, ['/docs', '/about', '/none'])).toEqual(
    [docs, '200 <title>about.html</title>', missing],
  );
});

test('an invalid path is refused, and nothing above the folder is served', async () => {
  const paths = ['/%zz', '/%00', '/..%2f..%2f..%2f..%2fetc/hostname'];
  expect(await answers({ addsHtml: true, addsSlash: true }, paths)).toEqual([
    '400 ',
    '400 ',
    missing,
  ]);
});
