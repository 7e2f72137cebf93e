/** Every row of the route table, once, with the date its words were last reviewed. */
import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map(({ path, reviewed }) => ({ url: absoluteUrl(path), lastModified: reviewed }));
}
