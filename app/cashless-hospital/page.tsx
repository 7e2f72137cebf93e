/** Cashless hospitals: the search, and how cashless treatment works. */
import { HospitalSearch } from '@/components/hospitals/hospital-search';
import { TextPage } from '@/components/sections/text-page';
import { cashlessHospital } from '@/lib/content/pages/cashless-hospital';
import { noQuery } from '@/lib/tools/hospitals/read-hospital-query';
import { broker } from '@/lib/config/broker.server';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/cashless-hospital';
export const metadata = pageMetadata(path);

export default function CashlessHospitalPage() {
  return (
    <TextPage
      path={path}
      content={cashlessHospital(broker())}
      tool={<HospitalSearch asked={noQuery} insurers={[]} found="" />}
    />
  );
}
