/** Privacy notice, and the form to exercise one's rights. */
import { RequestForm } from '@/components/requests/request-form';
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { environment } from '@/lib/config/environment.server';
import { privacyPolicy } from '@/lib/content/pages/privacy-policy';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/privacy-policy';
export const metadata = pageMetadata(path);

export default function PrivacyPolicyPage() {
  return (
    <TextPage
      path={path}
      content={privacyPolicy(broker(), environment().tagManagerId !== null)}
      foldsHeading="The notice, part by part"
      foldGroups={{
        'Our other forms and the customer login': ['service-requests', 'your-policies'],
        'Cookies, network address, calls and letters': [
          'cookies',
          'network-address',
          'phone-and-mail',
        ],
        'Who else gets your data, and how long we keep it': [
          'insurers',
          'who-helps-us',
          'retention',
          'security',
        ],
        'Children, the law, language, changes': ['children', 'law-in-force', 'language', 'changes'],
      }}
      openSections={['who-is-responsible', 'get-a-call', 'your-rights']}
      actions={
        <p>
          <a href="#hindi" lang="hi">
            यह सूचना हिंदी में पढ़िए
          </a>
        </p>
      }
      sectionExtras={{
        'your-rights': <RequestForm key="rights" kind="data-request" page={path} />,
      }}
    />
  );
}
