import CalculatorToolPage, {
  generateMetadata as english,
} from '@/app/(en)/(products)/[product]/[tool]/page';
import { hindiPage } from '@/components/languages/hindi-page';
import { hindiMetadataOf } from '@/lib/publishing/hindi-metadata';
import { hindiCalculatorRoutes } from '@/lib/site/hindi-pages';

export const dynamicParams = false;

export function generateStaticParams() {
  return hindiCalculatorRoutes.map(({ path }) => {
    const [, product = '', tool = ''] = path.split('/');
    return { product, tool };
  });
}

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(CalculatorToolPage);
