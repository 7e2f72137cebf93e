import ClaimPage, {
  generateMetadata as english,
  generateStaticParams as englishParams,
} from '@/app/(en)/claim/[type]/page';
import { hindiPage } from '@/components/languages/hindi-page';
import { hindiMetadataOf } from '@/lib/publishing/hindi-metadata';

export const dynamicParams = false;
export const generateStaticParams = englishParams;

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(ClaimPage);
