import CashlessHospitalPage, { metadata as english } from '@/app/(en)/cashless-hospital/page';
import { hindiMetadata } from '@/components/hindi/hindi-metadata';
import { hindiPageWith } from '@/components/hindi/hindi-page';
import { HospitalWords } from '@/components/hindi/hospital-words';

export const metadata = hindiMetadata(english);
export default hindiPageWith(HospitalWords, CashlessHospitalPage, 'hospitals', 'callBack');
