import ClaimAnswerPage, { generateMetadata as english } from '@/app/(en)/claim/[type]/answer/page';
import { hindiPage } from '@/components/languages/hindi-page';
import { hindiMetadataOf } from '@/lib/publishing/hindi-metadata';

export const dynamic = 'auto';

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(ClaimAnswerPage);
