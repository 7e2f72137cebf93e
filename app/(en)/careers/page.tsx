/** Careers: how we hire, the application form, and a warning never to pay for a job. */
import { RequestForm } from '@/components/requests/request-form';
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { careers } from '@/lib/content/pages/careers';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/careers';
export const metadata = pageMetadata(path);

export default function CareersPage() {
  return (
    <TextPage
      path={path}
      content={careers(broker())}
      foldsHeading="Before you apply"
      openSections={['the-work', 'apply', 'fake-offers']}
      sectionExtras={{ apply: <RequestForm key="apply" kind="job-application" page={path} /> }}
    />
  );
}
