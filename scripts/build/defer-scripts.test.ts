import { deferredScripts, deferScripts } from './defer-scripts.ts';

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

test('style sheets, fonts, inline scripts and noModule scripts stay', () => {
  const html = deferScripts(page);
  for (const kept of [
    '<link rel="stylesheet" href="/_next/a.css"/>',
    '<link rel="preload" href="/_next/font.woff2" as="font"/>',
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
  ['has no </body>', page.replace('</body>', ''), '</body> is missing'],
])('a page that %s is an error', (_, html, message) => {
  expect(() => deferScripts(html)).toThrow(message);
});
