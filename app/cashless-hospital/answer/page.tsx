/** A search for cashless hospitals answered by the server from the URL: it can be linked and needs no JavaScript. */

import { formatResultCount } from '@/components/hospitals/hospital-copy';
import { HospitalResults } from '@/components/hospitals/hospital-results';
import { HospitalSearch } from '@/components/hospitals/hospital-search';
import { listedFilters, noListedFilters } from '@/components/hospitals/listed-filters';
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { cashlessHospital } from '@/lib/content/pages/cashless-hospital';
import { errorName, logger } from '@/lib/logging/logger.server';
import { answerMetadata } from '@/lib/publishing/metadata';
import { searchHospitals } from '@/lib/tools/hospital-search/hospital-search.server';
import { parseHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';
import type { SearchParams } from '@/lib/url-state/search-params';

const path = '/cashless-hospital';

// Shown at the path above when its query asks something (middleware.ts).
export const dynamic = 'auto';

export const metadata = answerMetadata(path);

type PageProps = { searchParams: Promise<SearchParams> };

export default async function HospitalAnswerPage({ searchParams }: PageProps) {
  const { query, problems } = parseHospitalQuery(await searchParams);
  const answer = await searchHospitals(query, problems).catch(logFailure);
  return (
    <TextPage
      path={path}
      content={cashlessHospital(broker())}
      isFolded
      isHeadedByTool
      tool={
        <HospitalSearch
          isAnswer
          asked={query}
          listed={answer ? listedFilters(answer) : noListedFilters}
          found={answer ? formatResultCount(answer, query) : 'The search does not answer just now.'}
        >
          {answer ? (
            <HospitalResults query={query} answer={answer} />
          ) : (
            <p>Please try again in some minutes, or ask your insurer’s helpline.</p>
          )}
        </HospitalSearch>
      }
    />
  );
}

/** The page's help is worth showing without the lists. */
function logFailure(error: unknown): null {
  logger().error({ page: path, problem: errorName(error) }, 'hospital search failed');
  return null;
}
