/** Reads every sitemap of a site, with indexes one level deep, and limits on files and rows. */

import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpResponse } from '../network/http-client.ts';
import type { FetchOptions } from '../network/read-response-body.ts';
import type { Site, SitemapFile } from '../site.ts';
import { formatCount } from '../text.ts';
import { isSiteUrl, type OriginMap, publicUrl } from './public-url.ts';
import { createSitemapParser, type SitemapEntry, sitemapLimits } from './sitemap-parser.ts';

const maxFiles = 100;
const maxRows = 250_000;
const maxForeignRows = 1_000;

type SitemapFetch = (url: string, options: FetchOptions) => Promise<HttpResponse>;
type SitemapData = Pick<Site, 'sitemaps' | 'sitemapRows' | 'foreignRows' | 'cutShort'>;

/** @param robotsSitemaps the sitemaps of robots.txt; without any, `/sitemap.xml` is tried. */
export async function readSitemaps(
  robotsSitemaps: readonly string[],
  map: OriginMap,
  fetch: SitemapFetch,
): Promise<SitemapData> {
  const found: SitemapData = {
    sitemaps: [],
    sitemapRows: new Map(),
    foreignRows: [],
    cutShort: [],
  };
  const waiting = (
    robotsSitemaps.length > 0 ? robotsSitemaps : [`${map.publicOrigin}/sitemap.xml`]
  ).map((text) => ({
    text,
    isInIndex: false,
  }));
  const seen = new Set<string>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const url = publicUrl(next.text, `${map.publicOrigin}/`, map);
    if (!url || !isSiteUrl(url, map)) {
      addForeign(found, next.text, 'robots.txt or sitemap index', 'a sitemap of another host');
      continue;
    }
    if (seen.has(url)) continue;
    seen.add(url);
    if (seen.size > maxFiles) {
      found.cutShort.push(`only ${maxFiles} sitemap files were read`);
      break;
    }
    const { isInIndex } = next;
    found.sitemaps.push(
      await readSitemap(url, fetch, (entry, kind) => {
        if (kind === 'rows') return addRow(found, entry, url, map);
        if (isInIndex) return false;
        waiting.push({ text: entry.loc, isInIndex: true });
        return true;
      }),
    );
  }
  return found;
}

async function readSitemap(
  url: string,
  fetch: SitemapFetch,
  onEntry: (entry: SitemapEntry, kind: 'rows' | 'index') => boolean,
): Promise<SitemapFile> {
  const reader = createSitemapParser(onEntry);
  const file: SitemapFile = {
    url,
    status: null,
    kind: 'unknown',
    rows: 0,
    problem: null,
    isCut: false,
  };
  try {
    const { status, isCut } = await fetch(url, {
      maxBodyBytes: sitemapLimits.bytes,
      gunzips: true,
      onChunk: (piece) => reader.write(piece),
    });
    file.status = status;
    file.isCut = isCut;
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    file.problem = error.message;
  }
  if (file.status === null || file.status !== 200) return file;
  const { kind, rows, problem, isCut } = reader.end();
  // The XML of a truncated file ends early; that is not a second problem.
  return { ...file, kind, rows, problem: file.isCut ? null : problem, isCut: file.isCut || isCut };
}

function addRow(
  found: SitemapData,
  { loc, lastmod, alternates = [] }: SitemapEntry,
  sitemap: string,
  map: OriginMap,
) {
  const url = URL.canParse(loc) ? publicUrl(loc, loc, map) : null;
  if (!url) addForeign(found, loc, sitemap, 'not an absolute URL');
  else if (!isSiteUrl(url, map)) {
    const isSameHost = new URL(url).host === new URL(map.publicOrigin).host;
    addForeign(
      found,
      loc,
      sitemap,
      isSameHost ? 'this host with another scheme' : 'a URL of another host',
    );
  } else {
    const before = found.sitemapRows.get(url);
    // A page that is listed twice gets the language versions of both rows.
    const all = [...(before?.alternates ?? []), ...alternates];
    found.sitemapRows.set(url, { sitemap, lastmod, ...(all.length > 0 && { alternates: all }) });
  }
  if (found.sitemapRows.size < maxRows) return true;
  found.cutShort.push(`only ${formatCount(maxRows)} sitemap rows were read`);
  return false;
}

function addForeign(found: SitemapData, text: string, sitemap: string, reason: string) {
  if (found.foreignRows.length >= maxForeignRows) return;
  found.foreignRows.push({ text: text.slice(0, 300), sitemap, reason });
}
