/** Everything may be read; nothing needed to draw a page is closed off. */
import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site/metadata';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
