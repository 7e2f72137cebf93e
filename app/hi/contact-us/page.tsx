import ContactUsPage, { metadata as english } from '@/app/(en)/contact-us/page';
import { hindiMetadata } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';

export const metadata = hindiMetadata(english);
export default hindiPage(ContactUsPage, 'contact', 'requests', 'callBack');
