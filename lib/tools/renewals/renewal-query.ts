/**
 * The renewal form as it stands in a URL: line, expiry, mode, and nothing that names a person or a policy.
 * What does not fit comes back with a message beside its field; nothing of it is echoed but a known choice.
 */
import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import {
  hasPaymentMode,
  isPaymentMode,
  isRenewalLine,
  type PaymentMode,
  type RenewalLine,
} from './renewal-lines.ts';

export type RenewalAsked = { line: RenewalLine; expiry: IsoDate; mode: PaymentMode };

export type RenewalField = 'line' | 'expiry' | 'mode';

export type RenewalQuery =
  | { kind: 'asked'; asked: RenewalAsked }
  | {
      kind: 'wrong';
      /** What the form that is shown again can hold. */
      values: Partial<RenewalAsked>;
      errors: Partial<Record<RenewalField, string>>;
    };

/** The longest policies people renew run for five years; older lapses than this have nothing left to date. */
const monthsAhead = 6 * 12;
const monthsBack = 5 * 12;

export function parseRenewalQuery(
  read: (name: RenewalField) => string,
  today: IsoDate,
): RenewalQuery {
  const [lineText, modeText] = [read('line'), read('mode') || 'yearly'];
  const line = isRenewalLine(lineText) ? lineText : undefined;
  const mode = isPaymentMode(modeText) ? modeText : undefined;
  const expiry = parseCalendarDate(read('expiry'));
  const errors: Partial<Record<RenewalField, string>> = {
    ...(line ? {} : { line: 'Choose what you want to renew.' }),
    ...(mode ? {} : { mode: 'Choose how the premium is paid.' }),
    ...expiryError(read('expiry'), expiry, today),
  };
  if (line && mode && expiry && !errors.expiry) {
    // One URL for one answer: the mode says nothing about a motor or travel policy.
    return { kind: 'asked', asked: { line, expiry, mode: hasPaymentMode(line) ? mode : 'yearly' } };
  }
  const values = { ...(line && { line }), ...(mode && { mode }), ...(expiry && { expiry }) };
  return { kind: 'wrong', values, errors };
}

function expiryError(text: string, expiry: IsoDate | null, today: IsoDate): { expiry?: string } {
  if (text === '') return { expiry: 'Enter the date printed on the policy.' };
  if (!expiry) return { expiry: 'This date does not exist. Look at day, month and year.' };
  if (expiry > addMonths(today, monthsAhead)) {
    return { expiry: 'This date is more than six years ahead. Look at the year.' };
  }
  if (expiry < addMonths(today, -monthsBack)) {
    return { expiry: 'This date is more than five years back. Look at the year.' };
  }
  return {};
}

/** "line=health&expiry=2026-11-12&mode=yearly" */
export function renewalSearch({ line, expiry, mode }: RenewalAsked): string {
  return new URLSearchParams({
    line,
    expiry,
    ...(hasPaymentMode(line) ? { mode } : {}),
  }).toString();
}
