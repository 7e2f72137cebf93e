import InsurerPage, {
  generateMetadata as english,
  generateStaticParams as englishParams,
} from '@/app/(en)/insurance-companies/[insurer]/page';
import { hindiMetadataOf } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';

export const dynamicParams = false;
export const generateStaticParams = englishParams;

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(InsurerPage, 'callBack');
