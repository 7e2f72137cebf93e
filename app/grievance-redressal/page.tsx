/** Grievance redressal: five steps with their clocks. */
import { TextPage } from '@/components/sections/text-page';
import { grievanceRedressal } from '@/lib/content/pages/grievance-redressal';
import { broker } from '@/lib/site/broker.server';
import { pageMetadata } from '@/lib/site/metadata';

const path = '/grievance-redressal';
export const metadata = pageMetadata(path);

export default function GrievanceRedressalPage() {
  return <TextPage path={path} content={grievanceRedressal(broker())} />;
}
