/** Privacy notice. */
import { TextPage } from '@/components/sections/text-page';
import { privacyPolicy } from '@/lib/content/pages/privacy-policy';
import { broker } from '@/lib/site/broker.server';
import { pageMetadata } from '@/lib/site/metadata';

const path = '/privacy-policy';
export const metadata = pageMetadata(path);

export default function PrivacyPolicyPage() {
  return <TextPage path={path} content={privacyPolicy(broker())} />;
}
