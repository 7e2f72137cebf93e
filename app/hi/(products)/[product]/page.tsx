import ProductPage, { generateMetadata as english } from '@/app/(en)/(products)/[product]/page';
import { hindiMetadataOf } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';
import { hindiProductPaths } from '@/lib/site/hindi-pages';

export const dynamicParams = false;

export function generateStaticParams() {
  return hindiProductPaths.map((path) => ({ product: path.slice(1) }));
}

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(ProductPage, 'products', 'callBack');
