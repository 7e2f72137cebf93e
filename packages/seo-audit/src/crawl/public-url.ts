import { parseWebUrl } from '../page/web-url.ts';

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

const maxUrlLength = 2_000;

/** Absolute, in the public origin, without fragment. Null for anything but http(s). */
export function publicUrl(written: string, base: string, map: OriginMap): string | null {
  const url = written.length > maxUrlLength ? null : parseWebUrl(written, base);
  if (!url) return null;
  url.hash = '';
  return url.origin === map.auditedOrigin
    ? map.publicOrigin + url.href.slice(map.auditedOrigin.length)
    : url.href;
}

export function auditedUrl(url: string, map: OriginMap): string {
  return isSiteUrl(url, map) ? map.auditedOrigin + url.slice(map.publicOrigin.length) : url;
}

/** Whether a public URL belongs to the audited site. */
export function isSiteUrl(url: string, { publicOrigin }: OriginMap): boolean {
  return url.startsWith(`${publicOrigin}/`);
}
