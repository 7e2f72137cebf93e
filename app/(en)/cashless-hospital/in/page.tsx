/** The cities with a page of their own. */
import type { Metadata } from 'next';
import { hospitalsPath as path } from '@/components/hospitals/search-links';
import { SiteFrame } from '@/components/layout/site-frame';
import { NextLinks } from '@/components/sections/next-links';
import { PageHero } from '@/components/sections/page-hero';
import { redirectInLanguage } from '@/components/sections/redirect-in-language';
import { Section } from '@/components/sections/section';
import { BulletList } from '@/components/ui/prose';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import { cityPath } from '@/lib/site/tool-paths';
import { countText, toSlug } from '@/lib/text/words';
import { listHospitalCities } from '@/lib/tools/hospitals/worker/hospital-search.server';

export const dynamic = 'auto';

// Crawlers follow its links; the pages of the cities are indexed, not this one.
export const metadata: Metadata = unlistedMetadata(path);

export default async function CitiesPage({ searchParams }: PageProps) {
  // Awaited first, so that the page is always rendered per request: the lists may change after the build.
  const search = await searchParams;
  const cities = await listHospitalCities().catch(() => []);
  if (cities.length === 0) redirectInLanguage(path, search);
  const states = Map.groupBy(cities, ({ place }) => place.state);
  return (
    <SiteFrame path={path}>
      <PageHero
        path={path}
        theme="answer"
        querySummary={{ text: 'Search for a hospital', pageHref: path }}
        heading="Cashless hospitals by city"
        lead="Cities with twenty or more hospitals on the lists that we hold. For any other place, use the search."
      />
      {[...states].map(([state, inState]) => (
        <Section key={state} id={`state-${toSlug(state)}`} heading={state}>
          <BulletList
            items={inState.map(
              ({ slug, place, hospitals }) =>
                `[${place.name}](${cityPath(slug)}): ${countText(hospitals, 'hospital')}`,
            )}
          />
        </Section>
      ))}
      <NextLinks path={path} />
    </SiteFrame>
  );
}
