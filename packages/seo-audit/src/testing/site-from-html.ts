/** Builds a crawled site from small HTML strings, so that a check can be tested without a server. */
import { allChecks } from '../checks/all-checks.ts';
import { runChecks } from '../checks/run-checks.ts';
import { measureDepth } from '../crawl/measure-depth.ts';
import { emptyPage, emptyResource, emptySite } from '../empty-site.ts';
import { parsePage } from '../page/parse-page.ts';
import type { Page, Resource, ResponseHeaders, RobotsFile, Site } from '../site.ts';

export const testOrigin = 'https://site.test';

/** Path to HTML, or to the response; `renderedHtml` is the HTML after the scripts ran. */
export type SiteTexts = Record<
  string,
  string | (Partial<Page> & { html?: string; renderedHtml?: string })
>;

export async function siteFromHtml(texts: SiteTexts, overrides: Partial<Site> = {}): Promise<Site> {
  const site: Site = {
    ...emptySite(`${testOrigin}/`),
    name: testOrigin,
    origin: testOrigin,
    auditedOrigin: testOrigin,
    ...overrides,
  };
  for (const [path, entry] of Object.entries(texts)) {
    const url = testOrigin + path;
    const { html, renderedHtml, ...answer } =
      typeof entry === 'string' ? { html: entry, renderedHtml: undefined } : entry;
    const facts = html === undefined ? null : await parsePage({ html, url });
    const rendered =
      renderedHtml === undefined ? null : await parsePage({ html: renderedHtml, url });
    const page = {
      ...emptyPage(url, path === '/' ? 'start' : 'link'),
      status: 200,
      facts,
      rendered,
      ...answer,
    };
    page.htmlBytes ||= html?.length ?? 0;
    site.pages.set(url, page as Page);
  }
  measureDepth(site);
  return site;
}

export const testUrl = (path: string) => testOrigin + path;

/** A robots.txt that was read. */
export function robotsFile(text: string, overrides: Partial<RobotsFile> = {}): RobotsFile {
  const read = { url: testUrl('/robots.txt'), status: 200, contentType: 'text/plain' };
  return { ...read, problem: null, text, isCut: false, ...overrides };
}

/** A fetched image, or another file with `more`, as an entry of `resources`. */
export function fileAt(path: string, overrides: Partial<Resource> = {}): [string, Resource] {
  const fetched = { status: 200, contentType: 'image/png', bytes: 10 };
  return [testUrl(path), { ...emptyResource(testUrl(path)), ...fetched, ...overrides }];
}

/** Response headers in order. */
export const goodHeaders: ResponseHeaders = {
  cacheControl: '',
  vary: '',
  setCookie: [],
  contentTypeOptions: 'nosniff',
  disposition: '',
  refresh: '',
  contentLanguage: '',
  missingSecurityHeaders: '',
  software: '',
};

/** "path what" of the findings with that id. */
export async function findingsOf(
  id: string,
  texts: SiteTexts,
  overrides: Partial<Site> = {},
): Promise<string[]> {
  const site = await siteFromHtml(texts, overrides);
  return runChecks(site, allChecks)
    .filter((finding) => finding.id === id)
    .map(({ url, what }) => `${url.replace(testOrigin, '')} ${what}`);
}

const filler = Array.from(
  { length: 40 },
  (_, at) => `Sentence ${at} tells the reader one more thing.`,
);

/** A page without faults; each part can be replaced, or removed with ''. */
export function goodPage(
  path: string,
  parts: Partial<
    Record<'title' | 'description' | 'canonical' | 'head' | 'h1' | 'body', string>
  > = {},
): string {
  const url = testOrigin + path;
  const words = path.replace(/\W/g, '') || 'home';
  const title = parts.title ?? `<title>All about ${words} and what it costs you</title>`;
  const description =
    parts.description ??
    `<meta name="description" content="What ${words} means, whom it is for, what it costs in a year and what it leaves out, in plain words.">`;
  const canonical = parts.canonical ?? `<link rel="canonical" href="${url}">`;
  const sharing = [
    'og:title',
    'og:description',
    'og:site_name',
    'og:image:alt',
    'twitter:title',
    'twitter:description',
  ]
    .map((name) => `<meta property="${name}" content="${words} ${name}">`)
    .join('');
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}${description}${canonical}${sharing}
<meta property="og:type" content="website"><meta property="og:url" content="${url}"><meta property="og:image" content="${testOrigin}/share.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:locale" content="en_IN">
<meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${testOrigin}/share.png"><meta name="theme-color" content="#fff"><link rel="icon" href="/icon.svg"><link rel="apple-touch-icon" href="/apple.png"><link rel="manifest" href="/manifest.webmanifest">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home","item":"${testOrigin}/"},{"@type":"ListItem","position":2,"name":"${words}","item":"${url}"}]}</script>${parts.head ?? ''}</head>
<body><main>${parts.h1 ?? `<h1>Understand ${words}</h1>`}<p>${filler.map((text) => `${words} ${text}`).join('</p><p>')}</p>${parts.body ?? ''}</main></body></html>`;
}
