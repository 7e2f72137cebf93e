import GetACallPage, { generateMetadata as english } from '@/app/(en)/get-a-call/page';
import { hindiMetadataOf } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';

export const dynamic = 'auto';

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(GetACallPage, 'callBack', 'codes');
