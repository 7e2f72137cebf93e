import CashlessHospitalPage, { metadata as english } from '@/app/(en)/cashless-hospital/page';
import { hindiPage } from '@/components/languages/hindi-page';
import { hindiMetadata } from '@/lib/publishing/hindi-metadata';

export const metadata = hindiMetadata(english);
export default hindiPage(CashlessHospitalPage);
