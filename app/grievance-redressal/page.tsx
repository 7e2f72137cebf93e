/** Grievance redressal: five steps with their clocks, and the Ombudsman's office for each place. */
import { OmbudsmanOffices } from '@/components/ombudsman/ombudsman-offices';
import { TextPage } from '@/components/sections/text-page';
import { grievanceRedressal } from '@/lib/content/pages/grievance-redressal';
import { broker } from '@/lib/site/broker.server';
import { pageMetadata } from '@/lib/site/metadata';

const path = '/grievance-redressal';
export const metadata = pageMetadata(path);

export default function GrievanceRedressalPage() {
  return (
    <TextPage
      path={path}
      content={grievanceRedressal(broker())}
      sectionExtras={{ 'ombudsman-offices': <OmbudsmanOffices key="ombudsman-offices" /> }}
    />
  );
}
