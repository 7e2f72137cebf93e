/**
 * The sitemap: every row of the route table and every indexed tool, with the last review date; pages with their
 * drawings.
 */
import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/config/broker.server';
import { indexedTools } from '@/lib/content/indexed-tools';
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
  return [...pages, ...indexedTools.map(({ path }) => entryOf(path))];
}

function entryOf(path: string): MetadataRoute.Sitemap[number] {
  const languages = languageAlternates(siteOrigin(), path);
  return {
    url: absoluteUrl(path),
    lastModified: reviewDateFor(path),
    ...(languages && { alternates: { languages } }),
  };
}
