/** A step of the claim guide, made for the kind, the step and the dates in the URL of /claim. */
import type { Metadata } from 'next';
import { AskForHelp } from '@/components/claims/ask-for-help';
import { ClaimGuide } from '@/components/claims/claim-guide';
import { ClaimPicker } from '@/components/claims/claim-picker';
import { claimSources, PrintedSources } from '@/components/claims/claim-sources';
import { SafetyLine } from '@/components/claims/safety-line';
import { SiteFrame } from '@/components/layout/site-frame';
import { PageHero } from '@/components/sections/page-hero';
import { Sources } from '@/components/sections/sources';
import { listedClaim } from '@/lib/content/claims/claim-addresses';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { answerMetadata, pageMetadata } from '@/lib/publishing/metadata';
import { parseClaimQuery } from '@/lib/tools/claims/parse-claim-query';
import type { SearchParams } from '@/lib/url-state/search-params';

export const dynamic = 'force-dynamic';

const path = '/claim';
type ClaimAnswerProps = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: ClaimAnswerProps): Promise<Metadata> {
  const listed = listedClaim(await searchParams);
  return listed ? pageMetadata(path, listed) : answerMetadata(path);
}

export default async function ClaimAnswerPage({ searchParams }: ClaimAnswerProps) {
  const now = nowInIndia(new Date());
  const asked = parseClaimQuery(await searchParams, now);
  if (asked.kind === 'unknown-type') return <UnknownClaim />;
  const { type, given } = asked;
  const sources = claimSources(type, given, now);
  return (
    <SiteFrame path={path}>
      <PageHero path={path} heading={type.heading} answer={type.summary}>
        <SafetyLine isAbroad={type.group === 'travel'} />
      </PageHero>
      <ClaimGuide asked={asked} now={now} sources={sources} />
      <PrintedSources sources={sources} />
      <AskForHelp path={path} type={type} />
      <div data-print="no">
        <Sources path={path} sources={sources} />
      </div>
    </SiteFrame>
  );
}

function UnknownClaim() {
  return (
    <SiteFrame path={path}>
      <PageHero
        path={path}
        heading="Which claim is it?"
        answer="We do not know the kind of claim in this address. Choose one below."
      >
        <SafetyLine />
      </PageHero>
      <ClaimPicker />
    </SiteFrame>
  );
}
