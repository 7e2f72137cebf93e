/** Reference, day of the answer and next steps: in the confirmation and on the result page. */
import { ReceiptRows } from '@/components/forms/receipt-rows';
import { BulletList } from '@/components/ui/prose';

type RequestReceiptProps = {
  reference: string;
  /** Formatted for the reader; null for a kind without a time limit. */
  by: string | null;
  steps: readonly string[];
};

export function RequestReceipt({ reference, by, steps }: RequestReceiptProps) {
  return (
    <>
      <ReceiptRows reference={reference} rows={by ? [['Answer by', by]] : []} />
      <BulletList items={steps} />
    </>
  );
}
