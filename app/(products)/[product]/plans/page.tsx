/** Insurers' own plans for a product: what to look up. Made per request, for the database knows which plans there are. */
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ProductPlansPage } from '@/components/product-page/product-plans-page';
import { answerMetadata } from '@/lib/publishing/metadata';
import type { ProductPath } from '@/lib/site/routes';

export const dynamic = 'auto';

type PageProps = { params: Promise<{ product: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return answerMetadata(`/${(await params).product}`);
}

export default async function PlansPage({ params }: PageProps) {
  await connection();
  return <ProductPlansPage product={`/${(await params).product}` as ProductPath} />;
}
