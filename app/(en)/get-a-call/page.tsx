/** The result of a call-back posted without JavaScript: the confirmation, or the form again with its errors. */
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { CallBackCard } from '@/components/call-back/call-back-card';
import { CallBackConfirmationPage } from '@/components/call-back/call-back-confirmation-page';
import { CodeForm } from '@/components/forms/code-form';
import { existsInPageLanguage } from '@/components/languages/local-text';
import { SiteFrame } from '@/components/layout/site-frame';
import { LookUpForm } from '@/components/requests/look-up-form';
import { AboutTheCall } from '@/components/sections/about-the-call';
import styles from '@/components/sections/about-the-call.module.css';
import { PeopleBand } from '@/components/sections/people-band';
import type { PageProps } from '@/lib/browser/url-state/search-params';
import { broker } from '@/lib/config/broker.server';
import { environment } from '@/lib/config/environment.server';
import { draftCookieName } from '@/lib/forms/form-draft.server';
import {
  readCallBackConfirmation,
  readPreviousChoices,
} from '@/lib/leads/status/read-call-back-confirmation.server';
import { confirmationMetadata } from '@/lib/publishing/metadata';
import { callBackConfirmationPath } from '@/lib/site/confirmation-paths';

// Rendered per request from its query; the middleware sets the CSP nonce.
export const dynamic = 'auto';

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const view = await readCallBackConfirmation(await searchParams, await headers());
  return confirmationMetadata('Your call-back request', view);
}

export default async function GetACallPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const view = await readCallBackConfirmation(query, await headers());
  const draftId = (await cookies()).get(draftCookieName)?.value;
  const chosen = await readPreviousChoices(query, draftId);
  // The field tells the language of the consent as well, so it names no English page on the Hindi one.
  const page =
    chosen.page && existsInPageLanguage(chosen.page) ? chosen.page : callBackConfirmationPath;
  const isForm = ['form', 'message', 'stopped'].includes(view.kind);
  return (
    <SiteFrame href={callBackConfirmationPath}>
      <div className="wrap narrow">
        <CallBackConfirmationPage
          view={view}
          phone={broker().phone}
          tagManagerId={environment().tagManagerId}
        />
        {view.kind === 'code' && (
          <CodeForm
            page={callBackConfirmationPath}
            action="/api/call-back/code"
            button="Confirm the call"
            {...view}
          >
            <p>
              Your request is saved. Nobody calls before you enter the code that we sent by SMS to{' '}
              {view.state.kind === 'waiting' && view.state.maskedAddress}.
            </p>
          </CodeForm>
        )}
        {view.kind === 'look-up' && <LookUpForm headingLevel={2} reference={view.reference} />}
      </div>
      {isForm && (
        <div className={`wrap ${styles.columns}`}>
          <CallBackCard
            page={page}
            source="page"
            headingLevel={view.kind === 'form' ? 1 : 2}
            productCode={chosen.product}
            timeSlot={chosen.timeSlot}
            draft={chosen.draft}
            errors={view.kind === 'form' ? view.errors : undefined}
          />
          <AboutTheCall />
        </div>
      )}
      {view.kind === 'accepted' && <PeopleBand />}
    </SiteFrame>
  );
}
