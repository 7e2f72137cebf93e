/** The request and what follows: in the confirmation, and on the result page of a form sent without JavaScript. */
import { ReceiptRows } from '@/components/forms/receipt-rows';
import type { ScheduledCall } from '@/lib/leads/call-date';

type CallBackSummaryProps = {
  reference: string;
  product: string;
  call: Omit<ScheduledCall, 'slot'>;
  /** Stored here, not delivered to the call desk yet. */
  isWaiting: boolean;
  /** Queued by the rate limit, not because the call desk's system is down. */
  isThrottled: boolean;
  /** The server's own words on why no call is passed on just now. */
  notice?: string;
  /** The answer beside the form was sent with the request. */
  isAnswerShown?: boolean;
};

const slowReason = 'Our call desk’s system is slow to answer just now.';
const throttledReason =
  'Very many requests are arriving just now, from your network or from everywhere, so they are passed on one after the other.';

export function CallBackSummary(props: CallBackSummaryProps) {
  const { reference, product, call, isWaiting, isThrottled, notice, isAnswerShown } = props;
  const rows: [string, string][] = [
    ['Product', product],
    [notice ? 'You asked for' : 'We call', call.when],
  ];
  if (call.callDespiteDoNotDisturb) rows.push(['On do-not-disturb', 'You allow this call']);
  return (
    <>
      <ReceiptRows reference={reference} rows={rows} />
      {isAnswerShown && <p>Our expert will have your answer in front of them.</p>}
      {isWaiting && (
        <p>
          <span>{notice ?? (isThrottled ? throttledReason : slowReason)}</span>{' '}
          <span>
            Your request is saved here and is passed on by itself; you need not send it again. If it
            gets through after your slot has begun, the call comes in the same slot a day later. You
            can
          </span>{' '}
          <a href="/contact-us#look-up">look up</a>
          <span> what became of it, with its reference and your number.</span>
        </p>
      )}
      <p>
        <span>
          {`One expert calls once, within 15 minutes of the start of your slot, and not after ${call.until}, when your request ends. Changed your mind? Take your number off under `}
        </span>
        <a href="/contact-us#stop-calls">stop calls</a>
        <span>.</span>
      </p>
    </>
  );
}
