/**
 * Lighthouse's mobile scores of every page, or of those named: the median of three runs. It takes a quarter of an hour.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { routes } from '../../lib/site/routes.ts';
import { chromiumFlags, findChromium } from '../../testing/programs/find-chromium.ts';
import { startStandInProduction } from '../../testing/servers/stand-in-production.ts';
import type { BenchOptions } from './bench-options.ts';
import { type Measurement, withMin } from './measurement.ts';
import { median } from './percentile.ts';
import { withSite } from './with-site.ts';

const runs = 3;
const minScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof minScores;
const categories = Object.keys(minScores) as Category[];

export async function benchLighthouse({ paths: named }: BenchOptions): Promise<Measurement[]> {
  const paths = named.length > 0 ? named : routes.map(({ path }) => path);
  return withSite(
    async ({ site }) => {
      const chrome = await launch({
        chromePath: findChromium() ?? '',
        chromeFlags: ['--headless=new', ...chromiumFlags],
      });
      try {
        const measurements: Measurement[] = [];
        for (const path of paths)
          measurements.push(...(await measurePage(site.url, path, chrome.port)));
        return measurements;
      } finally {
        chrome.kill();
      }
    },
    // The stand-in is built for port 3000; elsewhere the canonical URLs would not match.
    { start: (options) => startStandInProduction({ ...options, port: 3000 }) },
  );
}

async function measurePage(siteUrl: string, path: string, port: number): Promise<Measurement[]> {
  const reports: Result[] = [];
  for (let run = 0; run < runs; run++) reports.push(await visit(siteUrl + path, port));
  return categories.map((category) => {
    const scores = reports.map((report) => (report.categories[category]?.score ?? 0) * 100);
    return withMin(`${path} ${category}`, median(scores), 'score', minScores[category]);
  });
}

/**
 * Retried once when Lighthouse reports an error (the browser painted nothing in time), because it gives no scores then.
 */
async function visit(url: string, port: number, attempts = 2): Promise<Result> {
  const run = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
  const failure = run ? run.lhr.runtimeError : { code: 'NO_RESULT' };
  if (run && !failure) return run.lhr;
  if (attempts > 1) return visit(url, port, attempts - 1);
  throw new Error(`Lighthouse could not visit ${url}: ${failure?.code}`);
}
