/** Reference, day of the answer and next steps: in the confirmation and on the result page. */

import { ReceiptRows } from '@/components/forms/receipt-rows';
import { BulletList } from '@/components/ui/prose';
import type { RequestKind } from '@/lib/content/requests/request-kinds';

export function receivedHeading(kind: RequestKind): string {
  return kind === 'complaint'
    ? 'Thank you. We have your complaint.'
    : 'Thank you. We have your request.';
}

type RequestReceiptProps = {
  kind: RequestKind;
  reference: string;
  /** Formatted for the reader; null for a kind without a time limit. */
  by: string | null;
  steps: readonly string[];
};

export function RequestReceipt({ kind, reference, by, steps }: RequestReceiptProps) {
  return (
    <>
      <ReceiptRows
        reference={reference}
        // Nobody writes to a number that wants no calls.
        rows={by ? [[kind === 'stop-calls' ? 'The last calls end by' : 'Answer by', by]] : []}
      />
      <BulletList items={steps} />
    </>
  );
}
