/** Answers a service request posted without JavaScript, and a look-up: what became of it, or the form again. */
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { SiteFrame } from '@/components/layout/site-frame';
import { LookUpForm } from '@/components/requests/look-up-form';
import { RequestConfirmationPage } from '@/components/requests/request-confirmation-page';
import { RequestForm } from '@/components/requests/request-form';
import { draftCookieName } from '@/lib/requests/form-draft.server';
import { readRequestConfirmation } from '@/lib/requests/read-request-confirmation.server';
import type { SearchParams } from '@/lib/url-state/search-params';

// Made per request, because it reads its query and a cookie; the policy's nonce comes from the middleware.
// Not 'force-dynamic': under the root layout's 'error', only 'auto' lets a page read cookies.
export const dynamic = 'auto';

export const metadata: Metadata = {
  title: { absolute: 'Your request' },
  robots: { index: false, follow: false },
};

type PageProps = { searchParams: Promise<SearchParams> };

export default async function YourRequestPage({ searchParams }: PageProps) {
  const draftId = (await cookies()).get(draftCookieName)?.value;
  const view = await readRequestConfirmation(await searchParams, draftId);
  return (
    <SiteFrame>
      <div className="wrap narrow">
        <RequestConfirmationPage view={view} />
        {view.kind === 'form' && (
          <RequestForm
            kind={view.requestKind}
            page={view.page}
            values={view.values}
            errors={view.errors}
          />
        )}
        {view.kind !== 'form' && (
          <LookUpForm
            headingLevel={2}
            {...(view.kind === 'look-up' && { reference: view.reference })}
          />
        )}
      </div>
    </SiteFrame>
  );
}
