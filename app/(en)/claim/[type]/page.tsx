/**
 * The guide to one kind of claim: steps, contacts to notify, documents. With a date, its answer page is a dated plan.
 */
import type { Metadata } from 'next';
import { ClaimAnswer } from '@/components/claims/claim-answer';
import { redirectInLanguage } from '@/components/sections/redirect-in-language';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { findClaimType } from '@/lib/content/claims/all-claims';
import { findIndexedTool } from '@/lib/content/indexed-tools';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { pageMetadata } from '@/lib/publishing/metadata';
import { claimPath, claimRoutes } from '@/lib/site/tool-routes';

export const dynamicParams = false;

export function generateStaticParams() {
  return claimRoutes.map(({ id }) => ({ type: id }));
}

export async function generateMetadata({ params }: PageProps<{ type: string }>): Promise<Metadata> {
  return pageMetadata('/claim', findIndexedTool(`/claim/${(await params).type}`) ?? undefined);
}

export default async function ClaimPage({ params }: PageProps<{ type: string }>) {
  const { type: id } = await params;
  const type = findClaimType(id);
  if (!type) redirectInLanguage('/claim', {});
  const query = { type, eventTimes: {}, errors: {}, typed: {} };
  return (
    <ClaimAnswer
      query={query}
      now={nowInIndia(new Date())}
      listed={findIndexedTool(claimPath(type.id)) ?? undefined}
    />
  );
}
