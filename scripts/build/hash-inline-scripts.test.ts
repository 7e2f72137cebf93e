import { createHash } from 'node:crypto';
import { hashInlineScripts, hasInlineStyle } from './hash-inline-scripts.ts';

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
