/**
 * In production crawlers may read everything but the API and the answers of claims and calculators, because every date
 * and sum has an answer of its own. Elsewhere nothing is disallowed: a crawler must read a page to see its noindex
 * (next.config.ts).
 */
import type { MetadataRoute } from 'next';
import { isProduction } from '@/lib/config/broker.server';
import { environment } from '@/lib/config/environment.server';
import { absoluteUrl } from '@/lib/publishing/metadata';
import { citiesSitemapPath } from '@/lib/site/tool-paths';

export default function robots(): MetadataRoute.Robots {
  // Only a production has insurers' own lists, and only they make pages of cities.
  const hasCities = isProduction() && environment().hasHospitalLists;
  const disallow = isProduction() ? ['/api/', '/*/*/answer'] : [];
  return {
    rules: { userAgent: '*', allow: '/', disallow },
    sitemap: ['/sitemap.xml', ...(hasCities ? [citiesSitemapPath] : [])].map(absoluteUrl),
  };
}
