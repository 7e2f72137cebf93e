import AboutUsPage, { metadata as english } from '@/app/(en)/about-us/page';
import { hindiMetadata } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';

export const metadata = hindiMetadata(english);
export default hindiPage(AboutUsPage, 'callBack');
