import RefusedClaimPage, { metadata as english } from '@/app/(en)/claim/refused/page';
import { hindiMetadata } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';

export const metadata = hindiMetadata(english);
export default hindiPage(RefusedClaimPage, 'claims', 'requests');
