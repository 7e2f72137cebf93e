/**
 * The complaint planner's form in a URL: the date and addressee of a complaint, and the date of a reply that the
 * visitor does not accept. Nothing about the complaint itself. The day may also be a word from a button
 * (`on=yesterday`). An invalid value returns a message.
 */

import { firstValue, type QueryParams } from '../../browser/url-state/search-params.ts';
import {
  type ComplaintTarget,
  isComplaintTarget,
} from '../../content/complaints/complaint-targets.ts';
import type { Represented } from '../../content/represented-people.ts';
import { addMonths, type IsoDate } from '../../dates/iso-date.ts';
import {
  dateOrderMessage,
  futureDateMessage,
  noSuchDateMessage,
  tooFarBackMessage,
} from '../../input/date-messages.ts';
import { parseDateShortcut } from '../../input/date-shortcuts.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { answerPath } from '../../site/tool-paths.ts';
import { questionForMissing } from '../dated-plan/question-for-missing.ts';
import { parseRepresented, representedEntries } from '../letters/represented-query.ts';
import { type OfficeChoice, officeEntries, parseOfficeChoice } from '../ombudsman/office-query.ts';

export type ComplaintInput = {
  complained: IsoDate;
  to: ComplaintTarget;
  /** Null without a reply. */
  answered: IsoDate | null;
  /** Left out: the visitor writes for himself. */
  represented?: Represented;
  /** The visitor's home, by which the Ombudsman's office is found. */
  office?: OfficeChoice;
};

export type ComplaintField = 'complained' | 'to' | 'answered' | 'on';

export type ComplaintQuery =
  | { kind: 'valid'; input: ComplaintInput }
  | {
      kind: 'invalid';
      /** Values of the form when it is shown again. */
      values: Partial<ComplaintInput>;
      errors: Partial<Record<ComplaintField, string>>;
      /** Asks for the date or the choice that was left out, where nothing else is wrong. */
      question?: string;
    };

/** Messages for a field that was left out; the browser shows them as well. */
export const complaintMissing = {
  to: 'Choose who you complained to.',
  complained: 'Enter the day on which you complained.',
};

/** For older complaints every deadline is over. */
const maxMonthsBack = 5 * 12;

export function parseComplaintQuery(params: QueryParams, today: IsoDate): ComplaintQuery {
  const textOf = (name: ComplaintField) => firstValue(params, name);
  const quickDay = parseDateShortcut(textOf('on'), today);
  const complained = quickDay ?? parseCalendarDate(textOf('complained'));
  const toText = textOf('to');
  const to = isComplaintTarget(toText) ? toText : undefined;
  const answeredText = textOf('answered');
  const answered = parseCalendarDate(answeredText);
  const errors: Partial<Record<ComplaintField, string>> = {
    ...(quickDay ? {} : complainedError(textOf('complained'), complained, today)),
    ...(to ? {} : { to: complaintMissing.to }),
    ...(answeredText === '' ? {} : answeredError(answered, complained, today)),
  };
  const represented = parseRepresented(params);
  const office = parseOfficeChoice(params);
  const asked = { ...(represented && { represented }), ...(office && { office }) };
  if (complained && to && Object.keys(errors).length === 0) {
    // The Ombudsman's reply is an award: it does not lead to the Ombudsman again.
    return {
      kind: 'valid',
      input: { complained, to, answered: to === 'ombudsman' ? null : answered, ...asked },
    };
  }
  const values = {
    ...(complained && { complained }),
    ...(to && { to }),
    ...(answered && { answered }),
    ...asked,
  };
  return {
    kind: 'invalid',
    values,
    errors,
    ...questionForMissing(errors, textOf, {
      complained: 'When did you complain?',
      to: 'Who did you complain to?',
    }),
  };
}

function complainedError(
  text: string,
  complained: IsoDate | null,
  today: IsoDate,
): { complained?: string } {
  if (text === '') return { complained: complaintMissing.complained };
  if (!complained) return { complained: noSuchDateMessage };
  if (complained > today)
    return { complained: `${futureDateMessage} ${complaintMissing.complained}` };
  if (complained < addMonths(today, -maxMonthsBack))
    return { complained: tooFarBackMessage('five years') };
  return {};
}

function answeredError(
  answered: IsoDate | null,
  complained: IsoDate | null,
  today: IsoDate,
): { answered?: string } {
  if (!answered) return { answered: noSuchDateMessage };
  if (answered > today) return { answered: `${futureDateMessage} Leave it empty until then.` };
  if (complained && answered < complained)
    return { answered: dateOrderMessage('The answer is dated before the complaint.') };
  return {};
}

/** "complained=2026-10-31&to=insurer" */
export function complaintSearch(input: ComplaintInput): string {
  const { complained, to, answered, represented, office } = input;
  return new URLSearchParams({
    ...{ complained, to, ...(answered && { answered }) },
    ...Object.fromEntries([...representedEntries(represented), ...officeEntries(office)]),
  }).toString();
}

export function complaintHref(input: ComplaintInput): string {
  return `${answerPath('/grievance-redressal')}?${complaintSearch(input)}`;
}
