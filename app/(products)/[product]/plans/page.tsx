/** The form to look up insurers' own plans. Rendered per request, because only the database knows which plans exist. */
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
