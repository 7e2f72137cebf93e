/** Answers a call-back posted without JavaScript: what became of it, or the form again with what was wrong. */
import type { Metadata } from 'next';
import { CallBackCard } from '@/components/call-back/call-back-card';
import { CallBackConfirmationPage } from '@/components/call-back/call-back-confirmation-page';
import { SiteFrame } from '@/components/layout/site-frame';
import { broker } from '@/lib/config/broker.server';
import { readCallBackConfirmation } from '@/lib/leads/read-call-back-confirmation.server';
import type { SearchParams } from '@/lib/url-state/search-params';

// Made per request from its query; the policy's nonce comes from the middleware.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: { absolute: 'Your call-back request' },
  robots: { index: false, follow: false },
};

type PageProps = { searchParams: Promise<SearchParams> };

export default async function GetACallPage({ searchParams }: PageProps) {
  const view = await readCallBackConfirmation(await searchParams);
  const again = view.kind === 'form' ? view : undefined;
  return (
    <SiteFrame>
      <div className="wrap narrow">
        <CallBackConfirmationPage view={view} phone={broker().phone} />
        {view.kind !== 'accepted' && (
          <CallBackCard
            page={again?.page ?? '/get-a-call'}
            source="page"
            productCode={again?.product}
            timeSlot={again?.timeSlot}
            errors={again?.errors}
          />
        )}
      </div>
    </SiteFrame>
  );
}
