/**
 * Fetches files of the audited origin that pages load or name: whether they exist and, for images, their weight and
 * size.
 */
import { imageSize } from 'image-size';
import { emptyResource } from '../empty-site.ts';
import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpClient } from '../network/http-client.ts';
import type { Subresource } from '../page/page-facts.ts';
import type { Site } from '../site.ts';
import { fetchWithRedirects } from './fetch-with-redirects.ts';
import { findReferencedUrls, isMalformedFile } from './find-referenced-urls.ts';
import { auditedUrl, isSiteUrl, type OriginMap, publicUrl } from './public-url.ts';

/** A larger file without a content-length is said to have this many. */
export const maxResourceBytes = 1_048_576;
/** Sharing images are embedded in the HTML report; their total size is limited. */
const maxPreviewBytes = 4 * 1_048_576;

const picture = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
/** The Accept headers of browsers: servers that negotiate would send something else to others. */
const acceptHeaders: Record<Exclude<Subresource['kind'], 'form'>, string> = {
  image: picture,
  srcset: picture,
  script: '*/*',
  style: 'text/css,*/*;q=0.1',
  frame: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  media: '*/*',
  preload: '*/*',
  background: picture,
  'data-picture': picture,
  feed: 'application/rss+xml,application/atom+xml,application/feed+json,*/*;q=0.5',
};

type Limits = {
  concurrency: number;
  maxResources: number;
  deadline: number;
  /** Whether robots.txt and the scope of this crawl allow a page that a feed names. */
  mayAsk: (url: string) => boolean;
};

export async function fetchResources(
  site: Site,
  map: OriginMap,
  client: HttpClient,
  { concurrency, maxResources, deadline, mayAsk }: Limits,
): Promise<void> {
  const { all, shared } = collectResources(site, map);
  const waiting = [...all].slice(0, maxResources);
  /** URLs named by a fetched file are queued last. */
  const addNamed = (url: string) => {
    if (all.has(url) || site.pages.has(url) || !isSiteUrl(url, map) || !mayAsk(url)) return;
    all.set(url, '*/*');
    if (all.size <= maxResources) waiting.push([url, '*/*']);
  };
  let previewBytes = 0;
  let slow = 0;
  const runWorker = async () => {
    for (let next = waiting.shift(); next && Date.now() < deadline; next = waiting.shift()) {
      const [url, accept] = next;
      const { resource, body } = await fetchResource(url, accept, map, client);
      if (!resource) {
        slow += 1;
        continue;
      }
      if (shared.has(url) && body && previewBytes + body.length <= maxPreviewBytes) {
        previewBytes += body.length;
        resource.preview = body.toString('base64');
      }
      for (const name of resource.referencedUrls ?? []) addNamed(name);
      site.resources.set(url, resource);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
  if (all.size > maxResources)
    site.cutShort.push(`only ${maxResources} of ${all.size} files were fetched (--max-resources)`);
  if (slow > 0)
    site.cutShort.push(`${slow} files arrived too slowly to be read (--timeout-seconds)`);
}

function collectResources(site: Site, map: OriginMap) {
  const all = new Map<string, string>();
  const shared = new Set<string>();
  for (const { url: base, facts } of site.pages.values()) {
    if (!facts) continue;
    const add = (address: string, accept: string, set?: Set<string>) => {
      const url = address ? publicUrl(address, base, map) : null;
      if (!url || !isSiteUrl(url, map)) return;
      if (!all.has(url)) all.set(url, accept);
      set?.add(url);
    };
    for (const { url } of facts.images) add(url ?? '', acceptHeaders.image);
    for (const { rel, href } of facts.links)
      if (/\bicon\b|apple-touch-icon|manifest/.test(rel)) add(href, acceptHeaders.image);
    for (const { name, content } of facts.metas)
      if (name === 'og:image' || name === 'twitter:image')
        add(content, acceptHeaders.image, shared);
    for (const { kind, url } of facts.subresources)
      if (kind !== 'form') add(url, acceptHeaders[kind]);
  }
  for (const { pictures = [] } of site.sitemapRows.values())
    for (const picture of pictures)
      if (isSiteUrl(picture, map) && !all.has(picture)) all.set(picture, acceptHeaders.image);
  const favicon = `${map.publicOrigin}/favicon.ico`;
  if (!all.has(favicon)) all.set(favicon, acceptHeaders.image);
  const llms = `${map.publicOrigin}/llms.txt`;
  if (!all.has(llms)) all.set(llms, 'text/plain,text/markdown,*/*;q=0.5');
  return { all, shared };
}

async function fetchResource(url: string, accept: string, map: OriginMap, client: HttpClient) {
  const resource = emptyResource(url);
  try {
    const answer = await fetchWithRedirects(auditedUrl(url, map), client, {
      maxBodyBytes: maxResourceBytes,
      accept,
    });
    resource.status = answer.status;
    resource.contentType = answer.header('content-type');
    resource.bytes = answer.isCut
      ? Math.max(Number(answer.header('content-length')), maxResourceBytes)
      : answer.body.length;
    Object.assign(resource, imageDimensions(answer.body));
    if (!answer.header('content-encoding')) resource.isUncompressed = true;
    const mayKeep = !/\bno-store\b/i.test(answer.header('cache-control'));
    resource.isCacheable =
      mayKeep &&
      ['cache-control', 'expires', 'etag', 'last-modified'].some((name) => answer.header(name));
    if (
      !answer.isCut &&
      answer.status === 200 &&
      isMalformedFile(answer.body, resource.contentType)
    )
      resource.isMalformed = true;
    const names =
      answer.status === 200 ? findReferencedUrls(answer.body, resource.contentType, url) : [];
    if (names.length > 0)
      resource.referencedUrls = names.flatMap((name) => publicUrl(name, url, map) ?? []);
    return { resource, body: answer.isCut || answer.status !== 200 ? null : answer.body };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    if (error.kind === 'too-slow') return { resource: null, body: null };
    resource.problem = error.message;
    return { resource, body: null };
  }
}

/** Width and height in pixels; null for anything but a readable image. */
export function imageDimensions(body: Buffer): { width: number; height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(body);
    // Browsers apply the EXIF orientation, so width and height are swapped.
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}
