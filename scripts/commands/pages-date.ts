/**
 * npm run pages:date: sets the review date of every page whose text has changed since the last run. Read the page
 * first: the date is printed on it as the day of its review. Paths as arguments were reviewed unchanged and get the
 * date too.
 */
import { writeFileSync } from 'node:fs';
import { parseIsoDate, todayInIndia } from '../../lib/dates/iso-date.ts';
import { pageTextHash, sitemapPaths } from '../../lib/publishing/page-text.ts';
import { reviewDates } from '../../lib/site/review-dates.ts';
import { failWithUsageError } from '../command-line/command-error.ts';
import { parseArguments } from '../command-line/command-options.ts';

const { values, positionals: reviewed } = parseArguments(
  `Sets today as the review date of every page whose text has changed; read the page first.
npm run pages:date -- [/path …] [--day 2026-11-30]      also these pages, reviewed unchanged`,
  { day: { type: 'string' } },
);

const head = `// Review date of each URL in the sitemap, used by its text, the sitemap and the structured data,
// and a hash of its text on that day. Written by \`npm run pages:date\`, never by hand.
export const reviewDates: Readonly<Record<string, readonly [day: string, hash: string]>> = {
`;

const unknown = reviewed.filter((path) => !sitemapPaths.includes(path));
if (unknown.length > 0) failWithUsageError(`Not in the sitemap: ${unknown.join(', ')}`);
const day = parseIsoDate(values.day ?? todayInIndia(new Date()));
if (!day) failWithUsageError('--day is a date such as 2026-11-30');
const rows = sitemapPaths.map((path) => {
  const hash = pageTextHash(path);
  const before = reviewDates[path];
  const isKept = before && before[1] === hash && !reviewed.includes(path);
  if (!isKept) console.log(`${day} ${path}`);
  return `  '${path}': ['${isKept ? before[0] : day}', '${hash}'],\n`;
});
writeFileSync(
  new URL('../../lib/site/review-dates.ts', import.meta.url),
  `${head}${rows.join('')}};\n`,
);
