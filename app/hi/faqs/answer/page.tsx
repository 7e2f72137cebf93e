import QuestionAnswerPage, { metadata as english } from '@/app/(en)/faqs/answer/page';
import { hindiPage } from '@/components/languages/hindi-page';
import { hindiMetadata } from '@/lib/publishing/hindi-metadata';

export const dynamic = 'auto';

export const metadata = hindiMetadata(english);
export default hindiPage(QuestionAnswerPage);
