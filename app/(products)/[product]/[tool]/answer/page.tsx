/** A calculator's answer, computed from the URL. */
import type { Metadata } from 'next';
import { ProductCalculatorPage } from '@/components/product-page/product-calculator-page';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import { findCalculator } from '@/lib/tools/calculator-registry/page-calculators';
import { productField } from '@/lib/tools/calculators/parse-calculator-query';
import { firstValue, type PageProps } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<{ product: string; tool: string }>): Promise<Metadata> {
  const { product, tool } = await params;
  const asking = firstValue(await searchParams, productField);
  return unlistedMetadata(findCalculator(`/${product}/${tool}`, asking)?.page ?? '/');
}

export default async function CalculatorAnswerPage({
  params,
  searchParams,
}: PageProps<{ product: string; tool: string }>) {
  const { product, tool } = await params;
  return <ProductCalculatorPage path={`/${product}/${tool}`} search={await searchParams} />;
}
