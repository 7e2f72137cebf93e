import InsuranceCompaniesPage, { metadata as english } from '@/app/(en)/insurance-companies/page';
import { hindiPage } from '@/components/languages/hindi-page';
import { hindiMetadata } from '@/lib/publishing/hindi-metadata';

export const metadata = hindiMetadata(english);
export default hindiPage(InsuranceCompaniesPage);
