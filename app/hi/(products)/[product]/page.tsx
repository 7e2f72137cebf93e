import ProductPage, { generateMetadata as english } from '@/app/(en)/(products)/[product]/page';
import { hindiMetadataOf } from '@/components/hindi/hindi-metadata';
import { hindiPage } from '@/components/hindi/hindi-page';
import { productRoutes } from '@/lib/site/find-route';
import { hindiPagePaths } from '@/lib/site/hindi-pages';

export const dynamicParams = false;

export function generateStaticParams() {
  return productRoutes
    .filter(({ path }) => hindiPagePaths.includes(path))
    .map(({ path }) => ({ product: path.slice(1) }));
}

export const generateMetadata = hindiMetadataOf(english);
export default hindiPage(ProductPage, 'products', 'callBack');
