/**
 * Requests other spellings of a URL, which should all lead to one form, and a path that does not exist, which should
 * return an error status.
 */
import { charsetOf, decodeText } from '../network/decode-text.ts';
import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpClient } from '../network/http-client.ts';
import { isPrivateHost } from '../network/private-network.ts';
import type { Probe, Site } from '../site.ts';
import { auditedUrl, type OriginMap, publicUrl } from './public-url.ts';

const unknownPath = '/seo-audit-asks-for-a-page-that-is-not-there';

export async function probeVariants(
  site: Site,
  map: OriginMap,
  client: HttpClient,
): Promise<Probe[]> {
  const variants = variantsOf(site, map);
  const probes = await Promise.all(variants.map(({ kind, url }) => probe(kind, url, map, client)));
  return probes.filter((answered) => answered !== null);
}

function variantsOf(site: Site, map: OriginMap): { kind: Probe['kind']; url: string }[] {
  const variants: { kind: Probe['kind']; url: string }[] = [
    { kind: 'unknown-path', url: map.publicOrigin + unknownPath },
  ];
  const deep = [...site.pages.values()].find(
    ({ url, facts }) =>
      facts && /^\/[^?.]*[a-z]$/.test(new URL(url).pathname) && !url.includes('?'),
  );
  if (deep) {
    const { origin, pathname } = new URL(deep.url);
    variants.push({ kind: 'trailing-slash', url: `${origin}${pathname}/` });
    variants.push({ kind: 'uppercase', url: origin + pathname.toUpperCase() });
  }
  const url = new URL(map.publicOrigin);
  const isLive = map.publicOrigin === map.auditedOrigin && !isPrivateHost(url.hostname);
  if (isLive && url.protocol === 'https:')
    variants.push({ kind: 'http', url: `http://${url.host}/` });
  if (isLive) {
    const other = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`;
    variants.push({ kind: 'www', url: `${url.protocol}//${other}/` });
  }
  return variants;
}

async function probe(
  kind: Probe['kind'],
  url: string,
  map: OriginMap,
  client: HttpClient,
): Promise<Probe | null> {
  try {
    const answer = await client.fetchOnce(auditedUrl(url, map), { maxBodyBytes: 300_000 });
    const location = answer.header('location');
    const { text } = decodeText(answer.body, charsetOf(answer.header('content-type')));
    const tag = /<link\b[^>]*rel=["']?canonical\b[^>]*>/i.exec(text)?.[0] ?? '';
    const match = /href=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag) ?? [];
    const canonical = match.slice(1).find(Boolean);
    return {
      kind,
      url,
      status: answer.status,
      redirectsTo: location ? publicUrl(location, url, map) : null,
      canonical: canonical ? publicUrl(canonical, url, map) : null,
    };
  } catch (error) {
    // A host or port that does not respond cannot serve a second copy of the site.
    if (error instanceof FetchFailure) return null;
    throw error;
  }
}
