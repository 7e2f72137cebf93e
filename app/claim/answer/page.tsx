/** A step of the claim guide, made for the kind, the step and the dates in the address of /claim. */
import type { Metadata } from 'next';
import { ClaimGuide } from '@/components/claims/claim-guide';
import { ClaimPicker } from '@/components/claims/claim-picker';
import { claimSources } from '@/components/claims/claim-sources';
import { PrintedSources } from '@/components/claims/printed-sources';
import { SafetyLine } from '@/components/claims/safety-line';
import { SiteFrame } from '@/components/layout/site-frame';
import { RequestForm } from '@/components/requests/request-form';
import { PageHero } from '@/components/sections/page-hero';
import { Section } from '@/components/sections/section';
import { Sources } from '@/components/sections/sources';
import { nowInIndia } from '@/lib/claims/instant';
import { type AskedParameters, readClaimQuery } from '@/lib/claims/read-claim-query';
import { pageMetadata } from '@/lib/site/metadata';

export const dynamic = 'force-dynamic';

const path = '/claim';
/** The address holds a visitor's choices: for them, not for an index. */
export const metadata: Metadata = {
  ...pageMetadata(path),
  robots: { index: false, follow: true },
};

type PageProps = { searchParams: Promise<AskedParameters> };

export default async function ClaimAnswerPage({ searchParams }: PageProps) {
  const now = nowInIndia(new Date());
  const asked = readClaimQuery(await searchParams, now);
  if (asked.kind === 'unknown-type') return <UnknownClaim />;
  const { type } = asked;
  const sources = claimSources(type);
  return (
    <SiteFrame path={path}>
      <PageHero path={path} heading={type.heading} answer={type.summary}>
        <SafetyLine isAbroad={type.group === 'travel'} />
      </PageHero>
      <ClaimGuide asked={asked} now={now} sources={sources} />
      <PrintedSources sources={sources} />
      <div data-print="no">
        <Section
          id="ask-us"
          heading="Ask us to help with this claim"
          lead="If you like. No medical detail, no document. We explain and put papers in order; the insurer decides."
          tone="sand"
          layout="beside"
        >
          <RequestForm
            kind="claim-help"
            page={path}
            values={{ claimType: type.id.replaceAll('-', '_') }}
          />
        </Section>
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
