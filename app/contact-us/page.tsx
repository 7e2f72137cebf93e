/** Contact us: every way to reach us, the form, the look-up of a request, and "stop calls". */
import { DoNotCallForms } from '@/components/requests/do-not-call-forms';
import { LookUpForm } from '@/components/requests/look-up-form';
import { RequestForm } from '@/components/requests/request-form';
import { ContactActions } from '@/components/sections/contact-actions';
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { contactUs } from '@/lib/content/pages/contact-us';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/contact-us';
export const metadata = pageMetadata(path);

export default function ContactUsPage() {
  return (
    <TextPage
      path={path}
      content={contactUs(broker())}
      isCollapsed
      openSections={['write-to-us']}
      callBackSource="page"
      actions={<ContactActions />}
      sectionExtras={{
        'write-to-us': <RequestForm key="write-to-us" kind="contact" page={path} />,
        'look-up': <LookUpForm key="look-up" />,
        'stop-calls': <DoNotCallForms key="stop-calls" page={path} />,
      }}
    />
  );
}
