import CalculatorToolPage, {
  generateMetadata as english,
} from '@/app/(en)/(products)/[product]/[tool]/page';
import { hindiMetadataOf } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';
import { hindiCalculatorRoutes } from '@/lib/site/hindi-pages';

export const dynamicParams = false;

export function generateStaticParams() {
  return hindiCalculatorRoutes.map(({ path }) => {
    const [, product = '', tool = ''] = path.split('/');
    return { product, tool };
  });
}

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(CalculatorToolPage, 'callBack');
