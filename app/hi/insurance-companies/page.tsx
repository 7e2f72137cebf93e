import InsuranceCompaniesPage, { metadata as english } from '@/app/(en)/insurance-companies/page';
import { hindiMetadata } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';

export const metadata = hindiMetadata(english);
export default hindiPage(InsuranceCompaniesPage, 'insurers', 'callBack');
