import HospitalAnswerPage, { metadata as english } from '@/app/(en)/cashless-hospital/answer/page';
import { hindiPage } from '@/components/languages/hindi-page';
import { hindiMetadata } from '@/lib/publishing/hindi-metadata';

export const dynamic = 'auto';

export const metadata = hindiMetadata(english);
export default hindiPage(HospitalAnswerPage);
