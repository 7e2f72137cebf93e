/**
 * In production everything may be read but the handlers, plans of a claim on a day and answers of a calculator: every day
 * and every sum brings new ones, each a page for nobody else. Their own pages may be read. Elsewhere nothing is kept from a crawler: it has to read a page to see that it is not to
 * list it (next.config.ts).
 */
import type { MetadataRoute } from 'next';
import { isProduction } from '@/lib/config/broker.server';
import { absoluteUrl } from '@/lib/publishing/metadata';

export default function robots(): MetadataRoute.Robots {
  const disallow = isProduction() ? ['/api/', '/*/*/answer'] : [];
  return {
    rules: { userAgent: '*', allow: '/', disallow },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
