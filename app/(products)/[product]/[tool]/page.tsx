/** A calculator's own page: its question and its form. */
import type { Metadata } from 'next';
import { ProductCalculatorPage } from '@/components/product-page/product-calculator-page';
import { answerMetadata } from '@/lib/publishing/metadata';
import { calculatorRoutes } from '@/lib/site/tool-routes';

type PageProps = { params: Promise<{ product: string; tool: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return calculatorRoutes.map(({ path }) => {
    const [, product = '', tool = ''] = path.split('/');
    return { product, tool };
  });
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return answerMetadata(`/${(await params).product}`);
}

export default async function CalculatorToolPage({ params }: PageProps) {
  const { product, tool } = await params;
  return <ProductCalculatorPage path={`/${product}/${tool}`} />;
}
