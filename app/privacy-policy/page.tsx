/** Privacy notice, and the form to use one's rights. */
import { RequestForm } from '@/components/requests/request-form';
import { TextPage } from '@/components/sections/text-page';
import { privacyPolicy } from '@/lib/content/pages/privacy-policy';
import { broker } from '@/lib/site/broker.server';
import { pageMetadata } from '@/lib/site/metadata';

const path = '/privacy-policy';
export const metadata = pageMetadata(path);

export default function PrivacyPolicyPage() {
  return (
    <TextPage
      path={path}
      content={privacyPolicy(broker())}
      sectionExtras={{
        'your-rights': <RequestForm key="rights" kind="data-request" page={path} />,
      }}
    />
  );
}
