/**
 * What a visitor on a slow phone feels, beside a blank Next page with one button in the same run:
 * npm run bench -- feel [/path …] [--visits n] [--all]. Every route with its likeliest first touch half a second and two
 * seconds behind the first paint; on six routes (or with --all on every one) each kind of touch at five moments.
 */
import { type Browser, chromium } from '@playwright/test';
import { routes } from '../../lib/site/routes.ts';
import { chromiumFlags, findChromium } from '../../testing/find-chromium.ts';
import { startLeadServiceStandIn } from '../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { startSite } from '../../testing/start-site.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { startBlankPage, withBlankPage } from './blank-page.ts';
import { atMost, type Measurement } from './measurement.ts';
import { numberOption } from './number-option.ts';
import { type Visit, visitOnSlowPhone } from './slow-phone-visit.ts';
import { findTargets, primaryTarget, type TouchTarget, touchKinds } from './touch-targets.ts';

const gridRoutes = [
  '/',
  '/health-insurance',
  '/term-insurance',
  '/car-insurance',
  '/claim',
  '/faqs',
];
const firstTouchDelaysMs = [500, 2000];
const gridTouchDelaysMs = [500, 1000, 2000, 4000, 12_000];

export async function benchFeel(words: string[]): Promise<Measurement[]> {
  return withBlankPage(async (buildDir) => {
    const leadService = await startLeadServiceStandIn();
    const data = temporaryDataDir();
    const site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url });
    const blank = await startBlankPage(buildDir);
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: chromiumFlags,
      ...(executablePath && { executablePath }),
    });
    try {
      return await measure(browser, site.url, `${blank.url}/button`, words);
    } finally {
      await browser.close();
      blank.server.kill();
      await site.stop();
      await leadService.close();
      data.remove();
    }
  });
}

type TouchResult = { path: string; what: string; visits: Visit[] };

async function measure(browser: Browser, siteUrl: string, blankUrl: string, words: string[]) {
  const named = words.filter((word) => word.startsWith('/'));
  const visits = numberOption(words, '--visits') ?? 3;
  const paths = named.length > 0 ? named : routes.map(({ path }) => path);
  const button = { url: blankUrl, ...(await middleOfButton(browser, blankUrl)) };
  const blank: Visit[] = [];
  const felt: TouchResult[] = [];
  const take = async (path: string, target: TouchTarget, afterMs: number, times: number) => {
    const own: Visit[] = [];
    for (let round = 0; round < times; round++) {
      own.push(await visitOnSlowPhone(browser, target.url, { ...target, afterMs }));
    }
    blank.push(await visitOnSlowPhone(browser, button.url, { ...button, afterMs }));
    felt.push({ path, what: `${target.kind} at ${afterMs / 1000} s`, visits: own });
    process.stderr.write('.');
  };
  for (const path of paths) {
    const target = await primaryTarget(browser, siteUrl + path);
    for (const afterMs of firstTouchDelaysMs) await take(path, target, afterMs, visits);
  }
  for (const path of paths.filter((one) => words.includes('--all') || gridRoutes.includes(one))) {
    for (const target of await findTargets(browser, siteUrl + path, touchKinds)) {
      for (const afterMs of gridTouchDelaysMs) await take(path, target, afterMs, 1);
    }
  }
  process.stderr.write('\n');
  return [
    ...felt.map(toMeasurement),
    ...summary(
      felt.flatMap((one) => one.visits),
      blank,
    ),
  ];
}

function toMeasurement({ path, what, visits }: TouchResult): Measurement {
  const worst = Math.max(...visits.map(({ interactionMs }) => interactionMs ?? 0));
  const middle = (of: (visit: Visit) => number) => quantile(visits.map(of), 0.5);
  const page = `paint ${(middle((one) => one.firstPaintMs) / 1000).toFixed(2)} s, largest ${(middle((one) => one.largestPaintMs) / 1000).toFixed(2)} s, blocked ${middle((one) => one.blockingMs).toFixed(0)} ms, ${middle((one) => one.scriptKb).toFixed(0)} KB of script, shift ${middle((one) => one.layoutShift).toFixed(3)}`;
  return {
    label: `${path} ${what} (worst ${worst}; ${page})`,
    value: middle(interactionMsOf),
    unit: 'ms',
  };
}

const interactionMsOf = ({ interactionMs }: Visit) => interactionMs ?? 0;

/** The limits are ratios to the blank page of this run, but for what the page itself is. */
function summary(all: Visit[], blank: Visit[]): Measurement[] {
  const of = (visits: Visit[], part: number, take = interactionMsOf) =>
    quantile(visits.map(take), part);
  // 120 and 200 ms are meant for a machine where the blank page has a median of 70 and a p95 of 80: like is held against like.
  const [floor, slowFloor] = [of(blank, 0.5), of(blank, 0.95)];
  return [
    { label: 'blank page, first interaction, median', value: floor, unit: 'ms' },
    { label: 'blank page, first interaction, p95', value: slowFloor, unit: 'ms' },
    atMost('first interaction, median', of(all, 0.5), 'ms', 1.7 * floor),
    atMost('first interaction, p95', of(all, 0.95), 'ms', 2.5 * slowFloor),
    { label: 'first interaction, worst', value: of(all, 1), unit: 'ms' },
    atMost(
      'largest paint, median',
      of(all, 0.5, (one) => one.largestPaintMs),
      'ms',
      1400,
    ),
    {
      label: 'blank page, largest paint, median',
      value: of(blank, 0.5, (one) => one.largestPaintMs),
      unit: 'ms',
    },
    atMost(
      'blocking time, median',
      of(all, 0.5, (one) => one.blockingMs),
      'ms',
      of(blank, 0.5, (one) => one.blockingMs) + 200,
    ),
    atMost(
      'layout shift, worst',
      of(all, 1, (one) => one.layoutShift),
      '',
      0.001,
    ),
    atMost(
      'script, most',
      of(all, 1, (one) => one.scriptKb),
      'KB',
      150,
    ),
  ];
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

async function middleOfButton(browser: Browser, url: string): Promise<{ x: number; y: number }> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(url);
  const box = await page.getByRole('button').boundingBox();
  await page.close();
  if (!box) throw new Error('The blank page has no button');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
