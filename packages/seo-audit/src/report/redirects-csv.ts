/** Every redirect as CSV: target, hops, final status, and the pages that still link to the old address. */
import { followRedirects } from '../crawl/follow-redirects.ts';
import type { Site } from '../site.ts';
import type { AuditRun } from './audit-run.ts';
import { csvTable } from './csv-table.ts';
import { describeStatus } from './links-csv.ts';

const maxLinkers = 10;
const head = [
  'from',
  'status',
  'to',
  'hops',
  'by way of',
  'ends at',
  'which answers',
  'linked from pages',
  'such as',
  'in the sitemap',
];

export function redirectsCsv(site: Site, { pages }: AuditRun): string {
  const linksOf = new Map(pages.map(({ url, links }) => [url, links.in.shown]));
  const rows = [...site.pages.values()]
    .filter(({ redirect }) => redirect !== null)
    .map(({ url, status, redirect, linkedFrom }) => {
      const { hops, isLoop } = followRedirects(site, url);
      const end = hops.at(-1);
      const linkers = new Set(linksOf.get(url)?.map((row) => row.url));
      return [
        url,
        status ?? '',
        redirect?.to ?? redirect?.location ?? '',
        hops.length,
        hops.slice(0, -1).join(' '),
        end ?? '',
        isLoop ? 'redirect loop' : end ? describeStatus(site, end) : 'no usable target',
        linkedFrom,
        [...linkers].slice(0, maxLinkers).join(' '),
        site.sitemapRows.has(url) ? 'yes' : 'no',
      ];
    });
  return csvTable([head, ...rows]);
}
