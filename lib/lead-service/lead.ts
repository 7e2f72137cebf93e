/** What Lead.svc is asked and what its many shapes of answer come down to. */
import type { ProductCode } from './products.ts';
import type { TimeSlot } from './time-slots.ts';

export type Lead = { mobile: string; product: ProductCode; timeSlot: TimeSlot };

export type UnusableReason =
  | 'timeout'
  | 'not-connected'
  | 'connection-lost'
  | 'redirect'
  | 'bad-status'
  | 'html'
  | 'empty'
  | 'malformed'
  | 'too-large'
  /** We did not send it: the lease or the key for the number was missing. */
  | 'not-sent';

/**
 * `unusable` is never a refusal: the lead stays ours and is tried again. `mayHaveArrived` is false
 * only when Lead.svc certainly did not take the request (it was never connected).
 */
export type LeadReply =
  | { kind: 'accepted' }
  | { kind: 'refused'; message: string }
  | { kind: 'unusable'; reason: UnusableReason; mayHaveArrived: boolean; detail: string };
