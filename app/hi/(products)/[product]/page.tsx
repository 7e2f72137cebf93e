import ProductPage, { generateMetadata as english } from '@/app/(en)/(products)/[product]/page';
import { hindiPage } from '@/components/languages/hindi-page';
import { hindiMetadataOf } from '@/lib/publishing/hindi-metadata';
import { hindiProductPaths } from '@/lib/site/hindi-pages';

export const dynamicParams = false;

export function generateStaticParams() {
  return hindiProductPaths.map((path) => ({ product: path.slice(1) }));
}

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(ProductPage);
