/**
 * The sitemap: every row of the route table and each kind of claim once, with its last review date and its drawings.
 */
import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/config/broker.server';
import { indexableClaims } from '@/lib/content/claims/indexable-claims';
import { drawingPicturesOf } from '@/lib/publishing/drawing-pictures';
import { absoluteUrl } from '@/lib/publishing/metadata';
import { reviewDateFor } from '@/lib/site/find-route';
import { languageAlternates } from '@/lib/site/languages';
import { routes } from '@/lib/site/routes';

export default function sitemap(): MetadataRoute.Sitemap {
  const pages = routes.map(({ path }) => {
    const images = drawingPicturesOf(path).map((picture) => absoluteUrl(picture.path));
    const languages = languageAlternates(siteOrigin(), path);
    return {
      url: absoluteUrl(path),
      lastModified: reviewDateFor(path),
      ...(images.length > 0 && { images }),
      ...(languages && { alternates: { languages } }),
    };
  });
  const claims = indexableClaims.map(({ path }) => ({
    url: absoluteUrl(path),
    lastModified: reviewDateFor(path),
  }));
  return [...pages, ...claims];
}
