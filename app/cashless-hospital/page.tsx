/** Cashless hospitals: how cashless treatment works. */
import { TextPage } from '@/components/sections/text-page';
import { cashlessHospital } from '@/lib/content/pages/cashless-hospital';
import { broker } from '@/lib/site/broker.server';
import { pageMetadata } from '@/lib/site/metadata';

const path = '/cashless-hospital';
export const metadata = pageMetadata(path);

export default function CashlessHospitalPage() {
  return <TextPage path={path} content={cashlessHospital(broker())} />;
}
