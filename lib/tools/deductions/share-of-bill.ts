/** One deduction of a hospital claim, counted as the tool "who pays this bill" counts it. */
import {
  type BillShares,
  type HospitalBill,
  shareBill,
} from '../health/hospital-bill/hospital-bill.ts';

type Terms = { roomLimit?: number; subLimit?: number; coPay?: number };

/** Only the parts of the bill that one deduction is about, under the one term that it rests on. */
export function shareOfBill(bill: Partial<HospitalBill>, terms: Terms): BillShares {
  return shareBill(
    { room: 0, days: 0, associated: 0, unaffected: 0, nonPayable: 0, ...bill },
    {
      sumInsured: Number.MAX_SAFE_INTEGER,
      roomLimit: terms.roomLimit ?? null,
      subLimit: terms.subLimit ?? null,
      deductible: 0,
      coPay: terms.coPay ?? 0,
    },
  );
}
