import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { compressFiles } from '../build/compress-files.ts';

const data = temporaryDataDir();
afterAll(data.remove);
const target = join(data.dataDir, 'served');
const served = (...path: string[]) => readFileSync(join(target, ...path));

/** Builds and copies these files. @param name the broker's. */
async function copy(files: Record<string, string>, name: string): Promise<void> {
  const build = join(data.dataDir, 'build');
  rmSync(build, { recursive: true, force: true });
  mkdirSync(join(build, 'static/chunks'), { recursive: true });
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(build, 'static', file), text);
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  await compressFiles(scripts.map((file) => join(build, 'static', file)));
  const env = { SITE_BROKER_NAME: name, SITE_BROKER_PHONE: '1800 123 4567' };
  writeFileSync(join(build, 'required-server-files.json'), JSON.stringify({ config: { env } }));
  execFileSync(process.execPath, ['scripts/commands/static-copy.ts', target], {
    env: { ...process.env, BUILD_DIR: build },
    stdio: 'pipe',
  });
}

test('a release adds its files, each compressed once, and keeps those of the previous release', async () => {
  const script = 'console.log("the first release");'.repeat(50);
  await copy({ 'chunks/first.js': script, 'chunks/font.woff2': 'a font' }, 'One & Two');
  const chunks = '_next/static/chunks';
  expect(served(chunks, 'first.js').toString()).toBe(script);
  expect(brotliDecompressSync(served(chunks, 'first.js.br')).toString()).toBe(script);
  expect(gunzipSync(served(chunks, 'first.js.gz')).toString()).toBe(script);
  expect(served(chunks, 'font.woff2').toString()).toBe('a font');

  writeFileSync(join(target, chunks, 'first.js.br'), 'compressed before');
  await copy({ 'chunks/first.js': script, 'chunks/second.js': 'the second' }, 'Three');
  expect(served(chunks, 'first.js.br').toString()).toBe('compressed before');
  expect(gunzipSync(served(chunks, 'second.js.gz')).toString()).toBe('the second');
  expect(served(chunks, 'font.woff2').toString()).toBe('a font');
});

test('the web server gets the list of cached paths', async () => {
  await copy({}, 'One');
  expect(served('cached-paths.conf').toString()).toMatch(
    /^"~\^\/claim\/\(\?:.*\btravel\b.*\)\$" "";$/m,
  );
});

test('the web server’s error pages name the broker of the release and the telephone number', async () => {
  await copy({}, 'One & Two');
  const page = served('_refused/away.html').toString();
  expect(page).toContain('One &#38; Two: <a href="tel:18001234567">1800 123 4567</a>');
  await copy({}, 'Three');
  expect(served('_refused/away.html').toString()).toContain('Three: <a');
  for (const name of ['too-large', 'too-many', 'away']) {
    const { message } = JSON.parse(served(`_refused/${name}.json`).toString());
    // The page has a link instead of the number.
    if (name !== 'too-large') expect(message).toContain('call us on 1800 123 4567');
    const words = message.replace(' on 1800 123 4567', '');
    expect(served(`_refused/${name}.html`).toString()).toContain(words);
  }
});
