/** One reason of a refused claim, explained: its rule, decided cases, and the planner begun with it. */
import type { Metadata } from 'next';
import { ReasonPageView } from '@/components/refusals/reason-page';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { reasonPage } from '@/lib/content/refusals/reason-pages';
import { pageMetadata } from '@/lib/publishing/metadata';
import { reasonPageIds } from '@/lib/site/tool-routes';

type ReasonPageProps = PageProps<{ reason: string }>;

export const dynamicParams = false;

export function generateStaticParams() {
  return reasonPageIds.map((reason) => ({ reason }));
}

export async function generateMetadata({ params }: ReasonPageProps): Promise<Metadata> {
  return pageMetadata('/claim', reasonPage((await params).reason).listed);
}

export default async function RefusalReasonPage({ params }: ReasonPageProps) {
  return <ReasonPageView page={reasonPage((await params).reason)} />;
}
