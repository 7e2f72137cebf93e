/** Pictures, icons and manifests of the audited origin: whether they are there, how heavy and how large. */
import { imageSize } from 'image-size';
import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpClient } from '../network/http-client.ts';
import type { Resource, Site } from '../site.ts';
import { fetchFollowing } from './fetch-following.ts';
import { auditedUrl, isOwn, type OriginMap, publicUrl } from './public-url.ts';

const capBytes = 1_048_576;
/** The report shows sharing pictures; all together they must not swell it. */
const previewCapBytes = 4 * 1_048_576;

type Limits = { concurrency: number; maxResources: number; deadline: number };

export async function fetchResources(
  site: Site,
  map: OriginMap,
  client: HttpClient,
  { concurrency, maxResources, deadline }: Limits,
): Promise<void> {
  const { all, shared } = resourcesOf(site, map);
  const waiting = [...all].slice(0, maxResources);
  if (all.size > maxResources) {
    site.cutShort.push(
      `only ${maxResources} of ${all.size} pictures and icons were fetched (--max-resources)`,
    );
  }
  let previewBytes = 0;
  const runWorker = async () => {
    for (let url = waiting.shift(); url && Date.now() < deadline; url = waiting.shift()) {
      const { resource, body } = await fetchResource(url, map, client);
      if (shared.has(url) && body && previewBytes + body.length <= previewCapBytes) {
        previewBytes += body.length;
        resource.preview = body.toString('base64');
      }
      site.resources.set(url, resource);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
}

function resourcesOf(site: Site, map: OriginMap) {
  const all = new Set<string>();
  const shared = new Set<string>();
  for (const { url: base, facts } of site.pages.values()) {
    if (!facts) continue;
    const add = (written: string, set?: Set<string>) => {
      const url = written ? publicUrl(written, base, map) : null;
      if (!url || !isOwn(url, map)) return;
      all.add(url);
      set?.add(url);
    };
    for (const { url } of facts.images) add(url ?? '');
    for (const { rel, href } of facts.links)
      if (/\bicon\b|apple-touch-icon|manifest/.test(rel)) add(href);
    for (const { name, content } of facts.metas)
      if (name === 'og:image' || name === 'twitter:image') add(content, shared);
  }
  all.add(`${map.publicOrigin}/favicon.ico`);
  return { all, shared };
}

async function fetchResource(url: string, map: OriginMap, client: HttpClient) {
  const resource: Resource = {
    url,
    status: null,
    problem: null,
    contentType: '',
    bytes: 0,
    width: null,
    height: null,
    preview: null,
  };
  try {
    const answer = await fetchFollowing(auditedUrl(url, map), client, {
      maxBodyBytes: capBytes,
    });
    resource.status = answer.status;
    resource.contentType = answer.header('content-type');
    resource.bytes = answer.isCut
      ? Math.max(Number(answer.header('content-length')), capBytes)
      : answer.body.length;
    Object.assign(resource, sizeOf(answer.body));
    return { resource, body: answer.isCut || answer.status !== 200 ? null : answer.body };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    resource.problem = error.message;
    return { resource, body: null };
  }
}

/** In pixels; null for what is no picture, or a damaged one. */
export function sizeOf(body: Buffer): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(body);
    return { width, height };
  } catch {
    return null;
  }
}
