import YourRequestPage, { generateMetadata as english } from '@/app/(en)/your-request/page';
import { hindiMetadataOf } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';

export const dynamic = 'auto';

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(
  YourRequestPage,
  'contact',
  'grievance',
  'privacy',
  'renewal',
  'claims',
  'requests',
  'codes',
);
