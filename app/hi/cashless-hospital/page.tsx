import CashlessHospitalPage, { metadata as english } from '@/app/(en)/cashless-hospital/page';
import { hindiMetadata } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';

export const metadata = hindiMetadata(english);
export default hindiPage(CashlessHospitalPage, 'hospitals', 'callBack');
