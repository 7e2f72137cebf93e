/** Cashless hospitals: the search, and how cashless treatment works. */

import { noFilterOptions } from '@/components/hospitals/filter-options';
import { HospitalSearch } from '@/components/hospitals/search-form/hospital-search';
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { cashlessHospital } from '@/lib/content/pages/cashless-hospital';
import { pageMetadata } from '@/lib/publishing/metadata';
import { emptyHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';

const path = '/cashless-hospital';
export const metadata = pageMetadata(path);

export default function CashlessHospitalPage() {
  return (
    <TextPage
      path={path}
      content={cashlessHospital(broker())}
      isCollapsed
      tool={
        <HospitalSearch
          initialQuery={emptyHospitalQuery}
          filterOptions={noFilterOptions}
          summary=""
        />
      }
    />
  );
}
