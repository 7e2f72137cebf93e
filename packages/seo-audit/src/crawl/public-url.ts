import type { PageFacts } from '../page/page-facts.ts';
import { parseWebUrl } from '../page/web-url.ts';

/**
 * One name for every page. The audit may read a copy of a site (localhost:4173) whose tags name the public origin:
 * pages, links and tags are reported under the public origin, and only requests use the other.
 */
export type OriginMap = {
  /** The origin in the site's tags. */
  publicOrigin: string;
  /** The origin that requests go to. */
  auditedOrigin: string;
};

const maxUrlLength = 2_000;

/** Absolute, with the public origin and without a fragment. Null for anything but http(s). */
export function publicUrl(href: string, base: string, map: OriginMap): string | null {
  const url = href.length > maxUrlLength ? null : parseWebUrl(href, base);
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

/** A copy may write its own origin into links; these are reported under the public origin. */
export function rewriteToPublicOrigin(facts: PageFacts, map: OriginMap): PageFacts {
  if (map.publicOrigin === map.auditedOrigin) return facts;
  const rename = (url: string) => publicUrl(url, url, map) ?? url;
  return {
    ...facts,
    anchors: facts.anchors.map((anchor) => ({
      ...anchor,
      target: anchor.target && rename(anchor.target),
    })),
    images: facts.images.map((image) => ({ ...image, url: image.url && rename(image.url) })),
    subresources: facts.subresources.map((file) => ({ ...file, url: rename(file.url) })),
  };
}
