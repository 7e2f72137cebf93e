import { findCssUrls } from './find-css-urls.ts';

test('stylesheets and images are found with any quotation marks; namespaces, comments and legacy fonts are ignored', () => {
  const css = `@charset "utf-8"; @namespace svg url(http://www.w3.org/2000/svg);
    @import "a.css"; @import url('b.css') screen; @import url(c.css);
    /* .old{background:url(gone.png)} */ /**/
    .a{background:url( "d,1.png" ) , url(e.png)} .b{fill:url(#shade);background:url(data:image/gif;base64,R0)}
    @font-face{src:url(f.eot?#iefix) format("embedded-opentype"),url(f.woff2)} /* url(lost.png)`;
  expect(findCssUrls(css)).toEqual([
    { kind: 'style', url: 'a.css' },
    { kind: 'style', url: 'b.css' },
    { kind: 'style', url: 'c.css' },
    { kind: 'background', url: 'd,1.png' },
    { kind: 'background', url: 'e.png' },
    { kind: 'background', url: 'f.woff2' },
  ]);
});

test('hostile CSS is read to its end', () => {
  for (const piece of ['/*', 'url(', '@import ', 'url("', '@namespace '])
    expect(findCssUrls(piece.repeat(40_000)).length).toBeLessThanOrEqual(50);
  expect(findCssUrls(`@import${' '.repeat(200_000)}`)).toEqual([]);
});
