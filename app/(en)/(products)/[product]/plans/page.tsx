/** The form to look up insurers' own plans. Rendered per request, because only the database knows which plans exist. */
import type { Metadata } from 'next';
import { ProductPlansPage } from '@/components/product-page/product-plans-page';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import type { ProductPath } from '@/lib/site/routes';

export const dynamic = 'auto';

export async function generateMetadata({
  params,
}: PageProps<{ product: string }>): Promise<Metadata> {
  return unlistedMetadata(`/${(await params).product}`);
}

export default async function PlansPage({ params, searchParams }: PageProps<{ product: string }>) {
  const product = `/${(await params).product}` as ProductPath;
  return <ProductPlansPage product={product} search={await searchParams} />;
}
