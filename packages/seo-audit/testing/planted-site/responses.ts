/** The response of a site to a URL: a page, a file, robots.txt, the sitemap, or 404. */
import { renderDocument } from './render-document.ts';
import { robotsText } from './robots-texts.ts';
import type { Page, SiteName } from './row.ts';
import { fileAt } from './site-files.ts';
import { pagesOf } from './site-pages.ts';
import { sitemapText } from './sitemap-texts.ts';

type Headers = Record<string, string | string[] | null>;
export type SiteResponse = {
  status: number;
  headers: Headers;
  body: string | Buffer;
  delay?: number;
  uncompressed?: boolean;
};

const page404: Page = {
  path: '/404',
  topic: 'What you look for is not here',
  head: '<meta name="robots" content="noindex">',
  canonical: null,
};

function notFoundResponse(site: SiteName): SiteResponse {
  const soft = site === 'soft-missing';
  const text = soft
    ? { h1: 'Page not found', title: 'Page not found', text: '<p>Page not found.</p>' }
    : {};
  const page = { ...page404, ...text, head: soft ? '' : page404.head };
  return { status: soft ? 200 : 404, headers: {}, body: renderDocument(page) };
}

/** The filters of the endless shop: each link adds its filter to the active ones. */
function filters(address: string): string {
  const on = address.split('?')[1];
  const kinds = ['colour=red', 'colour=blue', 'size=big', 'size=small', 'sort=price', 'page=2'];
  const link = (kind: string) =>
    `<a href="/tools/?${on ? `${on}&amp;` : ''}${kind}">Tools with ${kind.replace('=', ' ')}</a>`;
  return `<p>${kinds
    .filter((kind) => !on?.includes(kind))
    .map(link)
    .join(' ')}</p>`;
}

function pageResponse(page: Page, address: string, agent: string): SiteResponse {
  const month = Number(/\d+/.exec(address)?.[0] ?? 0) + 1;
  const body = renderDocument(page)
    .replaceAll('{next}', `/calendar/${month}`)
    .replaceAll('{filters}', () => filters(address));
  const refused = page.forAgent && agent.includes(page.forAgent.agent) ? page.forAgent : undefined;
  return {
    status: refused?.status ?? page.status ?? 200,
    headers: page.headers ?? {},
    body,
    ...(page.delay ? { delay: page.delay } : {}),
    ...(page.uncompressed ? { uncompressed: true } : {}),
  };
}

function findPage(site: SiteName, address: string): Page | undefined {
  const pages = pagesOf(site);
  const path = address.split('?')[0] ?? '';
  return (
    pages.find((page) => page.path === address) ??
    pages.find((page) => page.path === path) ??
    pages.find((page) => page.endless && path.startsWith(page.path))
  );
}

export function respondTo(
  site: SiteName,
  address: string,
  accept: string,
  agent: string,
): SiteResponse {
  if (address === '/robots.txt') {
    const type = site === 'robots-html' ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
    const status = site === 'robots-failing' ? 500 : 200;
    return { status, headers: { 'content-type': type }, body: robotsText(site) };
  }
  if (address === '/sitemap.xml') {
    const type = site === 'sitemap-html' ? 'text/html; charset=utf-8' : 'application/xml';
    return {
      status: 200,
      headers: { 'content-type': type },
      body: sitemapText(site, pagesOf(site)),
    };
  }
  const file = fileAt(address, accept);
  if (file)
    return {
      status: 200,
      headers: { 'content-type': file.type, ...file.headers },
      body: file.body,
    };
  const page = findPage(site, address);
  return page ? pageResponse(page, address, agent) : notFoundResponse(site);
}
