/**
 * A search for cashless hospitals, answered by the server from the URL, so that it can be linked and works without
 * JavaScript.
 */

import { noFilterOptions, toFilterOptions } from '@/components/hospitals/filter-options';
import { formatResultCount, isWithoutList } from '@/components/hospitals/hospital-copy';
import { NoListNotice } from '@/components/hospitals/no-list-notice';
import { HospitalResults } from '@/components/hospitals/results/hospital-results';
import { HospitalSearch } from '@/components/hospitals/search-form/hospital-search';
import styles from '@/components/hospitals/search-form/hospital-search.module.css';
import { hospitalsPath as path, searchHref } from '@/components/hospitals/search-links';
import { redirectInLanguage } from '@/components/sections/redirect-in-language';
import { TextPage } from '@/components/sections/text-page';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { broker } from '@/lib/config/broker.server';
import { cashlessHospital } from '@/lib/content/pages/cashless-hospital';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import { hasAnswerFields } from '@/lib/site/answer-fields';
import { parseHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';
import {
  logSearchFailure,
  searchHospitals,
} from '@/lib/tools/hospitals/worker/hospital-search.server';

export const dynamic = 'auto';

export const metadata = unlistedMetadata(path);

export default async function HospitalAnswerPage({ searchParams }: PageProps) {
  const params = await searchParams;
  if (!hasAnswerFields(path, params)) redirectInLanguage(path, params);
  const { query, errors } = parseHospitalQuery(params);
  const content = cashlessHospital(broker());
  // The page's help is useful even when the lists cannot be read.
  const answer = await searchHospitals(query, errors).catch(logSearchFailure(path));
  return (
    <TextPage
      path={path}
      href={searchHref(query)}
      content={{ ...content, sections: content.sections.filter(isForAnswer), questions: [] }}
      hasToolHeading
      foldsHeading="Before you go"
      band={
        <p className={`wrap ${styles.below}`}>
          <a href={path}>How cashless treatment works</a>
        </p>
      }
      tool={
        <HospitalSearch
          isAnswer
          initialQuery={query}
          noListNotice={answer && isWithoutList(answer) && <NoListNotice />}
          filterOptions={answer ? toFilterOptions(answer) : noFilterOptions}
          summary={
            answer ? formatResultCount(answer, query) : 'The search does not answer just now.'
          }
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

/** What somebody with a hospital in view needs; the page has the rest. */
function isForAnswer({ id }: { id: string }): boolean {
  return ['check-the-network', 'outside-the-network'].includes(id);
}
