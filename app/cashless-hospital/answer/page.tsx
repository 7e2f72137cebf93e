/** A search for cashless hospitals answered by the server from the address: it can be linked and needs no JavaScript. */
import type { Metadata } from 'next';
import { HospitalResults } from '@/components/hospitals/hospital-results';
import { HospitalSearch } from '@/components/hospitals/hospital-search';
import { sayFound } from '@/components/hospitals/hospital-words';
import { TextPage } from '@/components/sections/text-page';
import { cashlessHospital } from '@/lib/content/pages/cashless-hospital';
import { readHospitalQuery } from '@/lib/hospitals/read-hospital-query';
import { searchHospitals } from '@/lib/hospitals/search-hospitals.server';
import { broker } from '@/lib/site/broker.server';
import { pageMetadata } from '@/lib/site/metadata';

const path = '/cashless-hospital';

// Shown at the path above when its query asks something (middleware.ts).
export const dynamic = 'force-dynamic';

// A search is somebody's own; the page itself is what search engines list.
export const metadata: Metadata = { ...pageMetadata(path), robots: { index: false, follow: true } };

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function HospitalAnswerPage({ searchParams }: PageProps) {
  const { query, problems } = readHospitalQuery(await searchParams);
  const found = await searchHospitals(query);
  const answer = { ...found, problems: { ...found.problems, ...problems } };
  const content = cashlessHospital(broker());
  return (
    <TextPage
      path={path}
      content={content}
      tool={
        <HospitalSearch
          asked={query}
          insurers={answer.isSample ? [] : answer.lists.map(({ insurer }) => insurer)}
          found={sayFound(answer, query)}
        >
          <HospitalResults query={query} answer={answer} />
        </HospitalSearch>
      }
    />
  );
}
