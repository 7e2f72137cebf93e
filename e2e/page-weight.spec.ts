/**
 * What a phone downloads and lays out before a page can be read: HTML, elements, style sheets and scripts of every
 * prerendered page must not grow. With Brotli, because all browsers since 2017 take it; gzip looks back 32 KB only, so
 * there the order of a page's parts would count. How long it takes: npm run bench -- first-touch.
 */
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';
import { hindiPagePaths, hindiPath } from '../lib/site/hindi-pages.ts';
import { type RoutePath, routes } from '../lib/site/routes.ts';
import { subPageRoutes } from '../lib/site/tool-routes.ts';
import { deferredScripts } from '../scripts/build/defer-scripts.ts';
import { test } from '../testing/playwright/fixtures.ts';

type Weight = {
  /** Of the HTML, with Brotli. */
  kilobytes: number;
  elements: number;
};

/** A commit that raises a row says why, and saves it elsewhere. */
const max: Partial<Record<RoutePath, Weight>> = {
  '/faqs': { kilobytes: 36, elements: 1949 },
  '/insurance-companies': { kilobytes: 21.5, elements: 1580 },
  '/claim': { kilobytes: 26, elements: 1538 },
  '/senior-citizen': { kilobytes: 23.5, elements: 1472 },
  '/health-insurance': { kilobytes: 24.5, elements: 1518 },
  '/term-insurance': { kilobytes: 23.5, elements: 1464 },
  '/': { kilobytes: 16.5, elements: 841 },
  '/diabetes-health-insurance': { kilobytes: 23, elements: 1461 },
  '/car-insurance': { kilobytes: 24.5, elements: 1468 },
  '/investment-plans': { kilobytes: 22.5, elements: 1446 },
  '/pension-plans': { kilobytes: 22, elements: 1398 },
  '/capital-guarantee': { kilobytes: 21, elements: 1335 },
  '/super-topup': { kilobytes: 20.5, elements: 1353 },
  '/critical-illness-insurance': { kilobytes: 21, elements: 1346 },
  '/family-health-insurance': { kilobytes: 21, elements: 1336 },
  '/1crore-health-insurance': { kilobytes: 21, elements: 1291 },
  '/child-plans': { kilobytes: 21.5, elements: 1334 },
  '/maternity-health-insurance': { kilobytes: 20.5, elements: 1266 },
  '/bike-insurance': { kilobytes: 21.5, elements: 1321 },
  '/grievance-redressal': { kilobytes: 22, elements: 1226 },
  '/travel-insurance': { kilobytes: 21, elements: 1158 },
  '/renewal': { kilobytes: 20.5, elements: 1027 },
  '/privacy-policy': { kilobytes: 23.5, elements: 1001 },
  '/contact-us': { kilobytes: 16.5, elements: 807 },
  '/cashless-hospital': { kilobytes: 18, elements: 838 },
  '/joy-center': { kilobytes: 16.5, elements: 713 },
  '/legal': { kilobytes: 15.5, elements: 644 },
  '/about-us': { kilobytes: 14, elements: 683 },
  '/careers': { kilobytes: 12.5, elements: 535 },
  '/customer-login': { kilobytes: 13.5, elements: 567 },
  '/terms-and-conditions': { kilobytes: 12.5, elements: 546 },
};

/** Limit of a page without a row above: that of a product page. */
const maxOfNewPage: Weight = { kilobytes: 26, elements: 1500 };

/** Of every page, in KB with Brotli, and files. Product pages have 15.4 of styles, all others less. */
const maxOfAll = { styleSheets: 2, styles: 15.4, scripts: 131.7 };

/**
 * What a Hindi page adds to its English page: longer letters, and the texts that its client components render, which an
 * English page has in its scripts.
 */
const maxAddedByHindi = { kilobytes: 9.7, elements: 6, styles: 0.3, scripts: 5.6 };

/** The script of its search has the texts of every answer. */
const maxScriptsAddedByHindiSearch = 10.6;

const englishPaths = [...routes, ...subPageRoutes].map(({ path }) => path);

type PageWeight = Weight & Record<'styleSheets' | 'styles' | 'scripts' | 'earlyScripts', number>;

/** By path. */
let weights: Map<string, PageWeight>;

// Each page is fetched once for all tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ site, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: site.url });
  weights = await weighAll(request, [...englishPaths, ...hindiPagePaths.map(hindiPath)]);
  await request.dispose();
});

test('no page weighs more than its row, a new page no more than a product page, and none loads or preloads a script before its first paint', () => {
  for (const path of englishPaths) {
    const row = max[path as RoutePath] ?? maxOfNewPage;
    const weight = weights.get(path);
    expect.soft(weight?.kilobytes, path).toBeLessThanOrEqual(row.kilobytes);
    expect.soft(weight?.elements, `${path} elements`).toBeLessThanOrEqual(row.elements);
    expect.soft(weight?.styleSheets, `${path} sheets`).toBeLessThanOrEqual(maxOfAll.styleSheets);
    expect.soft(weight?.styles, `${path} styles`).toBeLessThanOrEqual(maxOfAll.styles);
    expect.soft(weight?.scripts, `${path} scripts`).toBeLessThanOrEqual(maxOfAll.scripts);
  }
  for (const [path, { earlyScripts }] of weights) expect.soft(earlyScripts, path).toBe(0);
});

test('no Hindi page adds more to its English page than its letters and texts', () => {
  for (const path of hindiPagePaths) {
    const [hindi, english] = [weights.get(hindiPath(path)), weights.get(path)];
    if (!hindi || !english) throw new Error(`${path} was not weighed`);
    for (const part of ['kilobytes', 'elements', 'styles', 'scripts'] as const) {
      const isSearch = part === 'scripts' && path === '/cashless-hospital';
      expect
        .soft(hindi[part] - english[part], `${path} ${part}`)
        .toBeLessThanOrEqual(isSearch ? maxScriptsAddedByHindiSearch : maxAddedByHindi[part]);
    }
  }
});

const compress = promisify(brotliCompress);

/** The build has compressed what it made (scripts/build/compress-files.ts); what Next renders is compressed here. */
async function load(request: APIRequestContext, path: string) {
  // The server may close an idle connection at the moment of reuse.
  const response = await request.get(path, { maxRetries: 3, headers: { 'Accept-Encoding': 'br' } });
  expect(response.status(), path).toBe(200);
  const headers = response.headers();
  const body = await response.body();
  const isCompressed = headers['content-encoding'] === 'br' && 'content-length' in headers;
  const bytes = isCompressed ? Number(headers['content-length']) : (await compress(body)).length;
  return { html: body.toString(), kilobytes: bytes / 1024 };
}

async function weighAll(request: APIRequestContext, paths: readonly string[]) {
  const files = new Map<string, Promise<number>>();
  const weighFiles = async (sources: readonly string[]) => {
    let sum = 0;
    for (const source of sources) {
      const weight = files.get(source) ?? load(request, source).then(({ kilobytes }) => kilobytes);
      files.set(source, weight);
      sum += await weight;
    }
    return sum;
  };
  const weigh = async (path: string) => {
    const { html, kilobytes } = await load(request, path);
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    const elements = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1').match(/<[a-z]/g);
    const weight: PageWeight = {
      kilobytes,
      elements: elements?.length ?? 0,
      styleSheets: sheets.length,
      styles: await weighFiles(sheets),
      scripts: await weighFiles(deferredScripts(html)),
      earlyScripts: html.match(/<script[^>]* async|as="script"/g)?.length ?? 0,
    };
    return [path, weight] as const;
  };
  return new Map(await Promise.all(paths.map(weigh)));
}
