/** The sixteen product pages: one shape, the content and the route table say what differs. */
import type { Metadata } from 'next';
import { SiteFrame } from '@/components/layout/site-frame';
import { ProductAsk } from '@/components/product-page/product-ask';
import { ProductHero } from '@/components/product-page/product-hero';
import { ProductQuestions } from '@/components/product-page/product-questions';
import { ProductSections } from '@/components/product-page/product-sections';
import { RelatedProducts } from '@/components/product-page/related-products';
import { Sources } from '@/components/sections/sources';
import { collectProductFigures } from '@/lib/content/collect-figures';
import { numberSources } from '@/lib/content/number-sources';
import { productContent } from '@/lib/content/products';
import { pageMetadata } from '@/lib/publishing/metadata';
import { productRoutes, routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';

type ProductPageProps = { params: Promise<{ product: string }> };

// Any other one-segment path is a 404 here; the middleware sends it home before that.
export const dynamicParams = false;

export function generateStaticParams() {
  return productRoutes.map(({ path }) => ({ product: path.slice(1) }));
}

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  return pageMetadata(`/${(await params).product}`);
}

export default async function ProductPage({ params }: ProductPageProps) {
  const route = routeFor(`/${(await params).product}`);
  const path = route.path as ProductPath;
  const content = productContent[path];
  const sources = numberSources(collectProductFigures(path));
  return (
    <SiteFrame path={route.path} questions={content.questions}>
      <ProductHero route={route} content={content} sources={sources} />
      <ProductSections
        path={path}
        label={route.label}
        sources={sources}
        form={<ProductAsk route={route} />}
        questions={<ProductQuestions route={route} questions={content.questions} />}
      />
      <RelatedProducts paths={content.related} />
      <Sources path={route.path} sources={sources} isFolded />
    </SiteFrame>
  );
}
