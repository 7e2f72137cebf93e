/** The letter about a lapsed life policy: which one, filled in with the day of the unpaid premium. */
import { type FilledLetter, withValues } from '../../content/letter.ts';
import { payoutLetter, quotationLetter } from '../../content/renewals/revival-letter.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { requireDate } from '../dated-plan/flow-dates.ts';
import { computeRenewalFlow } from './plan-renewal.ts';
import type { RenewalInput } from './renewal-query.ts';

/** Null while the premium can still be paid, and for a policy that is not life insurance. */
export function buildRevivalLetter(input: RenewalInput, today: IsoDate): FilledLetter | null {
  if (input.line !== 'life') return null;
  const { dates } = computeRenewalFlow(input);
  if (today <= requireDate(dates, 'graceEnds')) return null;
  const kind = input.kind ?? 'unknown';
  const isPayout = kind !== 'term' && today > requireDate(dates, 'revivalEnds');
  const letter = isPayout ? payoutLetter(kind) : quotationLetter(kind);
  return { ...letter, blanks: withValues(letter.blanks, { due: input.expiry }) };
}
