/** Heading and text of the result page: a confirmation, a state, a message, or the errors of the form below. */
import { CallBackSummary } from '@/components/call-back/call-back-summary';
import { LeadServiceWords } from '@/components/call-back/lead-service-words';
import { ErrorSummary } from '@/components/forms/error-summary';
import { ProblemMessage } from '@/components/forms/problem-message';
import { ReceiptRows } from '@/components/forms/receipt-rows';
import { localText } from '@/components/languages/local-text';
import { PrintButton } from '@/components/ui/print-button';
import { broker, consentDetails } from '@/lib/config/broker.server';
import { licenceLine } from '@/lib/config/licence';
import { nextSteps } from '@/lib/content/requests/notice-paragraphs';
import { type RequestKind, requestKinds } from '@/lib/content/requests/request-kinds';
import { withAnswerDay } from '@/lib/content/requests/with-answer-day';
import { formatDate } from '@/lib/dates/format-date';
import { problemId } from '@/lib/forms/confirmation-url';
import type { CallView } from '@/lib/leads/status/read-call-view.server';
import type {
  RequestConfirmationView,
  RequestView,
} from '@/lib/requests/status/read-request-confirmation.server';
import { callBackConfirmationPath } from '@/lib/site/confirmation-paths';
import { telephoneHref } from '@/lib/site/contact-links';
import styles from './request-form.module.css';
import { RequestReceipt, receivedHeading } from './request-receipt';

export function RequestConfirmationPage({ view }: { view: RequestConfirmationView }) {
  const { phone } = broker();
  return (
    <div className={styles.result}>
      <h1>{view.kind === 'accepted' ? receivedHeading(view.requestKind) : headings[view.kind]}</h1>
      {view.kind === 'state' && <RequestStates states={statesOfRequest(view)} />}
      {view.kind === 'call' && <Call record={view} />}
      {(view.kind === 'accepted' || view.kind === 'state') && <Receipt record={view} />}
      {view.kind === 'message' && <ProblemMessage text={view.message} />}
      {view.kind === 'form' && <FormErrors kind={view.requestKind} errors={view.errors} />}
      {view.kind !== 'accepted' && (
        <p>
          You can also call us: <a href={telephoneHref(phone)}>{phone}</a>.
        </p>
      )}
    </div>
  );
}

const headings: Record<Exclude<RequestConfirmationView['kind'], 'accepted'>, string> = {
  state: 'Your request',
  message: 'That did not work',
  code: 'Enter the code',
  form: 'Please check the form',
  call: 'Your request for a call',
  'look-up': 'Your request',
};

type FormErrorsProps = { kind: RequestKind; errors: Readonly<Record<string, string>> };

/** The errors of a form posted without JavaScript, or a notice that it must be filled in again. */
function FormErrors({ kind, errors }: FormErrorsProps) {
  if (Object.keys(errors).length === 0) {
    return (
      <p id={problemId} tabIndex={-1} role="alert">
        What was typed is gone. Please fill in the form again.
      </p>
    );
  }
  return <ErrorSummary errors={errors} fieldIdOf={(name) => `request-${kind}-${name}`} />;
}

function Call({ record }: { record: CallView & { stopToken: string } }) {
  const { reference, about, call, state, isThrottled, notice, ending, isEndingFromLeadService } =
    record;
  return (
    <>
      <RequestStates states={statesOfCall(record)} />
      {ending === null ? (
        <CallBackSummary
          reference={reference}
          about={about}
          call={call}
          caller={consentDetails()}
          isWaiting={state === 'waiting' || state === 'with-person'}
          isThrottled={isThrottled}
          notice={notice}
          isAnswerShown={false}
          stopToken={record.stopToken}
        />
      ) : (
        <>
          <ReceiptRows reference={reference} rows={[['About', about]]} />
          <p className={styles.message}>
            {isEndingFromLeadService ? <LeadServiceWords words={ending} /> : ending}
          </p>
          <p>
            <a href={callBackConfirmationPath}>Ask for a call again</a>
          </p>
        </>
      )}
    </>
  );
}

function Receipt({ record }: { record: RequestView }) {
  const brokerDetails = broker();
  const row = requestKinds[record.requestKind];
  const by = record.dueDate === null ? null : localText(formatDate(record.dueDate));
  const filling = { broker: brokerDetails, licence: licenceLine(brokerDetails) };
  const steps = nextSteps(row, filling, localText);
  return (
    <>
      <p className={styles.kind}>{row.label}</p>
      <RequestReceipt
        kind={record.requestKind}
        reference={record.reference}
        by={by}
        steps={
          record.state === 'answered'
            ? [...(row.completionText ? [row.completionText] : [])]
            : withAnswerDay(steps, by)
        }
      />
      <div className={styles.actions} data-print="no">
        <PrintButton label="Print this" />
      </div>
    </>
  );
}

type RequestStep = {
  label: string;
  /** ISO date; null until then. */
  on: string | null;
};

/** The states of a request as steps, each with its date. */
function statesOfRequest({ receivedOn, sentOn, answeredOn }: RequestView): RequestStep[] {
  return [
    { label: 'Received', on: receivedOn },
    { label: 'Sent to our desk', on: sentOn },
    { label: 'Answered', on: answeredOn },
  ];
}

function statesOfCall({ receivedOn, settledOn, ending, state }: CallView): RequestStep[] {
  const received = { label: 'Received', on: receivedOn };
  if (state === 'with-person')
    return [received, { label: 'With one of our people', on: settledOn }];
  return [
    received,
    { label: ending === null ? 'Passed on to our call desk' : 'Ended', on: settledOn },
  ];
}

function RequestStates({ states }: { states: RequestStep[] }) {
  const current = states.findLastIndex(({ on }) => on !== null);
  return (
    <ol className={styles.states} aria-label="State of your request">
      {states.map(({ label, on }, index) => (
        <li
          key={label}
          data-done={on !== null ? 'yes' : 'no'}
          aria-current={index === current ? 'step' : undefined}
        >
          <strong>{label}</strong>
          <span>{on ? formatDate(on) : 'not yet'}</span>
        </li>
      ))}
    </ol>
  );
}
