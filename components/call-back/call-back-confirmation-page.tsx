/** Heading and text of the result page: a confirmation, a message, or the errors of the form below. */
import { ErrorSummary } from '@/components/forms/error-summary';
import { ProblemMessage } from '@/components/forms/problem-message';
import { consentDetails } from '@/lib/config/broker.server';
import { callsStoppedMessage } from '@/lib/content/consent';
import type { CallBackConfirmationView } from '@/lib/leads/status/read-call-back-confirmation.server';
import { telephoneHref } from '@/lib/site/contact-links';
import { AllowCallsLink } from './allow-calls-link';
import styles from './call-back-confirmation-page.module.css';
import { callBackFieldId } from './call-back-field-id';
import { CallBackSummary, OpeningUmbrella, ThanksHeading } from './call-back-summary';
import summaryStyles from './call-back-summary.module.css';
import { LeadServiceWords } from './lead-service-words';
import { RememberRequest } from './remember-request';
import { ReportConversion } from './report-conversion';

const headings = {
  message: 'Your request was not taken',
  stopped: 'Your call is stopped',
  code: 'Enter the code to confirm your call',
  'look-up': 'Your request for a call',
};

type CallBackConfirmationPageProps = {
  view: CallBackConfirmationView;
  phone: string;
  tagManagerId: string | null;
};

export function CallBackConfirmationPage(props: CallBackConfirmationPageProps) {
  const { view, phone, tagManagerId } = props;
  if (view.kind === 'accepted') {
    return (
      <div className={`${styles.result} ${summaryStyles.thanks}`}>
        <OpeningUmbrella />
        <h1>
          <ThanksHeading {...view} />
        </h1>
        <CallBackSummary {...view} caller={consentDetails()} />
        {view.isWaiting && !view.isThrottled && !view.notice && (
          // A link, because the URL of this page may no longer have its access token.
          <p>
            <a href={view.href}>See in a minute whether it was passed on</a>
          </p>
        )}
        <RememberRequest
          booked={{
            ...view.call.slot,
            reference: view.reference,
            about: view.about,
            digits: view.lastDigits,
            ...(view.stopToken && { pass: view.stopToken }),
          }}
        />
        {tagManagerId !== null && view.conversion && (
          <ReportConversion
            tagManagerId={tagManagerId}
            product={view.product}
            conversion={view.conversion}
          />
        )}
      </div>
    );
  }
  // The form has the heading.
  if (view.kind === 'form') {
    if (Object.keys(view.errors).length === 0) return null;
    return (
      <div className={styles.errors}>
        <ErrorSummary
          errors={view.errors}
          fieldIdOf={(name) => callBackFieldId('get-a-call-page', name)}
        />
      </div>
    );
  }
  return (
    <div className={styles.result}>
      <h1>{headings[view.kind]}</h1>
      {view.kind === 'look-up' && (
        <p>
          This page shows a request for a quarter of an hour. Look it up below, with the number you
          gave.
        </p>
      )}
      {view.kind === 'stopped' && <p>{view.message}</p>}
      {view.kind === 'message' && (
        <ProblemMessage
          text={view.isFromLeadService ? <LeadServiceWords words={view.message} /> : view.message}
        />
      )}
      {view.kind === 'message' && view.message === callsStoppedMessage && <AllowCallsLink />}
      <p>
        You can also call us: <a href={telephoneHref(phone)}>{phone}</a>.
      </p>
    </div>
  );
}
