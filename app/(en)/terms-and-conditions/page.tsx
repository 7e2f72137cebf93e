/** Terms and conditions of this website. */
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { termsAndConditions } from '@/lib/content/pages/terms-and-conditions';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/terms-and-conditions';
export const metadata = pageMetadata(path);

export default function TermsAndConditionsPage() {
  return <TextPage path={path} content={termsAndConditions(broker())} />;
}
