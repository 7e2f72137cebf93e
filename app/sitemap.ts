/**
 * The sitemap: every row of the route table and every indexed tool, with the last review date; pages with their
 * drawings; Hindi pages, once they are listed for search.
 */
import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/config/broker.server';
import { indexedTools } from '@/lib/content/indexed-tools';
import { drawingPicturesOf } from '@/lib/publishing/drawing-pictures';
import { isHindiListed } from '@/lib/publishing/hindi-review';
import { absoluteUrl } from '@/lib/publishing/metadata';
import { languageAlternates } from '@/lib/site/language-alternates';
import { routes } from '@/lib/site/routes';
import { textChangedOn } from '@/lib/site/text-dates';

export default function sitemap(): MetadataRoute.Sitemap {
  return [...routes, ...indexedTools].flatMap(({ path }) => entriesOf(path));
}

/** One per language. A drawing's words are English. */
function entriesOf(path: string): MetadataRoute.Sitemap {
  const url = absoluteUrl(path);
  const lastModified = textChangedOn(path);
  const images = drawingPicturesOf(path).map((picture) => absoluteUrl(picture.path));
  const languages = isHindiListed(path) ? languageAlternates(siteOrigin(), path) : undefined;
  const alternates = languages && { alternates: { languages } };
  return [
    { url, lastModified, ...alternates, ...(images.length > 0 && { images }) },
    ...(languages ? [{ url: languages['hi-IN'], lastModified, ...alternates }] : []),
  ];
}
