/** A refused, reduced or unanswered claim as the visitor describes it; nothing in it names a person. */
import type {
  RefusalKind,
  RefusalLine,
  RefusalReason,
} from '../../content/refusals/refusal-types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import type { RefusalDays } from './judge-reason.ts';

export type RefusalInput = {
  /** Null: not known. */
  line: RefusalLine | null;
  kind: RefusalKind;
  reasons: readonly RefusalReason[];
  days: RefusalDays;
  /** The day of the complaint to the insurer; null while it is not sent. */
  sent: IsoDate | null;
  /** In rupees, for the interest. */
  amount?: number;
};

/** The line whose rules apply: the visitor's own, or that of the only line in which a reason is given. */
export function lineOf({
  line,
  reasons,
}: Pick<RefusalInput, 'line' | 'reasons'>): RefusalLine | null {
  const [first] = reasons;
  return line ?? (first?.lines.length === 1 ? first.lines[0] : null);
}
