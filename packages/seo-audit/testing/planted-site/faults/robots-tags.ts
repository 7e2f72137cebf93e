/** Faults of robots tags and headers on single pages. */
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('robots-tags');
const { robotsMeta, noindex } = sources;
const meta = (content: string, name = 'robots') => ({
  head: `<meta name="${name}" content="${content}">`,
});

export const robotsTagFaults = [
  fault(
    'noindex-in-sitemap',
    'error',
    'The sitemap lists a page with noindex.',
    noindex,
    meta('noindex'),
    /name="robots" content="noindex"/,
  ),
  fault(
    'none-in-sitemap',
    'error',
    'The sitemap lists a page with robots "none", which is noindex and nofollow.',
    robotsMeta,
    meta('none'),
    /content="none"/,
  ),
  fault(
    'header-noindex-in-sitemap',
    'error',
    'The sitemap lists a page whose header says noindex.',
    noindex,
    { headers: { 'x-robots-tag': 'noindex' } },
    { header: ['x-robots-tag', /^noindex$/] },
  ),
  fault(
    'header-none-in-sitemap',
    'error',
    'The sitemap lists a page whose header says none.',
    robotsMeta,
    { headers: { 'x-robots-tag': 'none' } },
    { header: ['x-robots-tag', /^none$/] },
  ),
  fault(
    'header-googlebot-noindex',
    'error',
    'A header keeps Googlebot alone from a page in the sitemap.',
    robotsMeta,
    { headers: { 'x-robots-tag': 'googlebot: noindex' } },
    { header: ['x-robots-tag', /googlebot: noindex/] },
  ),
  fault(
    'header-second-noindex',
    'error',
    'Of two X-Robots-Tag headers the second says noindex.',
    robotsMeta,
    { headers: { 'x-robots-tag': ['max-image-preview:large', 'noindex'] } },
    { header: ['x-robots-tag', /large, noindex/] },
  ),
  fault(
    'meta-googlebot-noindex',
    'error',
    'A tag for Googlebot says noindex while robots says index.',
    robotsMeta,
    {
      head: '<meta name="robots" content="index, follow"><meta name="googlebot" content="noindex">',
    },
    /name="googlebot" content="noindex"/,
  ),
  fault(
    'meta-bingbot-noindex',
    'warning',
    'A tag keeps Bing from a page in the sitemap.',
    robotsMeta,
    meta('noindex', 'bingbot'),
    /name="bingbot" content="noindex"/,
  ),
  fault(
    'header-bingbot-noindex',
    'warning',
    'A header keeps Bing alone from a page in the sitemap; for Google the page is open and its other checks go on.',
    robotsMeta,
    { headers: { 'x-robots-tag': 'bingbot: noindex' } },
    { header: ['x-robots-tag', /bingbot: noindex/] },
  ),
  fault(
    'unavailable-after-past',
    'error',
    'unavailable_after names a day long gone, so the page is dropped.',
    robotsMeta,
    meta('unavailable_after: 2023-01-31'),
    /unavailable_after: 2023/,
  ),
  fault(
    'max-snippet-zero',
    'warning',
    'max-snippet:0 leaves the result without any text.',
    robotsMeta,
    meta('max-snippet:0'),
    /max-snippet:0/,
  ),
  fault(
    'nosnippet',
    'warning',
    'nosnippet leaves the result without any text.',
    robotsMeta,
    meta('nosnippet'),
    /content="nosnippet"/,
  ),
  fault(
    'page-nofollow',
    'warning',
    'The page tells robots to follow none of its links.',
    robotsMeta,
    meta('index, nofollow'),
    /index, nofollow/,
  ),
  fault(
    'robots-misspelled',
    'warning',
    'The robots tag holds a word that does not exist: no-index.',
    robotsMeta,
    meta('no-index, follow'),
    /no-index, follow/,
  ),
  fault(
    'robots-contradicts',
    'error',
    'One robots tag says index, another noindex: the stricter one wins.',
    robotsMeta,
    { head: '<meta name="robots" content="index"><meta name="robots" content="noindex">' },
    /content="index"><meta name="robots" content="noindex"/,
  ),
  fault(
    'blocked-with-noindex',
    'warning',
    'A page with noindex is closed by robots.txt, so the noindex is never read.',
    noindex,
    { path: '/closed/diary', ...meta('noindex'), unlisted: true },
    [/noindex/, { path: '/robots.txt', body: /Disallow: \/closed\// }],
  ),
  fault(
    'preview-none',
    'notice',
    'max-image-preview:none forbids every thumbnail on a page of pictures.',
    robotsMeta,
    {
      ...meta('max-image-preview:none'),
      body: '<p><img src="/files/bed.png" width="640" height="480" alt="A bed in March"></p>',
    },
    /max-image-preview:none/,
  ),
];
