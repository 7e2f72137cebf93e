/** The other ways to write an address: each should lead to the one form, and a path that is not there should say so. */
import { charsetOf, decodeText } from '../network/decode-text.ts';
import { FetchFailure } from '../network/fetch-failure.ts';
import type { HttpClient } from '../network/fetch-once.ts';
import { isPrivateHost } from '../network/private-network.ts';
import type { Probe, Site } from '../types.ts';
import { auditedAddress, type OriginMap, publicAddress } from './public-address.ts';

const unknownPath = '/seo-audit-asks-for-a-page-that-is-not-there';

export async function probeVariants(
  site: Site,
  map: OriginMap,
  client: HttpClient,
): Promise<Probe[]> {
  const asked = variantsOf(site, map);
  const probes = await Promise.all(
    asked.map(({ kind, address }) => probe(kind, address, map, client)),
  );
  return probes.filter((answered) => answered !== null);
}

function variantsOf(site: Site, map: OriginMap): { kind: Probe['kind']; address: string }[] {
  const asked: { kind: Probe['kind']; address: string }[] = [
    { kind: 'unknown-path', address: map.publicOrigin + unknownPath },
  ];
  const deep = [...site.pages.values()].find(
    ({ address, facts }) =>
      facts && /^\/[^?.]*[a-z]$/.test(new URL(address).pathname) && !address.includes('?'),
  );
  if (deep) {
    const { origin, pathname } = new URL(deep.address);
    asked.push({ kind: 'trailing-slash', address: `${origin}${pathname}/` });
    asked.push({ kind: 'uppercase', address: origin + pathname.toUpperCase() });
  }
  const url = new URL(map.publicOrigin);
  const isLive = map.publicOrigin === map.auditedOrigin && !isPrivateHost(url.hostname);
  if (isLive && url.protocol === 'https:')
    asked.push({ kind: 'http', address: `http://${url.host}/` });
  if (isLive) {
    const other = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`;
    asked.push({ kind: 'www', address: `${url.protocol}//${other}/` });
  }
  return asked;
}

async function probe(
  kind: Probe['kind'],
  address: string,
  map: OriginMap,
  client: HttpClient,
): Promise<Probe | null> {
  try {
    const answer = await client.fetchOnce(auditedAddress(address, map), { maxBodyBytes: 300_000 });
    const location = answer.header('location');
    const { text } = decodeText(answer.body, charsetOf(answer.header('content-type')));
    const tag = /<link\b[^>]*rel=["']?canonical\b[^>]*>/i.exec(text)?.[0] ?? '';
    const canonical = /href=["']([^"']+)/i.exec(tag)?.[1] ?? null;
    return {
      kind,
      address,
      status: answer.status,
      leadsTo: location ? publicAddress(location, address, map) : null,
      canonical: canonical && publicAddress(canonical, address, map),
    };
  } catch (error) {
    // A name or port that is not there cannot be a second address of the site.
    if (error instanceof FetchFailure) return null;
    throw error;
  }
}
