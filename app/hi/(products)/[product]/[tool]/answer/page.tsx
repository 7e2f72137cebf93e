import CalculatorAnswerPage, {
  generateMetadata as english,
} from '@/app/(en)/(products)/[product]/[tool]/answer/page';
import { hindiMetadataOf } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';

export const dynamic = 'auto';

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(CalculatorAnswerPage, 'callBack');
