/** Renew a policy: due dates, grace, and whom to ask. */
import { TextPage } from '@/components/sections/text-page';
import { renewal } from '@/lib/content/pages/renewal';
import { broker } from '@/lib/site/broker.server';
import { pageMetadata } from '@/lib/site/metadata';

const path = '/renewal';
export const metadata = pageMetadata(path);

export default function RenewalPage() {
  return <TextPage path={path} content={renewal(broker())} />;
}
