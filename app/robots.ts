/** Everything may be read, but for plans of a claim on a day: every day brings new ones, each a page for nobody else. */
import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/publishing/metadata';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/claim?*date='] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
