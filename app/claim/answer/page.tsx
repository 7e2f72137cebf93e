/** The answer to a claim, made for the kind and the dates in the URL of /claim. */
import type { Metadata } from 'next';
import { ClaimAnswer } from '@/components/claims/claim-answer';
import { ClaimPicker } from '@/components/claims/claim-picker';
import { EmergencyNumbers } from '@/components/claims/emergency-numbers';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { findIndexableClaim } from '@/lib/content/claims/indexable-claims';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { answerMetadata, pageMetadata } from '@/lib/publishing/metadata';
import { parseClaimQuery } from '@/lib/tools/claims/parse-claim-query';
import type { SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'auto';

const path = '/claim';
type ClaimAnswerPageProps = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: ClaimAnswerPageProps): Promise<Metadata> {
  const listed = findIndexableClaim(await searchParams);
  return listed ? pageMetadata(path, listed) : answerMetadata(path);
}

export default async function ClaimAnswerPage({ searchParams }: ClaimAnswerPageProps) {
  const query = await searchParams;
  const now = nowInIndia(new Date());
  const claim = parseClaimQuery(query, now);
  if (claim.kind === 'unknown-type') return <UnknownClaim />;
  return <ClaimAnswer query={claim} now={now} listed={findIndexableClaim(query)} />;
}

function UnknownClaim() {
  return (
    <SiteFrame path={path}>
      <PageHero
        path={path}
        heading="Which claim is it?"
        answer="We do not know the kind of claim in this address. Choose one below."
      >
        <EmergencyNumbers />
      </PageHero>
      <ClaimPicker />
    </SiteFrame>
  );
}
