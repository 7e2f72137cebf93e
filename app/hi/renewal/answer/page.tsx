import RenewalAnswerPage, { generateMetadata as english } from '@/app/(en)/renewal/answer/page';
import { hindiPage } from '@/components/languages/hindi-page';
import { hindiMetadataOf } from '@/lib/publishing/hindi-metadata';

export const dynamic = 'auto';

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(RenewalAnswerPage);
