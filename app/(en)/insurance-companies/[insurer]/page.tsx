/** One insurer: its published figures, its registration, and where its customers turn. */
import type { Metadata } from 'next';
import { InsurerPageView } from '@/components/insurers/insurer-page';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { insurerPage } from '@/lib/content/insurer-page';
import { pageMetadata } from '@/lib/publishing/metadata';
import { insurerRoutes } from '@/lib/site/tool-routes';

type InsurerPageProps = PageProps<{ insurer: string }>;

export const dynamicParams = false;

export function generateStaticParams() {
  return insurerRoutes.map(({ id }) => ({ insurer: id }));
}

export async function generateMetadata({ params }: InsurerPageProps): Promise<Metadata> {
  return pageMetadata('/insurance-companies', insurerPage((await params).insurer).listed);
}

export default async function InsurerPage({ params }: InsurerPageProps) {
  return <InsurerPageView id={(await params).insurer} />;
}
