/**
 * Writes the day of every page whose words changed since it was written last: npm run pages:date. Read the page before
 * you run it: the day stands on the page as the day of its review. With paths behind it, those were reviewed as they
 * are and get the day too; DAY=2026-11-30 sets another day than today in India.
 */
import { writeFileSync } from 'node:fs';
import { printHelp } from '../../lib/config/print-help.ts';
import { todayInIndia } from '../../lib/dates/iso-date.ts';
import { pageTextHash, sitemapPaths } from '../../lib/publishing/page-text.ts';
import { reviewDates } from '../../lib/site/review-dates.ts';
import { fail } from './list-options.ts';

printHelp(`Writes today's date as the day of review of every page whose words changed; read the page before.
npm run pages:date -- [/path …]      these pages too, reviewed as they are; DAY=2026-11-30 sets another day`);

const head = `// Of each listed address the day on which it was last reviewed, which its words, the sitemap and the structured data all
// give, and a hash of its text on that day. Written by \`npm run pages:date\`, never by hand.
export const reviewDates: Readonly<Record<string, readonly [day: string, hash: string]>> = {
`;

const reviewed = process.argv.slice(2);
const unknown = reviewed.filter((address) => !sitemapPaths.includes(address));
if (unknown.length > 0) fail(`Not a listed address: ${unknown.join(', ')}`);
const day = process.env.DAY ?? todayInIndia(new Date());
const rows = sitemapPaths.map((address) => {
  const hash = pageTextHash(address);
  const before = reviewDates[address];
  const isKept = before && before[1] === hash && !reviewed.includes(address);
  if (!isKept) process.stdout.write(`${day} ${address}\n`);
  return `  '${address}': ['${isKept ? before[0] : day}', '${hash}'],\n`;
});
writeFileSync(
  new URL('../../lib/site/review-dates.ts', import.meta.url),
  `${head}${rows.join('')}};\n`,
);
