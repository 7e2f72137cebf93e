/** The desk's words for states, times and events of its records. */
import { enquiryValidity } from '@/lib/content/figures/call-rules';
import { isRequestKind, requestKinds } from '@/lib/content/requests/request-kinds';
import { formatShortDate, formatTime } from '@/lib/dates/format-date';
import { type IsoDate, todayInIndia } from '@/lib/dates/iso-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { isOverdue } from '@/lib/desk/records/due-time.server';
import type { StoryEntry } from '@/lib/desk/records/record-story.server';
import type {
  CallRecord,
  CallWaiting,
  RequestRecord,
  RequestWaiting,
} from '@/lib/desk/records/records.server';
import type { Withdrawal } from '@/lib/desk/records/withdraw-calls.server';

type Waiting = CallWaiting | RequestWaiting;

/** What happened to a call that a person has to see to, and what to do. */
export const followUpTexts: Readonly<Record<NonNullable<CallRecord['followUp']>, string>> = {
  'refused-after-promise': 'Promised, then refused by Lead.svc: call this person.',
  check:
    'Lead.svc said no after an attempt whose answer was lost: check whether it has this call. If not, call this person.',
};

/** Why a call that a person has to see to is not made any more; null while it may be. */
export function noCallText({ isStopped, isOver }: CallRecord): string | null {
  if (isStopped) return 'This number asked for no calls: do not ring it, only close this.';
  return isOver
    ? `The ${enquiryValidity.text} in which the law allows this call are over: do not ring, only close this.`
    : null;
}

export function callableText(record: CallRecord, now: Date): string {
  return noCallText(record) ?? `It may be called until ${timeText(record.expiresAt, now)}.`;
}

const waitingTexts: Readonly<Record<NonNullable<Waiting>, string>> = {
  'refused-after-promise': 'Your call: promised, then refused by Lead.svc',
  check: 'Your check: does Lead.svc have it?',
  caller: 'Your call',
  'second-try': 'A second call: not reached',
  answer: 'Your answer',
  code: 'The visitor’s code: do not ring',
  queue: 'A free place in the queue',
  'lead-service': 'Lead.svc',
  mail: 'The mail server',
};

/** What the record waits for, or what became of it. */
export function stateText(record: CallRecord | RequestRecord, now: Date): string {
  if (record.kind === 'call' && record.followUp !== null && noCallText(record) !== null)
    return 'Closing: do not ring';
  if (record.waitsFor)
    return `${waitingTexts[record.waitsFor]}${isOverdue(record, now) ? ', overdue' : ''}`;
  if (record.kind === 'request') {
    if (record.state === 'answered') return 'Nothing: answered';
    return record.state === 'expired' ? 'Nothing: ended unanswered' : 'The visitor’s code';
  }
  if (record.withdrawnAt !== null) return 'Nothing: withdrawn';
  if (record.lastCall?.outcome === 'called') return 'Nothing: call made';
  if (record.lastCall?.outcome === 'closed') return 'Nothing: closed without a call';
  if (record.state === 'refused') return 'Nothing: Lead.svc refused it';
  return record.isStopped ? 'Nothing: the number wants no calls' : 'Nothing: ended';
}

/** When the call is, or by when the answer. */
export function dueText(record: CallRecord | RequestRecord, now: Date): string {
  if (record.kind === 'call') return `${dayText(record.callDate, now)}, ${record.timeSlot}`;
  return record.dueDate ? `by ${dayText(record.dueDate, now)}` : '';
}

export function aboutText(record: CallRecord | RequestRecord): string {
  if (record.kind === 'call') return record.product;
  const { requestKind } = record;
  return isRequestKind(requestKind) ? requestKinds[requestKind].label : requestKind;
}

/** "today, 10:12 am", "25 Nov, 10:12 am", with the year where it is another one. */
export function timeText(at: string, now: Date): string {
  const { date, time } = nowInIndia(new Date(at));
  const clock = formatTime(time);
  return `${dayText(date, now)}, ${clock}`;
}

function dayText(date: IsoDate, now: Date): string {
  const today = todayInIndia(now);
  return date === today ? 'today' : formatShortDate(date, today);
}

const storyTexts: Readonly<Partial<Record<StoryEntry['what'], string>>> = {
  received: 'Received',
  throttled: 'Put in the queue',
  released: 'Left the queue',
  sending: 'On its way',
  tried: 'Tried',
  'next-attempt': 'Is tried again',
  delivered: 'Lead.svc has it',
  refused: 'Lead.svc refused it',
  'refused-after-promise': 'Promised, then refused by Lead.svc',
  check: 'Lead.svc said no after an attempt whose answer was lost',
  expired: 'Ended',
  mailed: 'Mailed to the desk',
  erased: 'Erased',
  'opened-number': 'Opened',
  called: 'Call made',
  'not-reached': 'Not reached',
  closed: 'Closed without a call',
  answered: 'Marked as answered',
  withdrew: 'Withdrawn',
  restored: 'Restored',
  corrected: 'Corrected',
  exported: 'Exported',
};

const detailTexts: Readonly<Partial<Record<Withdrawal['kind'], string>>> = {
  withdrawn: '',
  'withdrawn-after-delivery': 'Lead.svc has it',
  'may-be-called': 'it was on its way to Lead.svc',
};

/** Detail of an event. The trail stores the outcome of a withdrawal as a code. */
export function detailText(action: StoryEntry['what'], detail: string): string {
  return action === 'withdrew' ? (detailTexts[detail as Withdrawal['kind']] ?? detail) : detail;
}

export function storyText({ what }: StoryEntry): string {
  return storyTexts[what] ?? what;
}
