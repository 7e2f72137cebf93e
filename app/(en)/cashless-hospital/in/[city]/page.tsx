/** The cashless hospitals of one city, from insurers' lists in force. */
import type { Metadata } from 'next';
import { cache } from 'react';
import { questionForInsurer } from '@/components/hospitals/hospital-copy';
import { hospitalsPath as path, searchHref, searchPath } from '@/components/hospitals/search-links';
import { SiteFrame } from '@/components/layout/site-frame';
import { NextLinks } from '@/components/sections/next-links';
import { PageHero } from '@/components/sections/page-hero';
import { redirectInLanguage } from '@/components/sections/redirect-in-language';
import { Section } from '@/components/sections/section';
import { AnswerLink } from '@/components/ui/answer-link';
import { LinkButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import { Table } from '@/components/ui/table';
import { addQuery } from '@/lib/browser/url-state/add-query';
import { hospitalQueryKeys as keys } from '@/lib/browser/url-state/hospital-query-keys';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { formatDate } from '@/lib/dates/format-date';
import { type IsoDate, todayInIndia } from '@/lib/dates/iso-date';
import { pageMetadata, unlistedMetadata } from '@/lib/publishing/metadata';
import { cityPath } from '@/lib/site/tool-paths';
import { countText } from '@/lib/text/words';
import type { SearchPlace } from '@/lib/tools/hospitals/api/hospital-answer';
import { emptyHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';
import type { CityHospitals } from '@/lib/tools/hospitals/cities/city-hospitals';
import { cityHeading, cityTool } from '@/lib/tools/hospitals/cities/city-hospitals';
import { findHospitalsOfCity } from '@/lib/tools/hospitals/worker/hospital-search.server';

type CityPageProps = PageProps<{ city: string }>;

export const dynamic = 'auto';

/** Once for head and body. Null also while the lists cannot be read; the search then shows a message. */
const findCity = cache((slug: string) => findHospitalsOfCity(slug).catch(() => null));

export async function generateMetadata({ params }: CityPageProps): Promise<Metadata> {
  const city = await findCity((await params).city);
  if (!city) return unlistedMetadata(path);
  const tool = cityTool(city, dayOf(city));
  return city.isSample ? unlistedMetadata(path, { tool }) : pageMetadata(path, tool);
}

export default async function CityPage({ params, searchParams }: CityPageProps) {
  // Read first and always: it makes the page one per request, and the lists may change after the build.
  const search = await searchParams;
  const slug = (await params).city;
  const city = await findCity(slug);
  if (!city) redirectInLanguage(searchFor(slug), search);
  // Two cities share the plain name, and the address of each names its state.
  if (city.slug !== slug) redirectInLanguage(cityPath(city.slug), search);
  const { place, lists, isSample } = city;
  return (
    <SiteFrame path={path} tool={cityTool(city, dayOf(city))}>
      <PageHero
        path={path}
        theme="answer"
        querySummary={{ text: 'Search for a hospital', pageHref: path }}
        heading={cityHeading(city)}
        lead={`${nameWithState(place)}. A hospital on a list is a lead, not a promise: confirm it with your insurer before you go.`}
      />
      <Section id="lists" heading="Whose lists, and of which day">
        <CityLists lists={lists} isSample={isSample} />
      </Section>
      <Section id="areas" heading="By area">
        <CityAreas city={city} />
      </Section>
      <Section id="check" heading="How to check">
        <Paragraphs
          text={[
            `Ask your insurer’s helpline before admission: “${questionForInsurer}”`,
            `[How cashless treatment works](${path}) has what the hospital’s desk needs, and what to do when it is refused.`,
          ]}
        />
        <p>
          <LinkButton href={searchFor(place.name)}>{`Search in ${place.name}`}</LinkButton>
        </p>
      </Section>
      <NextLinks path={path} />
    </SiteFrame>
  );
}

/** The name of a shared one has the state already. */
function nameWithState({ name, state }: SearchPlace): string {
  return name.endsWith(`, ${state}`) ? name : `${name}, ${state}`;
}

function dayOf({ lists }: CityHospitals): IsoDate {
  const days = lists.map(({ asOf }) => asOf).toSorted();
  return (days.at(-1) as IsoDate | undefined) ?? todayInIndia(new Date());
}

/** @param city a city's name, or the last part of its path, which the middleware has found decodable. */
function searchFor(city: string): string {
  const words = decodeURIComponent(city).replaceAll('-', ' ');
  return addQuery(searchPath, { [keys.q]: words });
}

/** A city's hospitals, folded by area. The browser's own search opens the area that has a match. */
function CityAreas({ city: { areas } }: { city: CityHospitals }) {
  return areas.map(({ pin, name, hospitals, listed }) => (
    <Disclosure
      key={pin}
      summary={`${name ? `${name}, ${pin}` : 'Without a known PIN code'}: ${countText(hospitals, 'hospital')}`}
    >
      <ul>
        {listed.map((hospital) => (
          <li key={`${hospital.name} ${hospital.address}`}>
            <strong>{hospital.name}</strong>
            {[hospital.address, hospital.insurers.join(', ')]
              .filter(Boolean)
              .map((detail) => `. ${detail}`)}
          </li>
        ))}
      </ul>
      {listed.length < hospitals && name && (
        <p>
          <AnswerLink href={searchHref({ ...emptyHospitalQuery, pin })}>
            {`All ${hospitals} around ${pin}`}
          </AnswerLink>
        </p>
      )}
    </Disclosure>
  ));
}

function CityLists({ lists, isSample }: Pick<CityHospitals, 'lists' | 'isSample'>) {
  if (isSample)
    return <p>A sample list, without insurers: it says nothing about any insurer’s network.</p>;
  return (
    <Table
      caption="Insurers with hospitals in this city"
      columns={['Insurer', 'List of', 'Hospitals here']}
      rows={lists.map(({ insurer, asOf, hospitals }) => [
        insurer,
        formatDate(asOf),
        String(hospitals),
      ])}
    />
  );
}
