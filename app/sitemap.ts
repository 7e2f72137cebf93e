/** Every row of the route table, once, with the date its words were last reviewed. */
import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/config/broker.server';
import { absoluteUrl } from '@/lib/publishing/metadata';
import { languageAlternates } from '@/lib/site/languages';
import { routes } from '@/lib/site/routes';

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map(({ path, reviewed }) => {
    const languages = languageAlternates(siteOrigin(), path);
    return {
      url: absoluteUrl(path),
      lastModified: reviewed,
      ...(languages && { alternates: { languages } }),
    };
  });
}
