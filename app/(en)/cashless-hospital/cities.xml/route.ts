/** The sitemap of the cities' pages: apart from the prerendered one, because it changes with every list. */
import { hospitalsPath } from '@/components/hospitals/search-links';
import { absoluteUrl } from '@/lib/publishing/metadata';
import { textResponse } from '@/lib/publishing/text-response.server';
import { citiesSitemapPath, cityPath } from '@/lib/site/tool-paths';
import {
  listHospitalCities,
  logSearchFailure,
} from '@/lib/tools/hospitals/worker/hospital-search.server';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const cities = await listHospitalCities().catch(logSearchFailure(citiesSitemapPath));
  // A crawler comes again after a 503; from an empty list it would drop the cities’ pages.
  if (!cities) return new Response(null, { status: 503, headers: { 'Retry-After': '600' } });
  // A sitemap must name a page: without cities it names the search.
  const paths = cities.length > 0 ? cities.map(({ slug }) => cityPath(slug)) : [hospitalsPath];
  const urls = paths.map((path) => `<url><loc>${absoluteUrl(path)}</loc></url>`);
  return textResponse(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    'application/xml',
  );
}
