/** Page speed of real visits: the 75th percentile of each measurement by route. */
import { todayInIndia } from '../../lib/dates/iso-date.ts';
import { summarizeVitals, type VitalSummary } from '../../lib/publishing/vitals/vitals.ts';
import { readVitals } from '../../lib/publishing/vitals/vitals-store.server.ts';
import { failWithUsageError, parseOptions } from '../command-line/command-options.ts';
import { printJson, textTable } from '../command-line/command-output.ts';
import { withServices } from '../command-line/with-services.ts';

const usage = `Page speed of real visits: the 75th percentile of each measurement by route.
npm run vitals -- [--days 28] [--json]`;

const values = parseOptions(usage, {
  days: { type: 'string', default: '28' },
  json: { type: 'boolean', default: false },
});
const days = Number(values.days);
if (!Number.isInteger(days) || days < 1) failWithUsageError('--days is a whole number from 1');

const { today, routes } = await withServices(async ({ store }) => {
  const today = todayInIndia(store.now());
  return { today, routes: summarizeVitals(await readVitals(store, today, days)) };
});

const shown = (summary: VitalSummary | null, unit: (value: number) => string) =>
  summary ? `${unit(summary.p75)} (${summary.rating}, ${summary.visits})` : '';

if (values.json) {
  printJson({ days, until: today, routes });
} else if (routes.length === 0) {
  console.log(`No visits were measured in the last ${days} days.`);
} else {
  console.log(`75th percentile of the last ${days} days (rating, visits measured)\n`);
  console.log(
    textTable(
      ['page', 'LCP', 'INP', 'CLS'],
      routes.map(({ path, lcp, inp, cls }) => [
        path,
        shown(lcp, (ms) => `${(ms / 1000).toFixed(1)} s`),
        shown(inp, (ms) => `${Math.round(ms)} ms`),
        shown(cls, (share) => share.toFixed(3)),
      ]),
    ),
  );
}
