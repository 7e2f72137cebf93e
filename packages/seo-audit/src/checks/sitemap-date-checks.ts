/** Dates in sitemaps: search engines trust all of them or none. */

import { type Check, liveCheck } from '../check-helpers/check.ts';
import { quote } from '../check-helpers/wording.ts';
import { dayMs } from '../day-ms.ts';
import { rowCheck } from './sitemap-row-checks.ts';

const w3cDate =
  /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;

/** Fewer pages may really have been written at once. */
const minRows = 5;

const sitemap = { where: 'sitemap' } as const;

const sitemapLastmod = rowCheck(
  {
    ...sitemap,
    id: 'sitemap-lastmod',
    severity: 'warning',
    about: 'A lastmod is not a date, or is in the future',
    why: 'Search engines then ignore all lastmod of the site.',
    fix: 'Write the day the content last changed: 2026-11-20.',
  },
  (url, site) => {
    const lastmod = site.sitemapRows.get(url)?.lastmod;
    if (!lastmod) return null;
    if (!w3cDate.test(lastmod) || Number.isNaN(Date.parse(lastmod))) return quote(lastmod);
    return Date.parse(lastmod) > Date.now() + dayMs && `${lastmod} is in the future`;
  },
);

const sitemapPriority = rowCheck(
  {
    ...sitemap,
    id: 'sitemap-priority',
    severity: 'notice',
    about: 'A priority of the sitemap is not a number from 0.0 to 1.0',
    why: 'The file does not follow the protocol; Google ignores the value, others may refuse the file.',
    fix: 'Remove it, or write a number from 0.0 to 1.0.',
  },
  (url, site) => {
    const { wrongPriority } = site.sitemapRows.get(url) ?? {};
    return wrongPriority !== undefined && quote(wrongPriority);
  },
);

const sitemapLastmodMissing = liveCheck(
  {
    ...sitemap,
    id: 'sitemap-lastmod-missing',
    severity: 'notice',
    about: 'The sitemap has rows without lastmod',
    why: 'Search engines use it to decide what to crawl again.',
    fix: 'Add the day the content last changed.',
  },
  function* (site) {
    const without = [...site.sitemapRows.values()].filter(({ lastmod }) => !lastmod).length;
    const [file] = site.sitemaps;
    if (without > 0 && file)
      yield { url: file.url, what: `${without} of ${site.sitemapRows.size} rows` };
  },
);

const sitemapLastmodNow = liveCheck(
  {
    ...sitemap,
    id: 'sitemap-lastmod-now',
    severity: 'warning',
    about: 'Every lastmod is the time of the request',
    why: 'Search engines do not believe a date that is always now.',
    fix: 'Take the date from the content’s last change.',
  },
  function* (site) {
    const times = [...site.sitemapRows.values()].map(({ lastmod }) => lastmod ?? '');
    const [file] = site.sitemaps;
    if (times.length > 2 && times.every(isNow) && file)
      yield { url: file.url, what: `all ${times.length} rows` };
  },
);

const sitemapLastmodSame = liveCheck(
  {
    ...sitemap,
    id: 'sitemap-lastmod-same',
    severity: 'notice',
    about: 'Every lastmod is the same',
    why: 'It tells when the site was built, not which page changed: search engines then ignore all of them.',
    fix: 'Take the date from each page’s last change.',
  },
  // All pages of a young site may have the same day, but not the same second.
  function* (site) {
    const [first, ...others] = [...site.sitemapRows.values()].map(({ lastmod }) => lastmod ?? '');
    const isSame = others.every((lastmod) => lastmod === first);
    const [file] = site.sitemaps;
    if (first?.includes('T') && !isNow(first) && isSame && others.length + 1 >= minRows && file)
      yield { url: file.url, what: `${first} in all ${others.length + 1} rows` };
  },
);

function isNow(lastmod: string): boolean {
  return lastmod.includes('T') && Math.abs(Date.now() - Date.parse(lastmod)) < 3_600_000;
}

export const sitemapDateChecks: Check[] = [
  sitemapLastmod,
  sitemapPriority,
  sitemapLastmodMissing,
  sitemapLastmodNow,
  sitemapLastmodSame,
];
