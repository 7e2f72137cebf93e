/** A calculator's answer, computed from the URL. */
import type { Metadata } from 'next';
import {
  calculatorAnswerTitle,
  ProductCalculatorPage,
} from '@/components/product-page/product-calculator-page';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { unlistedMetadata } from '@/lib/publishing/metadata';
import { findCalculator } from '@/lib/tools/calculator-registry/page-calculators';
import { productField } from '@/lib/tools/calculators/parse-calculator-query';

export const dynamic = 'auto';

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<{ product: string; tool: string }>): Promise<Metadata> {
  const { product, tool } = await params;
  const search = await searchParams;
  const path = `/${product}/${tool}`;
  const page = findCalculator(path, firstValue(search, productField))?.page ?? '/';
  return unlistedMetadata(page, { title: calculatorAnswerTitle(path, search) });
}

export default async function CalculatorAnswerPage({
  params,
  searchParams,
}: PageProps<{ product: string; tool: string }>) {
  const { product, tool } = await params;
  return <ProductCalculatorPage path={`/${product}/${tool}`} search={await searchParams} />;
}
