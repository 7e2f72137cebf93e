import GrievanceRedressalPage, { metadata as english } from '@/app/(en)/grievance-redressal/page';
import { hindiMetadata } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';

export const metadata = hindiMetadata(english);
export default hindiPage(GrievanceRedressalPage, 'grievance', 'requests');
