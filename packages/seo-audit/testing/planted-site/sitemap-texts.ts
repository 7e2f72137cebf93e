/** The sitemap of each site: one row per page, and the rows and files that are wrong on purpose. */
import { hash } from './generated-text.ts';
import type { Page, SiteName } from './row.ts';

const open = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`;

function row(loc: string, more = ''): string {
  return `<url><loc>${loc.replaceAll('&', '&amp;')}</loc>${more}</url>`;
}

function day(path: string): string {
  const two = (value: number) => String(value + 1).padStart(2, '0');
  return `2026-${two(hash(path) % 10)}-${two(hash(`${path} day`) % 28)}`;
}

const alternate = (code: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${code}" href="{origin}${path}"/>`;

const wrongRows = [
  row('{origin}/sitemaps/never-there'),
  row('https://shop.mango-lane.invalid/pots'),
  row('{other-scheme}/sitemaps/other-scheme'),
  row('/about'),
  row('{origin}/contact'),
  row('{origin}/privacy#rights'),
];

/** The elements of a page's row beside its address. */
function extras(site: SiteName, page: Page): string {
  if (site === 'sitemap-dates') return '<lastmod>2026-01-05T10:00:00Z</lastmod>';
  const lastmod = `<lastmod>${page.lastmod ?? day(page.path)}</lastmod>`;
  if (site !== 'main') return lastmod;
  if (page.path === '/about')
    return `${lastmod}${alternate('kn-IN', '/kannada/never-written')}${alternate('en-UK', '/about?for=uk')}${alternate('en-ZA', '/contact')}${alternate('en-IN', '/about')}`;
  if (page.path === '/privacy')
    return `${lastmod}<image:image><image:loc>{origin}/files/no-such-bed.png</image:loc></image:image>`;
  return lastmod;
}

/** A site without a sitemap fault gets a correct sitemap. */
export function sitemapText(site: SiteName, pages: readonly Page[]): string {
  if (site === 'sitemap-html')
    return '<!doctype html><html lang="en"><title>Sitemap</title><p>Home</p></html>';
  if (site === 'sitemap-empty') return `${open}\n</urlset>\n`;
  if (site === 'sitemap-index')
    return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>{origin}/sitemap-lost.xml</loc></sitemap></sitemapindex>\n`;
  const rows = pages
    .filter((page) => !page.unlisted)
    .map((page) => row(`{origin}${page.path}`, extras(site, page)));
  if (site === 'main') rows.push(...wrongRows);
  if (site === 'sitemap-broken') rows.push('<url><loc>{origin}/shop?a=1&b=2</loc></url>');
  if (site === 'sitemap-long')
    rows.push(...Array.from({ length: 50_001 }, (_, index) => row(`{origin}/?row-${index}`)));
  return `${open}\n${rows.join('\n')}\n</urlset>\n`;
}
