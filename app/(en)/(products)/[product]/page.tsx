/** The product pages: one template, filled from the content and the route table. */
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LiveOpening } from '@/components/calculators/live-opening';
import { ComparisonPicker } from '@/components/comparison/comparison-picker';
import { SiteFrame } from '@/components/layout/site-frame';
import { ProductContact } from '@/components/product-page/product-contact';
import { ProductSections } from '@/components/product-page/product-sections';
import { Section } from '@/components/sections/section';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { products } from '@/lib/content/products';
import { pageMetadata } from '@/lib/publishing/metadata';
import { productRoutes, routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';
import { openingOf } from '@/lib/tools/calculator-registry/page-openings';
import { isPlanPage } from '@/lib/tools/plans/is-plan-page.server';

type ProductPageProps = PageProps<{ product: string }>;

// Any other one-segment path is a 404 here; the middleware redirects it to the home page before that.
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
  return (
    <SiteFrame path={path} questions={products[path].content.questions}>
      <ProductSections
        section="opening"
        path={path}
        {...(isPlanPage(path) && { hasPlans: true })}
      />
      <LiveOpening id={openingOf(path)?.calculator.id ?? ''} />
      <ComparisonSection path={path}>
        <ProductSections section="comparison" path={path} />
      </ComparisonSection>
      <ProductSections section="choosing" path={path} />
      <ProductContact route={route} />
      <ProductSections section="details" path={path} />
    </SiteFrame>
  );
}

type ComparisonSectionProps = {
  path: ProductPath;
  /** The table and its notes: comparison-body.tsx, as server HTML. */
  children: ReactNode;
};

/** Compare: kinds of plan side by side, with controls to choose among them. */
function ComparisonSection({ path, children }: ComparisonSectionProps) {
  const { comparison, content } = products[path];
  const { plans } = comparison;
  return (
    <Section
      id="compare"
      heading={`Compare ${content.name}`}
      lead={comparison.verdict}
      layout="wide"
    >
      <ComparisonPicker plans={plans.map(({ id, name }) => ({ id, name }))}>
        {children}
      </ComparisonPicker>
    </Section>
  );
}
