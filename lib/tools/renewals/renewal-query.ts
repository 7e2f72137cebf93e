/**
 * The renewal form in a URL: line, expiry, mode, part, and nothing that identifies a person or a policy. The day may
 * also be a word from a button (`on=yesterday`). An invalid value returns a message beside its field; only known
 * choices are echoed.
 */
import { isMotorPart, type MotorPart } from '../../content/renewals/motor-parts.ts';
import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import { parseDateShortcut } from '../../input/date-shortcuts.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import {
  hasPaymentMode,
  isMotorLine,
  isPaymentMode,
  isRenewalLine,
  type PaymentMode,
  type RenewalLine,
} from './renewal-lines.ts';

export type RenewalInput = {
  line: RenewalLine;
  expiry: IsoDate;
  mode: PaymentMode;
  /** For a car or two-wheeler; a link without it counts as "not sure", like a visitor who does not know. */
  part?: MotorPart;
};

export type RenewalField = 'line' | 'expiry' | 'mode' | 'part' | 'on';

export type RenewalQuery =
  | { kind: 'asked'; input: RenewalInput }
  | {
      kind: 'wrong';
      /** Values of the form when it is shown again. */
      values: Partial<RenewalInput>;
      errors: Partial<Record<RenewalField, string>>;
    };

/** The longest policies that people renew run for five years; for older lapses no date is left. */
const maxMonthsAhead = 6 * 12;
const maxMonthsBack = 5 * 12;

export function parseRenewalQuery(
  read: (name: RenewalField) => string,
  today: IsoDate,
): RenewalQuery {
  const line = parseChoice(read('line'), isRenewalLine);
  const mode = parseChoice(read('mode') || 'yearly', isPaymentMode);
  const part = parseChoice(read('part') || 'unknown', isMotorPart);
  const quickDay = parseDateShortcut(read('on'), today);
  const expiry = quickDay ?? parseCalendarDate(read('expiry'));
  const errors: Partial<Record<RenewalField, string>> = {
    ...(line ? {} : { line: 'Choose what you want to renew.' }),
    ...(mode ? {} : { mode: 'Choose how the premium is paid.' }),
    ...(part ? {} : { part: 'Choose which part ends, or that you do not know.' }),
    ...(quickDay ? {} : expiryError(read('expiry'), expiry, today)),
  };
  if (line && mode && part && expiry && !errors.expiry) {
    // One URL for one answer: the mode does not apply to motor or travel policies, the part only to motor.
    const ofLine = isMotorLine(line) ? { part } : {};
    return {
      kind: 'asked',
      input: { line, expiry, mode: hasPaymentMode(line) ? mode : 'yearly', ...ofLine },
    };
  }
  const values = {
    ...(line && { line }),
    ...(mode && { mode }),
    ...(part && { part }),
    ...(expiry && { expiry }),
  };
  return { kind: 'wrong', values, errors };
}

function parseChoice<T extends string>(
  text: string,
  isOne: (text: string) => text is T,
): T | undefined {
  return isOne(text) ? text : undefined;
}

function expiryError(text: string, expiry: IsoDate | null, today: IsoDate): { expiry?: string } {
  if (text === '') return { expiry: 'Enter the date printed on the policy.' };
  if (!expiry) return { expiry: 'This date does not exist. Look at day, month and year.' };
  if (expiry > addMonths(today, maxMonthsAhead)) {
    return { expiry: 'This date is more than six years ahead. Look at the year.' };
  }
  if (expiry < addMonths(today, -maxMonthsBack)) {
    return { expiry: 'This date is more than five years back. Look at the year.' };
  }
  return {};
}

/** "line=health&expiry=2026-11-12&mode=yearly" */
export function renewalSearch({ line, expiry, mode, part = 'unknown' }: RenewalInput): string {
  return new URLSearchParams({
    line,
    expiry,
    ...(hasPaymentMode(line) ? { mode } : {}),
    ...(isMotorLine(line) ? { part } : {}),
  }).toString();
}
