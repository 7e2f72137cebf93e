import { lateScriptsOf, startOnTouch } from './start-on-touch.ts';

const page = [
  '<html><head><link rel="stylesheet" href="/_next/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/main.js"/>',
  '<link rel="preload" href="/_next/font.woff2" as="font"/>',
  '<script src="/_next/one.js" async=""></script>',
  '<script src="/_next/old.js" noModule=""></script></head>',
  '<body><p>Hello</p><script>(self.x=1)</script>',
  '<script src="/_next/main.js" id="_R_" async=""></script></body></html>',
].join('');

test('scripts leave their places and start on the first touch, in their order', () => {
  const html = startOnTouch(page);
  expect(html).not.toMatch(/<script[^>]* async/);
  expect(html).not.toContain('as="script"');
  expect(lateScriptsOf(html)).toEqual(['/_next/one.js', '/_next/main.js']);
});

test('style sheets, fonts, inline scripts and what only old browsers load stay', () => {
  const html = startOnTouch(page);
  for (const kept of [
    '<link rel="stylesheet" href="/_next/a.css"/>',
    '<link rel="preload" href="/_next/font.woff2" as="font"/>',
    '<script src="/_next/old.js" noModule=""></script>',
    '<script>(self.x=1)</script>',
  ]) {
    expect(html).toContain(kept);
  }
});

test('a page without scripts stays as it is, and doing it twice changes nothing', () => {
  expect(startOnTouch('<body>plain</body>')).toBe('<body>plain</body>');
  expect(startOnTouch(startOnTouch(page))).toBe(startOnTouch(page));
  expect(lateScriptsOf('<body>plain</body>')).toEqual([]);
});
