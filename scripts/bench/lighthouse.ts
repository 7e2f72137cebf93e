/**
 * Lighthouse on a phone, median of three, for every route or those named:
 * npm run bench -- lighthouse [/path …]. Runs only when asked for: 31 routes take a quarter of an hour.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { routes } from '../../lib/site/routes.ts';
import { chromiumFlags, findChromium } from '../../testing/find-chromium.ts';
import { startLeadServiceStandIn } from '../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { startStandInProduction } from '../../testing/stand-in-production.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { atLeast, type Measurement } from './measurement.ts';

const runs = 3;
const floors = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof floors;

export async function benchLighthouse(paths: string[]): Promise<Measurement[]> {
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  // The port the pages were built for, so that their canonical URLs are their own.
  const site = await startStandInProduction({
    dataDir: data.dataDir,
    serviceUrl: leadService.url,
    port: 3000,
  });
  const chrome = await launch({
    chromePath: findChromium() ?? '',
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const wanted = paths.length > 0 ? paths : routes.map(({ path }) => path);
    const measurements: Measurement[] = [];
    for (const path of wanted)
      measurements.push(...(await measure(site.url + path, path, chrome.port)));
    return measurements;
  } finally {
    chrome.kill();
    await site.stop();
    await leadService.close();
    data.remove();
  }
}

async function measure(url: string, path: string, port: number): Promise<Measurement[]> {
  const scores: Record<Category, number[]> = {
    performance: [],
    accessibility: [],
    'best-practices': [],
    seo: [],
  };
  const categories = Object.keys(scores) as Category[];
  for (let run = 0; run < runs; run++) {
    const report = await visit(url, port, categories);
    for (const category of categories) {
      scores[category].push((report.categories[category]?.score ?? 0) * 100);
    }
  }
  return categories.map((category) =>
    atLeast(`${path} ${category}`, median(scores[category]), 'score', floors[category]),
  );
}

/** A visit that Lighthouse itself calls failed (the browser painted nothing in time) has no scores: one more try. */
async function visit(
  url: string,
  port: number,
  categories: Category[],
  tries = 2,
): Promise<Result> {
  const run = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
  const failure = run ? run.lhr.runtimeError : { code: 'NO_RESULT' };
  if (run && !failure) return run.lhr;
  if (tries > 1) return visit(url, port, categories, tries - 1);
  throw new Error(`Lighthouse could not visit ${url}: ${failure?.code}`);
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
