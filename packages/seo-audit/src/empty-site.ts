/** A site, a page and a resource with no data yet. */
import type { Page, Resource, Site } from './site.ts';

export function emptySite(start: string): Site {
  return {
    name: '',
    origin: null,
    auditedOrigin: null,
    start,
    pages: new Map(),
    robots: null,
    sitemaps: [],
    sitemapRows: new Map(),
    foreignRows: [],
    resources: new Map(),
    probes: [],
    cutShort: [],
    scope: null,
    disallowed: new Set(),
    isRendered: false,
    traps: [],
  };
}

export function emptyPage(url: string, foundBy: Page['foundBy']): Page {
  return {
    url,
    foundBy,
    status: null,
    problem: null,
    unreadReason: null,
    redirect: null,
    contentType: '',
    charsetHeader: null,
    robotsHeader: [],
    linkHeader: '',
    headers: null,
    encoding: '',
    transferredBytes: 0,
    htmlBytes: 0,
    isCut: false,
    firstByteMs: 0,
    facts: null,
    rendered: null,
    renderProblem: null,
    scriptErrors: [],
    overflowPx: null,
    clientRedirectTo: null,
    depth: null,
    reachedFrom: null,
    linkedFrom: 0,
  };
}

export function emptyResource(url: string): Resource {
  return {
    url,
    status: null,
    problem: null,
    contentType: '',
    bytes: 0,
    width: null,
    height: null,
    isCacheable: null,
    preview: null,
  };
}
