/**
 * npm run pages:date: sets the day of the pages that are named. A page prints it as the day on which its text last
 * changed, so a changed page that nobody has read keeps its old date and hash.
 */
import { writeFileSync } from 'node:fs';
import { parseIsoDate, todayInIndia } from '../../lib/dates/iso-date.ts';
import { pageTextHash, sitemapPaths } from '../../lib/publishing/page-text.ts';
import { textDates } from '../../lib/site/text-dates.ts';
import {
  failWithError,
  failWithUsageError,
  parseArguments,
} from '../command-line/command-options.ts';

const { values, positionals: read } = parseArguments(
  `Sets today as the day on which the text of pages last changed; read them first. Other pages whose text has changed are listed as not dated.
npm run pages:date -- /path … [--day 2026-11-30]      these pages, changed
npm run pages:date -- --all [--day 2026-11-30]        every page whose text has changed, for a release`,
  { all: { type: 'boolean', default: false }, day: { type: 'string' } },
);

const unknown = read.filter((path) => !sitemapPaths.includes(path));
if (unknown.length > 0) failWithUsageError(`Not in the sitemap: ${unknown.join(', ')}`);
const day = parseIsoDate(values.day ?? todayInIndia(new Date()));
if (!day) failWithUsageError('--day is a date such as 2026-11-30');
const changed = sitemapPaths.filter((path) => textDates[path]?.[1] !== pageTextHash(path));
if (read.length === 0 && !values.all) {
  if (changed.length === 0) failWithError('No page has changed since its date.');
  failWithUsageError(`Which pages?  Changed since their date:\n${changed.join('\n')}`);
}
const rows = sitemapPaths.flatMap((path) => {
  const before = textDates[path];
  const isChanged = changed.includes(path);
  const isDated = read.includes(path) || (values.all && isChanged);
  if (isDated) console.log(`${day} ${path}`);
  else if (isChanged) console.log(`not dated ${path}`);
  const row = isDated ? [day, pageTextHash(path)] : before;
  // A new page has no row before its first date.
  return row ? `  ${JSON.stringify(path)}: ["${row[0]}", "${row[1]}"]` : [];
});
writeFileSync(
  new URL('../../lib/site/text-dates.json', import.meta.url),
  `{\n${rows.join(',\n')}\n}\n`,
);
