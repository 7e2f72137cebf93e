/** Contact us: every way to reach us, the form, the look-up of a request, and "stop calls". */
import { Fragment } from 'react';
import { LookUpForm } from '@/components/requests/look-up-form';
import { RequestForm } from '@/components/requests/request-form';
import { ContactActions } from '@/components/sections/contact-actions';
import { TextPage } from '@/components/sections/text-page';
import { Disclosure } from '@/components/ui/disclosure';
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
      foldsHeading="Other ways to reach us"
      openSections={['write-to-us']}
      callBackSource="page"
      actions={<ContactActions />}
      sectionExtras={{
        // The header's "Ask us to help" leads here from pages without a form of their own.
        'write-to-us': (
          <div key="write-to-us" id="existing-policy">
            <RequestForm kind="contact" page={path} />
          </div>
        ),
        'look-up': <LookUpForm key="look-up" />,
        'stop-calls': (
          <Fragment key="stop-calls">
            <RequestForm kind="stop-calls" page={path} />
            <Disclosure id="allow-calls" summary="Allow calls again">
              <RequestForm kind="allow-calls" page={path} />
            </Disclosure>
          </Fragment>
        ),
      }}
    />
  );
}
