/** Images, files and responses that look wrong and are correct. */
import { trapBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const trap = trapBuilder('files');
const { htmlImages, nonText, caching, redirects } = sources;
const size = 'width="640" height="480"';
const body = (html: string) => ({ body: `<p>${html}</p>` });

export const fileTraps = [
  trap(
    'alt-empty',
    'A picture that only decorates has an empty alt.',
    nonText,
    body(`<img src="/files/bed.png" ${size} alt="">`),
    /alt=""/,
  ),
  trap(
    'picture-hidden',
    'A picture hidden from readers needs no alt.',
    sources.ariaHidden,
    body(`<span aria-hidden="true"><img src="/files/bed.png" ${size} alt></span>`),
    /aria-hidden="true"><img/,
  ),
  trap(
    'picture-negotiated',
    'The server sends WebP to whoever asks for pictures, PNG to all others.',
    sources.imageWeight,
    body(`<img src="/files/negotiated" ${size} alt="The bed by the wall">`),
    { path: '/files/negotiated', header: ['vary', /accept/i] },
    {},
  ),
  trap(
    'picture-fallback-heavy',
    'The heavy PNG is only for old browsers: srcset has small ones.',
    htmlImages,
    body(
      `<picture><source type="image/webp" srcset="/files/bed.webp 640w" sizes="100vw"><img src="/files/heavy.png" width="1200" height="900" loading="lazy" alt="The gravel path in rain"></picture>`,
    ),
    /<source type="image\/webp"/,
  ),
  trap(
    'picture-lazy-below',
    'A picture far below waits with loading=lazy.',
    sources.lcp,
    body(`<img src="/files/bed.png" ${size} loading="lazy" alt="The bed at the end">`),
    /loading="lazy"/,
  ),
  trap(
    'picture-data',
    'A tiny picture is in the page itself.',
    htmlImages,
    body(
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" width="1" height="1" alt="">',
    ),
    /src="data:image\/gif/,
  ),
  trap(
    'picture-half-size',
    'A picture is shown at half its size, for sharp screens.',
    htmlImages,
    body('<img src="/files/bed.png" width="320" height="240" alt="A bed for sharp screens">'),
    /width="320" height="240"/,
  ),
  trap(
    'picture-vector',
    'An SVG has no pixels to be too many.',
    htmlImages,
    body('<img src="/files/icon.svg" width="24" height="24" alt="Our leaf">'),
    /icon\.svg" width="24"/,
  ),
  trap(
    'srcset-comma',
    'An address in srcset holds a comma.',
    htmlImages,
    body(
      `<img src="/files/bed.png" srcset="/files/crop,10,20/bed.png 1x, /files/large.png 2x" ${size} alt="A cut of the bed">`,
    ),
    [/crop,10,20\/bed\.png 1x/, { path: '/files/crop,10,20/bed.png', status: 200 }],
  ),
  trap(
    'frame-titled',
    'An iframe has a title and waits until it is near.',
    sources.nameRole,
    body(
      '<iframe src="/contact" title="How to reach us" loading="lazy" width="600" height="400"></iframe>',
    ),
    /title="How to reach us"/,
  ),
  trap(
    'feed-right',
    'A feed with one entry that leads to a page.',
    sources.atom,
    {
      head: '<link rel="alternate" type="application/atom+xml" title="Notes" href="/feeds/notes.xml">',
    },
    { path: '/feeds/notes.xml', header: ['content-type', /atom\+xml/], body: /\/about"/ },
  ),
  trap(
    'video-captioned',
    'A video has captions and no source before it is asked for.',
    sources.captions,
    body(
      '<video controls preload="none" width="640" height="360" poster="/files/bed.png"><track kind="captions" src="/files/captions.vtt" srclang="en" label="English"></video>',
    ),
    /kind="captions"/,
  ),
  trap(
    'namespace-http',
    'http://www.w3.org/2000/svg is a name, not a request.',
    sources.mixed,
    body(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" width="9" height="9" aria-hidden="true"><circle cx="4" cy="4" r="4"/></svg>',
    ),
    /xmlns="http:/,
  ),
  trap(
    'page-big-but-right',
    'A register of 1,500 rows is long because the list is.',
    sources.crawlerSize,
    {
      body: `<table><caption>Seeds we keep</caption>${Array.from({ length: 1500 }, (_, row) => `<tr><td>Seed ${row}</td><td>box ${row % 61}</td></tr>`).join('')}</table>`,
    },
    { bytesAbove: 50_000 },
  ),
  trap(
    'page-many-links',
    'An index of terms has 900 links to places on the same page.',
    sources.htmlLinks,
    {
      body: `<ul>${Array.from({ length: 900 }, (_, row) => `<li><a href="#term-${row}">Term ${row}</a></li>`).join('')}</ul><dl>${Array.from({ length: 900 }, (_, row) => `<dt id="term-${row}">Term ${row}</dt><dd>Meaning ${row}.</dd>`).join('')}</dl>`,
    },
    /id="term-899"/,
  ),
  trap(
    'page-shared-cache',
    'HTML may stay in a shared cache while browsers ask again.',
    caching,
    { headers: { 'cache-control': 'public, max-age=0, s-maxage=86400, must-revalidate' } },
    { header: ['cache-control', /s-maxage/] },
  ),
  trap(
    'page-no-cache',
    'no-cache allows storing: it asks before use.',
    caching,
    { headers: { 'cache-control': 'no-cache' } },
    { header: ['cache-control', /^no-cache$/] },
  ),
  trap(
    'file-cached-year',
    'A file with a number in its name is immutable for a year.',
    caching,
    { head: '<link rel="stylesheet" href="/files/site.3f9a1c.css">' },
    { path: '/files/site.3f9a1c.css', header: ['cache-control', /immutable/] },
  ),
  trap(
    'redirect-unlinked',
    'An old address redirects for good; nothing leads to it any more.',
    redirects,
    {
      path: '/files/old-guide',
      status: 301,
      headers: { location: '/about' },
      unlinked: true,
      unlisted: true,
    },
    { status: 301 },
  ),
  trap(
    'missing-is-missing',
    'An address that never was answers 404 with a helpful page.',
    sources.statusCodes,
    [],
    { path: '/no/such/page', status: 404, body: /is not here/ },
    { paths: ['/no/such/page'] },
  ),
  trap(
    'gone-is-gone',
    'A page taken away answers 410; nothing leads to it any more.',
    sources.statusCodes,
    { path: '/files/gone-guide', status: 410, unlinked: true, unlisted: true },
    { status: 410 },
  ),
  trap(
    'page-vary-encoding',
    'The page varies by Accept-Encoding only.',
    caching,
    { headers: { vary: 'Accept-Encoding' } },
    { header: ['vary', /Accept-Encoding/] },
  ),
];
