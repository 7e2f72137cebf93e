/** A calculator's own page: its form, what it computes, a worked example. */
import type { Metadata } from 'next';
import { ProductCalculatorPage } from '@/components/product-page/product-calculator-page';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { findIndexedTool } from '@/lib/content/indexed-tools';
import { pageMetadata } from '@/lib/publishing/metadata';
import { calculatorRoutes } from '@/lib/site/tool-routes';

type ToolPageProps = PageProps<{ product: string; tool: string }>;

export const dynamicParams = false;

export function generateStaticParams() {
  return calculatorRoutes.map(({ path }) => {
    const [, product = '', tool = ''] = path.split('/');
    return { product, tool };
  });
}

export async function generateMetadata({ params }: ToolPageProps): Promise<Metadata> {
  const { product, tool } = await params;
  return pageMetadata(`/${product}`, findIndexedTool(`/${product}/${tool}`) ?? undefined);
}

export default async function CalculatorToolPage({ params }: ToolPageProps) {
  const { product, tool } = await params;
  return <ProductCalculatorPage path={`/${product}/${tool}`} />;
}
