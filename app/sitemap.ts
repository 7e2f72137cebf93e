/**
 * The sitemap: every row of the route table, each kind of claim and /claim/refused once, with the last review date;
 * pages with their drawings.
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
    return { ...entryOf(path), ...(images.length > 0 && { images }) };
  });
  return [...pages, ...indexableClaims.map(({ path }) => entryOf(path))];
}

function entryOf(path: string): MetadataRoute.Sitemap[number] {
  const languages = languageAlternates(siteOrigin(), path);
  return {
    url: absoluteUrl(path),
    lastModified: reviewDateFor(path),
    ...(languages && { alternates: { languages } }),
  };
}
