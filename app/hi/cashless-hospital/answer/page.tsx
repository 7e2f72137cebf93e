import HospitalAnswerPage, { metadata as english } from '@/app/(en)/cashless-hospital/answer/page';
import { hindiMetadata } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';

export const dynamic = 'auto';

export const metadata = hindiMetadata(english);
export default hindiPage(HospitalAnswerPage, 'hospitals', 'callBack');
