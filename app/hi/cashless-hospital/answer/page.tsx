import HospitalAnswerPage, { metadata as english } from '@/app/(en)/cashless-hospital/answer/page';
import { hindiMetadata } from '@/components/hindi/hindi-metadata';
import { hindiPageWith } from '@/components/hindi/hindi-page';
import { HospitalWords } from '@/components/hindi/hospital-words';

export const dynamic = 'auto';

export const metadata = hindiMetadata(english);
export default hindiPageWith(HospitalWords, HospitalAnswerPage, 'hospitals', 'callBack');
