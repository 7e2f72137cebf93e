/** Faults of sitemaps: rows of the main sitemap (in sitemap-texts.ts), and files on sites of their own. */
import type { Severity, SiteName } from '../row.ts';
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('sitemaps');
const { sitemaps, sitemapsGoogle, imageSitemaps, hreflang } = sources;

function line(id: string, severity: Severity, says: string, source: string, body: RegExp) {
  return fault(
    id,
    severity,
    says,
    source,
    [],
    { path: '/sitemap.xml', body },
    { paths: ['/sitemap.xml'] },
  );
}

function whole(
  site: SiteName,
  id: string,
  severity: Severity,
  says: string,
  path: string,
  body: RegExp,
) {
  return fault(id, severity, says, sitemaps, [], { path, body }, { site, paths: [path] });
}

export const sitemapFaults = [
  fault(
    'sitemap-redirect',
    'error',
    'The sitemap lists an address that redirects.',
    sitemapsGoogle,
    { path: '/sitemaps/old-well', status: 301, headers: { location: '/contact' }, unlinked: true },
    [{ status: 301 }, { path: '/sitemap.xml', body: /\/sitemaps\/old-well</ }],
  ),
  fault(
    'sitemap-canonicalised',
    'error',
    'The sitemap lists a page that names another one as canonical.',
    sitemapsGoogle,
    { path: '/sitemaps/copy', canonical: '{origin}/about', unlinked: true },
    [/rel="canonical" href="[^"]+\/about"/, { path: '/sitemap.xml', body: /\/sitemaps\/copy</ }],
  ),
  fault(
    'sitemap-failing',
    'error',
    'The sitemap lists a page that answers 500.',
    sitemapsGoogle,
    { path: '/sitemaps/failing', status: 500, unlinked: true },
    [{ status: 500 }, { path: '/sitemap.xml', body: /\/sitemaps\/failing</ }],
  ),
  fault(
    'sitemap-unlisted',
    'warning',
    'A page that everybody may read is not in the sitemap.',
    sitemapsGoogle,
    { path: '/sitemaps/forgotten', unlisted: true },
    [{ status: 200 }, { path: '/sitemap.xml', lacks: /\/sitemaps\/forgotten</ }],
  ),
  line(
    'sitemap-missing-page',
    'error',
    'The sitemap lists an address that answers 404.',
    sitemapsGoogle,
    /\/sitemaps\/never-there</,
  ),
  line(
    'sitemap-other-host',
    'error',
    'The sitemap lists an address of another host.',
    sitemaps,
    /<loc>https:\/\/shop\.mango-lane\.invalid/,
  ),
  line(
    'sitemap-other-scheme',
    'error',
    'The sitemap lists an address with the other scheme.',
    sitemaps,
    /<loc>https?:[^<]+\/sitemaps\/other-scheme</,
  ),
  line(
    'sitemap-relative',
    'error',
    'The sitemap lists a relative address.',
    sitemaps,
    /<loc>\/about<\/loc>/,
  ),
  line(
    'sitemap-twice',
    'notice',
    'The sitemap lists one address twice.',
    sitemaps,
    /\/contact<[\s\S]*?\/contact</,
  ),
  line(
    'sitemap-fragment',
    'warning',
    'The sitemap lists an address with a fragment.',
    sitemaps,
    /\/privacy#rights</,
  ),
  fault(
    'sitemap-date-future',
    'warning',
    'The sitemap says a page changes in the year 2099.',
    sitemapsGoogle,
    { path: '/sitemaps/future', lastmod: '2099-01-01' },
    { path: '/sitemap.xml', body: /future<\/loc><lastmod>2099/ },
    { paths: ['/sitemaps/future', '/sitemap.xml'] },
  ),
  fault(
    'sitemap-date-malformed',
    'warning',
    'A date of the sitemap is written 31/12/2025.',
    sitemaps,
    { path: '/sitemaps/day-first', lastmod: '31/12/2025' },
    { path: '/sitemap.xml', body: /<lastmod>31\/12\/2025/ },
    { paths: ['/sitemaps/day-first', '/sitemap.xml'] },
  ),
  line(
    'sitemap-picture-missing',
    'warning',
    'A picture of the sitemap answers 404.',
    imageSitemaps,
    /<image:loc>[^<]+no-such-bed\.png</,
  ),
  line(
    'sitemap-hreflang-missing',
    'error',
    'A language alternative in the sitemap answers 404.',
    hreflang,
    /hreflang="kn-IN" href="[^"]+\/kannada\/never-written"/,
  ),
  line(
    'sitemap-hreflang-code',
    'error',
    'A language alternative in the sitemap has the code en-UK.',
    hreflang,
    /hreflang="en-UK"/,
  ),
  line(
    'sitemap-hreflang-one-way',
    'error',
    'A language alternative in the sitemap is not answered by the other page.',
    hreflang,
    /hreflang="en-ZA" href="[^"]+\/contact"/,
  ),
  whole(
    'sitemap-broken',
    'sitemap-not-xml',
    'error',
    'An unescaped & makes the sitemap unreadable.',
    '/sitemap.xml',
    /\?a=1&b=2</,
  ),
  whole(
    'sitemap-empty',
    'sitemap-without-rows',
    'error',
    'The sitemap holds no address.',
    '/sitemap.xml',
    /<urlset[^>]*>\s*<\/urlset>/,
  ),
  whole(
    'sitemap-html',
    'sitemap-is-page',
    'error',
    'The sitemap that robots.txt names is an HTML page.',
    '/sitemap.xml',
    /<!doctype html>/,
  ),
  whole(
    'sitemap-index',
    'sitemap-part-missing',
    'error',
    'A part that the sitemap index names answers 404.',
    '/sitemap.xml',
    /<sitemapindex[\s\S]*?\/sitemap-lost\.xml</,
  ),
  whole(
    'sitemap-dates',
    'sitemap-one-date',
    'notice',
    'Every page has the same lastmod, to the second, which makes all of them worthless.',
    '/sitemap.xml',
    /(?:<lastmod>2026-01-05T10:00:00Z<[\s\S]*?){8}/,
  ),
  whole(
    'sitemap-long',
    'sitemap-too-long',
    'error',
    'The sitemap holds more than 50,000 addresses.',
    '/sitemap.xml',
    /row-50000</,
  ),
  fault(
    'sitemap-robots-missing',
    'error',
    'A second sitemap that robots.txt names answers 404.',
    sitemaps,
    [],
    [
      { path: '/robots.txt', body: /Sitemap: \S+\/sitemap-news\.xml/ },
      { path: '/sitemap-news.xml', status: 404 },
    ],
    { paths: ['/sitemap-news.xml'] },
  ),
];
