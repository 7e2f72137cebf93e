/**
 * The request and what follows: in the confirmation, and on the result page of a form sent without JavaScript. What
 * matters first: when, who, from which numbers. Nothing is promised that is not known while the request waits.
 */
import { ReceiptRows } from '@/components/forms/receipt-rows';
import { localMeaning } from '@/components/languages/local-text';
import { CalendarLink } from '@/components/ui/calendar-link';
import { umbrella } from '@/components/ui/umbrella';
import type { ConsentDetails } from '@/lib/content/consent';
import type { ScheduledCall } from '@/lib/leads/call-date';
import type { RecordedCall } from '@/lib/leads/recorded-call';
import { telephoneHref } from '@/lib/site/contact-links';
import styles from './call-back-summary.module.css';
import { CancelCall, type CancelCallProps } from './cancel-call';

type CallBackSummaryProps = Omit<RecordedCall, 'call' | 'conversion'> & {
  call: Omit<ScheduledCall, 'slot'>;
  caller: Pick<ConsentDetails, 'legalName' | 'callSeries' | 'phone'>;
  /** Stored here, not delivered to the call desk yet. */
  isWaiting: boolean;
  /** Of the number, where the page knows it. */
  lastDigits?: string | undefined;
} & Omit<CancelCallProps, 'reference'>;

export const slowReason = 'Our calling system has not taken it yet.';
const throttledReason =
  'Many requests came at once, from your network or in all, so they are passed on one after the other.';

type Thanks = Pick<CallBackSummaryProps, 'call' | 'isWaiting' | 'isThrottled' | 'notice'>;

/** The content of the heading: when the call comes, or where the request is while nobody can promise that. */
export function ThanksHeading({ call, isWaiting, isThrottled, notice }: Thanks) {
  return (
    <>
      <small>Thank you.</small> <span>{nextWords()}</span>
    </>
  );

  function nextWords(): string {
    if (!isWaiting) return call.within ? `We’ll call you ${call.within}` : 'We’ll call you';
    if (notice) return 'We have your request, and it is safe';
    return isThrottled ? 'Your request is saved, and in the queue' : 'Your request is saved';
  }
}

/** The umbrella opens over a tick. */
export function OpeningUmbrella() {
  return (
    <svg
      className={styles.umbrella}
      viewBox="0 0 36 36"
      aria-hidden="true"
      focusable="false"
      data-print="no"
    >
      <path className={styles.shaft} d={umbrella.shaft} />
      <path className={styles.canopy} d={umbrella.canopy} />
      <path className={styles.tick} d="M6 25.5l3.25 3.25 5.5-6" />
    </svg>
  );
}

export function CallBackSummary(props: CallBackSummaryProps) {
  const { reference, about, call, caller, isWaiting, isThrottled, lastDigits } = props;
  const notice = isWaiting ? props.notice : undefined;
  const rows: [string, string][] = [
    // The heading promises a quarter of an hour: the half hour beside it would be a second promise.
    isWaiting || !call.within
      ? [notice ? 'You asked for' : 'Your slot', call.when]
      : ['Day', call.when.replace(/, [^,]*$/, '')],
  ];
  if (!notice) {
    rows.push(
      ['Who calls', `One expert of ${caller.legalName}, once`],
      ['From', `A number of our ${caller.callSeries} series`],
    );
  }
  rows.push(['About', localMeaning('product', about)]);
  if (call.callDespiteDoNotDisturb) rows.push(['On do-not-disturb', 'You allow this call']);
  return (
    <>
      {lastDigits && (
        <p className={styles.number}>
          <span>Your number ends in</span> <b>{lastDigits}</b>
        </p>
      )}
      {notice && (
        <p>
          <span>{`${notice} `}</span>
          <span>You need not send it again.</span>
        </p>
      )}
      {isWaiting && !notice && (
        <p>
          {`${isThrottled ? throttledReason : slowReason} We keep trying until ${call.until}, and you need not send it again. If it gets through after your slot has started, we call in the same slot of the next day.`}
        </p>
      )}
      {!notice && !call.callDespiteDoNotDisturb && (
        <p>If your number is on do-not-disturb, we may not call.</p>
      )}
      {!notice && (isWaiting || !call.callDespiteDoNotDisturb) && (
        <p>
          <span>You can also call us: </span>
          <a href={telephoneHref(caller.phone)}>{caller.phone}</a>
          <span>.</span>
        </p>
      )}
      {call.calendarHref && !notice && (
        <p data-print="no">
          <CalendarLink href={call.calendarHref} />
        </p>
      )}
      {props.isAnswerShown && !notice && <p>Our expert will have your answer in front of them.</p>}
      <div className={styles.small}>
        <ReceiptRows reference={reference} rows={rows} />
        <CancelCall reference={reference} onStopped={props.onStopped} stopToken={props.stopToken} />
        {!notice && (
          <details className={styles.more}>
            <summary>If nobody calls</summary>
            <p>
              <span>
                {`We call within 15 minutes of the start of your slot, and not after ${call.until}, when your request ends. You can `}
              </span>
              <a href="/contact-us#look-up">look up</a>
              <span> what became of it, with its reference and your number.</span>
            </p>
          </details>
        )}
      </div>
    </>
  );
}
