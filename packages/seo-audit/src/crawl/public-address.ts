/**
 * One name for every page. The audit may look at a copy of a site (localhost:4173) whose tags name the public
 * origin: pages, links and tags are then all spoken of under the public origin, and only fetching uses the other.
 */
export type OriginMap = {
  /** Origin the tags name. */
  publicOrigin: string;
  /** Origin that is asked. */
  auditedOrigin: string;
};

const longestAddress = 2_000;

/** Absolute, in the public origin, without fragment. Null for what is no http(s) address. */
export function publicAddress(written: string, base: string, map: OriginMap): string | null {
  if (written.length > longestAddress || !URL.canParse(written, base)) return null;
  const url = new URL(written, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  return url.origin === map.auditedOrigin
    ? map.publicOrigin + url.href.slice(map.auditedOrigin.length)
    : url.href;
}

export function auditedAddress(address: string, map: OriginMap): string {
  return isOwn(address, map) ? map.auditedOrigin + address.slice(map.publicOrigin.length) : address;
}

/** Whether a public address belongs to the audited site. */
export function isOwn(address: string, { publicOrigin }: OriginMap): boolean {
  return address.startsWith(`${publicOrigin}/`);
}
