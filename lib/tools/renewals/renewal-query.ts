/**
 * The renewal form in a URL: line, kind, mode, part, start, expiry, and nothing that identifies a person or a policy.
 * The expiry may also be a word from a button (`on=yesterday`). An invalid value returns a message beside its field;
 * only known choices are echoed.
 */

import { firstValue, type QueryParams } from '../../browser/url-state/search-params.ts';
import { hasStartDate, isLifeKind, type LifeKind } from '../../content/renewals/life-kinds.ts';
import { isMotorPart, type MotorPart } from '../../content/renewals/motor-parts.ts';
import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import {
  dateOrderMessage,
  futureDateMessage,
  noSuchDateMessage,
  tooFarAheadMessage,
  tooFarBackMessage,
} from '../../input/date-messages.ts';
import { parseDateShortcut } from '../../input/date-shortcuts.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { answerPath } from '../../site/tool-paths.ts';
import { questionForMissing } from '../dated-plan/question-for-missing.ts';
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
  /** Set for a car or two-wheeler; a link without it counts as "not sure", like a visitor who does not know. */
  part?: MotorPart;
  /** For a life policy; a link without it counts as "not sure". Left out then, as in links from before the question. */
  kind?: Exclude<LifeKind, 'unknown'>;
  /** The day on which the policy started, where the kind needs it. */
  started?: IsoDate;
};

export type RenewalField = 'line' | 'kind' | 'mode' | 'part' | 'started' | 'expiry' | 'on';

export type RenewalQuery =
  | { kind: 'valid'; input: RenewalInput }
  | {
      kind: 'invalid';
      /** Values of the form when it is shown again. */
      values: Partial<RenewalInput>;
      errors: Partial<Record<RenewalField, string>>;
      /** Asks for the date or the choice that was left out, where nothing else is wrong. */
      question?: string;
    };

/** Messages for a field that was left out; the browser shows them as well. */
export const renewalMissing = {
  line: 'Choose what you want to renew.',
  expiry: 'Enter the date printed on the policy.',
};

/** The longest policies that people renew run for five years; for older lapses no date is left. */
const maxMonthsAhead = 6 * 12;
const maxMonthsBack = 5 * 12;
/** A life policy may have a paid-up sum or a fund long after; the request for help takes no older date. */
const maxMonthsBackLife = 10 * 12;
const maxMonthsSinceStart = 60 * 12;

export function parseRenewalQuery(params: QueryParams, today: IsoDate): RenewalQuery {
  const textOf = (name: RenewalField) => firstValue(params, name);
  const line = parseChoice(textOf('line'), isRenewalLine);
  const mode = parseChoice(textOf('mode') || 'yearly', isPaymentMode);
  const part = parseChoice(textOf('part') || 'unknown', isMotorPart);
  const kind = parseChoice(textOf('kind') || 'unknown', isLifeKind);
  const started = parseCalendarDate(textOf('started'));
  const quickDay = parseDateShortcut(textOf('on'), today);
  const expiry = quickDay ?? parseCalendarDate(textOf('expiry'));
  const errors: Partial<Record<RenewalField, string>> = {
    ...(line ? {} : { line: renewalMissing.line }),
    ...(mode ? {} : { mode: 'Choose how the premium is paid.' }),
    ...(part ? {} : { part: 'Choose which part ends, or that you do not know.' }),
    ...(kind ? {} : { kind: 'Choose the kind of life policy, or that you do not know.' }),
    ...(quickDay ? {} : expiryError(textOf('expiry'), expiry, line, today)),
    ...(line === 'life' && hasStartDate(kind)
      ? startError(textOf('started'), started, expiry, today)
      : {}),
  };
  if (line && mode && part && kind && expiry && !errors.expiry && !errors.started) {
    // One URL for one answer: the mode does not apply to motor or travel policies, the part only to motor.
    const ofLine = isMotorLine(line) ? { part } : line === 'life' ? ofLife(kind, started) : {};
    return {
      kind: 'valid',
      input: { line, expiry, mode: hasPaymentMode(line) ? mode : 'yearly', ...ofLine },
    };
  }
  const values = {
    ...(line && { line }),
    ...(mode && { mode }),
    ...(part && { part }),
    ...(kind && ofLife(kind, started)),
    ...(expiry && { expiry }),
  };
  return {
    kind: 'invalid',
    values,
    errors,
    ...questionForMissing(errors, textOf, {
      expiry: expiryQuestion(line),
      line: 'Which policy?',
    }),
  };
}

function expiryQuestion(line: RenewalLine | null): string {
  if (line === 'new') return 'When did you receive it?';
  return line === 'life' ? 'When was the premium due?' : 'When does the policy end?';
}

function ofLife(kind: LifeKind, started: IsoDate | null): Pick<RenewalInput, 'kind' | 'started'> {
  if (kind === 'unknown') return {};
  return { kind, ...(started && hasStartDate(kind) && { started }) };
}

function parseChoice<T extends string>(text: string, isOne: (text: string) => text is T): T | null {
  return isOne(text) ? text : null;
}

function expiryError(
  text: string,
  expiry: IsoDate | null,
  line: RenewalLine | null,
  today: IsoDate,
): { expiry?: string } {
  if (text === '') return { expiry: renewalMissing.expiry };
  if (!expiry) return { expiry: noSuchDateMessage };
  if (isRenewableDay(line, expiry, today)) return {};
  if (expiry > today) return { expiry: tooFarAheadMessage('six years') };
  return { expiry: tooFarBackMessage(line === 'life' ? 'ten years' : 'five years') };
}

/** Whether the planner takes this day as the end of a policy. @param line null if it is not chosen yet. */
export function isRenewableDay(line: RenewalLine | null, day: IsoDate, today: IsoDate): boolean {
  const monthsBack = line === 'life' ? maxMonthsBackLife : maxMonthsBack;
  return day >= addMonths(today, -monthsBack) && day <= addMonths(today, maxMonthsAhead);
}

/** Optional: without it the answer says what depends on the day. */
function startError(
  text: string,
  started: IsoDate | null,
  expiry: IsoDate | null,
  today: IsoDate,
): { started?: string } {
  if (text === '') return {};
  if (!started) return { started: noSuchDateMessage };
  if (started > today) return { started: `${futureDateMessage} Look at the year.` };
  if (started < addMonths(today, -maxMonthsSinceStart))
    return { started: tooFarBackMessage('sixty years') };
  if (expiry && started >= expiry)
    return { started: dateOrderMessage('The policy started before this premium was due.') };
  return {};
}

/** "line=health&expiry=2026-11-12&mode=yearly" */
export function renewalSearch(input: RenewalInput): string {
  const { line, expiry, mode, part = 'unknown', kind, started } = input;
  return new URLSearchParams({
    line,
    expiry,
    ...(hasPaymentMode(line) ? { mode } : {}),
    ...(isMotorLine(line) ? { part } : {}),
    ...(kind && { kind }),
    ...(started && { started }),
  }).toString();
}

export function renewalHref(input: RenewalInput): string {
  return `${answerPath('/renewal')}?${renewalSearch(input)}`;
}
