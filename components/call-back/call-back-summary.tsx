/** What was asked for and what follows: in the thank-you, and on the result page of a form sent without JavaScript. */
import { ReceiptRows } from '@/components/forms/receipt-rows';

type CallBackSummaryProps = {
  reference: string;
  product: string;
  timeSlot: string;
  /** On record here, and not yet with the call desk. */
  isWaiting: boolean;
};

export function CallBackSummary({ reference, product, timeSlot, isWaiting }: CallBackSummaryProps) {
  return (
    <>
      <ReceiptRows
        reference={reference}
        rows={[
          ['Product', product],
          ['We call', `${timeSlot}: today if that is still ahead, otherwise the next day`],
        ]}
      />
      {isWaiting && (
        <p>
          Our call desk’s system is slow to answer just now. Your request is saved here and is
          passed on by itself; you need not send it again.
        </p>
      )}
      <p>
        One expert calls you, once, within 7 days at the most. Changed your mind? Take your number
        off under <a href="/contact-us#stop-calls">stop calls</a>.
      </p>
    </>
  );
}
