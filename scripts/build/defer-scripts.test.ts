import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import {
  addCompileHint,
  deferredScripts,
  deferScripts,
  hashInlineScripts,
  hasInlineStyle,
} from './defer-scripts.ts';

const page = [
  '<html><head><link rel="stylesheet" href="/_next/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/main.js"/>',
  '<link rel="preload" href="/_next/font.woff2" as="font"/>',
  '<script src="/_next/one.js" async=""></script>',
  '<script src="/_next/old.js" noModule=""></script></head>',
  '<body><p>Hello</p><script>(self.x=1)</script>',
  '<script src="/_next/main.js" id="_R_" async=""></script></body></html>',
].join('');

test('the scripts are removed and listed in their order', () => {
  const html = deferScripts(page);
  expect(html).not.toMatch(/<script[^>]* async/);
  expect(html).not.toContain('as="script"');
  expect(deferredScripts(html)).toEqual(['/_next/one.js', '/_next/main.js']);
  expect(deferredScripts(page)).toEqual([]);
});

test('the font is preloaded behind the text of the page', () => {
  const font = '<link rel="preload" href="/_next/font.woff2" as="font"/>';
  const [, behind] = deferScripts(page).split('<p>Hello</p>');
  expect(behind).toContain(font);
  expect(deferScripts(page).split(font)).toHaveLength(2);
  expect(deferScripts(page.replace(font, ''))).not.toContain('as="font"');
});

test('style sheets, inline scripts and noModule scripts stay', () => {
  const html = deferScripts(page);
  for (const kept of [
    '<link rel="stylesheet" href="/_next/a.css"/>',
    '<script src="/_next/old.js" noModule=""></script>',
    '<script>(self.x=1)</script>',
  ]) {
    expect(html).toContain(kept);
  }
});

test.each([
  ['has no script', page.replaceAll(' async=""', ''), 'no script of Next'],
  ['was processed before', deferScripts(page), 'no script of Next'],
  ['has a script tag of another form', page.replace('id="_R_"', 'defer=""'), 'a script tag'],
  ['has a preload of another form', page.replace('fetchPriority="low" ', ''), 'a preload'],
  [
    'has a font preload of another form',
    page.replace('/_next/font.woff2" ', '" media="all" '),
    'a font',
  ],
  [
    'has two preloads of fonts',
    page.replace('<script', '<link rel="preload" href="/b.woff2" as="font"/><script'),
    'a font',
  ],
  ['has no </body>', page.replace('</body>', ''), '</body> is missing'],
])('a page that %s is an error', (_, html, message) => {
  expect(() => deferScripts(html)).toThrow(message);
});

const data = temporaryDataDir();
afterAll(data.remove);

test('the hint is the first line, and is not added twice', () => {
  const file = join(data.dataDir, 'chunk.js');
  writeFileSync(file, 'first();\n');
  addCompileHint(file);
  addCompileHint(file);
  expect(readFileSync(file, 'utf8')).toBe('//# allFunctionsCalledOnLoad\nfirst();\n');
});

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('each inline script is hashed once, whatever its attributes; external scripts and structured data are not', () => {
  const html = [
    '<script>one()</script><script id="_R_">two()\n</script><script>one()</script>',
    '<script src="/a.js" noModule=""></script><script type="application/ld+json">{}</script>',
  ].join('');
  expect(hashInlineScripts(html)).toEqual([hashOf('one()'), hashOf('two()\n')].sort());
});

test('a page without an inline script is an error: the pattern no longer matches what Next writes', () => {
  expect(() => hashInlineScripts('<script src="/a.js"></script>')).toThrow('no inline script');
});

test('inline styles are found, as elements and as attributes', () => {
  expect(hasInlineStyle('<style>p{}</style>')).toBe(true);
  expect(hasInlineStyle('<p style="color:red">')).toBe(true);
  expect(hasInlineStyle('<p class="style">')).toBe(false);
});
