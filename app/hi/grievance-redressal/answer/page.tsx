import ComplaintAnswerPage, {
  generateMetadata as english,
} from '@/app/(en)/grievance-redressal/answer/page';
import { hindiMetadataOf } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';

export const dynamic = 'auto';

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(ComplaintAnswerPage, 'requests', 'letters', 'ombudsman', 'grievance');
