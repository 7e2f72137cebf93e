/** Privacy notice, and the form to use one's rights. */
import { RequestForm } from '@/components/requests/request-form';
import { TextPage } from '@/components/sections/text-page';
import { tagManagerIdFor } from '@/lib/campaign/tag-manager-id.server';
import { broker } from '@/lib/config/broker.server';
import { privacyPolicy } from '@/lib/content/pages/privacy-policy';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routeFor } from '@/lib/site/find-route';

const path = '/privacy-policy';
export const metadata = pageMetadata(path);

export default function PrivacyPolicyPage() {
  return (
    <TextPage
      path={path}
      content={privacyPolicy(broker(), tagManagerIdFor(routeFor('/')) !== null)}
      sectionExtras={{
        'your-rights': <RequestForm key="rights" kind="data-request" page={path} />,
      }}
    />
  );
}
