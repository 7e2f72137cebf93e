/**
 * The result of a service request or look-up posted without JavaScript: the confirmation, or the form again with
 * errors.
 */

import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { CodeForm } from '@/components/forms/code-form';
import { SiteFrame } from '@/components/layout/site-frame';
import { LookUpForm } from '@/components/requests/look-up-form';
import { RequestConfirmationPage } from '@/components/requests/request-confirmation-page';
import { RequestForm } from '@/components/requests/request-form';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { draftCookieName } from '@/lib/forms/form-draft.server';
import { confirmationMetadata } from '@/lib/publishing/metadata';
import { readRequestConfirmation } from '@/lib/requests/status/read-request-confirmation.server';
import { requestConfirmationPath } from '@/lib/site/confirmation-paths';

// Rendered per request, because it reads its query and a cookie; the middleware sets the CSP nonce.
export const dynamic = 'auto';

async function readView(searchParams: PageProps['searchParams']) {
  const draftId = (await cookies()).get(draftCookieName)?.value;
  return readRequestConfirmation(await searchParams, draftId, await headers());
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return confirmationMetadata('Your request', await readView(searchParams));
}

export default async function YourRequestPage({ searchParams }: PageProps) {
  const view = await readView(searchParams);
  return (
    <SiteFrame href={requestConfirmationPath}>
      <div className="wrap narrow">
        <RequestConfirmationPage view={view} />
        {view.kind === 'code' && (
          <CodeForm
            page={requestConfirmationPath}
            action="/api/requests/code"
            button="Allow calls again"
            {...view}
          >
            <p>
              If {view.state.kind === 'waiting' && <strong>{view.state.maskedAddress}</strong>} is
              on our list of numbers that want no calls, a code is on its way to it by SMS. The
              number stays on the list until you enter the code.
            </p>
            <p>
              If the number gets no SMS, it stays on the list until its time is over. You can still
              call us yourself.
            </p>
          </CodeForm>
        )}
        {view.kind === 'form' && (
          <RequestForm
            kind={view.requestKind}
            page={view.page}
            values={view.values}
            errors={view.errors}
          />
        )}
        {view.kind !== 'form' && view.kind !== 'code' && (
          <LookUpForm
            headingLevel={2}
            {...('reference' in view && { reference: view.reference })}
          />
        )}
      </div>
    </SiteFrame>
  );
}
