/** Prices filed by insurers for the visitor's choices, looked up from the URL. */
import type { Metadata } from 'next';
import { ProductPlansPage } from '@/components/product-page/product-plans-page';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { hasCallBackErrors } from '@/lib/leads/status/read-call-back-confirmation.server';
import { titleOfResult, unlistedMetadata } from '@/lib/publishing/metadata';
import { routeFor } from '@/lib/site/find-route';
import type { ProductPath } from '@/lib/site/routes';

export const dynamic = 'auto';

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<{ product: string }>): Promise<Metadata> {
  const path = `/${(await params).product}`;
  const title = `${routeFor(path).label}: insurers’ prices for you`;
  const hasFailed = hasCallBackErrors(await searchParams);
  return unlistedMetadata(path, { title: titleOfResult(title, hasFailed) });
}

export default async function PlansAnswerPage({
  params,
  searchParams,
}: PageProps<{ product: string }>) {
  const product = `/${(await params).product}` as ProductPath;
  return <ProductPlansPage product={product} search={await searchParams} isAnswer />;
}
