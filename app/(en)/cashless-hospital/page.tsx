/** Cashless hospitals: the search, and how cashless treatment works. */

import { noFilterOptions } from '@/components/hospitals/filter-options';
import { NoListNotice } from '@/components/hospitals/no-list-notice';
import { HospitalSearch } from '@/components/hospitals/search-form/hospital-search';
import styles from '@/components/hospitals/search-form/hospital-search.module.css';
import { hospitalsPath as path } from '@/components/hospitals/search-links';
import { ServiceDrawing } from '@/components/sections/service-drawing';
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { environment } from '@/lib/config/environment.server';
import { cashlessHospital } from '@/lib/content/pages/cashless-hospital';
import { pageMetadata } from '@/lib/publishing/metadata';
import { citiesPath } from '@/lib/site/tool-paths';
import {
  emptyHospitalQuery,
  exampleSearches,
} from '@/lib/tools/hospitals/api/parse-hospital-query';

export const metadata = pageMetadata(path);

export default function CashlessHospitalPage() {
  const { siteEnv, hasHospitalLists } = environment();
  // Example searches are known to match only in the sample list, which production never shows.
  const hasSample = siteEnv !== 'production' && hasHospitalLists;
  const example = hasSample ? `Such as ${exampleSearches.join(', or ')}` : undefined;
  return (
    <TextPage
      path={path}
      content={cashlessHospital(broker())}
      picture={<ServiceDrawing name="hospitals" />}
      foldsHeading="Before you go"
      foldGroups={{
        'Papers, time limits, what you pay, a refusal': [
          'clocks',
          'what-to-carry',
          'what-you-still-pay',
          'refused',
        ],
      }}
      tool={
        <>
          <HospitalSearch
            initialQuery={emptyHospitalQuery}
            filterOptions={noFilterOptions}
            noListNotice={!hasHospitalLists && <NoListNotice />}
            example={example}
            summary=""
          />
          {hasHospitalLists && (
            <p className={`wrap ${styles.below}`}>
              <a href={citiesPath}>Hospitals by city</a>
            </p>
          )}
        </>
      }
    />
  );
}
