import type { PageFacts } from '../page/page-facts.ts';
import { type OriginMap, publicUrl } from './public-url.ts';

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
    images: facts.images.map((image) => ({
      ...image,
      url: image.url && rename(image.url),
    })),
    subresources: facts.subresources.map((file) => ({ ...file, url: rename(file.url) })),
  };
}
