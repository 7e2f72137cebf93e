/** The dates that a kind of claim asks for, their URL parameters, and their effect on the next steps. */

import { typeForAnswer } from '../../content/claims/claim-plans.ts';
import type {
  ClaimClock,
  ClaimEvent,
  ClaimEventId,
  ClaimQuestion,
  ClaimType,
  FirstStep,
} from '../../content/claims/claim-types.ts';
import { complaintClocks, complaintEvents } from '../../content/claims/shared-copy.ts';
import { addDays } from '../../dates/iso-date.ts';
import { compareLocalDateTimes, type LocalDateTime } from '../../dates/local-date-time.ts';

/** The visitor's valid dates. */
export type ClaimEventTimes = Partial<Record<ClaimEventId, LocalDateTime>>;

const fieldNames: Partial<Record<ClaimEventId, string>> = {
  happened: 'date',
  surveyReported: 'reported',
};

/** The first one is `date` (and `time`); the others mostly use their own id. */
export function eventFieldName(id: ClaimEventId): string {
  return fieldNames[id] ?? id;
}

export function claimEventsOf({ events, decidedBy }: ClaimType): readonly ClaimEvent[] {
  return decidedBy ? events : [...events, ...complaintEvents];
}

export function claimClocksOf({ clocks, decidedBy }: ClaimType): readonly ClaimClock[] {
  return decidedBy ? clocks : [...clocks, ...complaintClocks];
}

/** The later events that prove an earlier one, whether or not the visitor gave the earlier one's own date. */
const proofs: Partial<Record<ClaimEventId, readonly ClaimEventId[]>> = {
  // None of these can be before the insurer knows of the claim, from whatever source.
  told: [
    'answered',
    'approved',
    'papers',
    'surveyed',
    'surveyReported',
    'decided',
    'complained',
    'replied',
    'ombudsman',
  ],
  asked: ['answered', 'discharge', 'approved'],
  answered: ['approved'],
  surveyed: ['surveyReported'],
  complained: ['replied'],
};

export type Completion = {
  /** The visitor's own date. Null where something later proves the step: then nobody knows whether it was in time. */
  at: LocalDateTime | null;
  /** The same date, or the earliest of the events that prove the step. Null where an answer proves it. */
  latest: LocalDateTime | null;
};

/** The one rule for "this step is done", of steps, clocks, notices and the heading. Null: not done, as far as known. */
export function completionOf(
  { proves = [] }: Pick<ClaimType, 'proves'>,
  id: ClaimEventId,
  eventTimes: ClaimEventTimes,
): Completion | null {
  const at = eventTimes[id];
  if (at) return { at, latest: at };
  const [latest = null] = (proofs[id] ?? [])
    .flatMap((later) => eventTimes[later] ?? [])
    .sort(compareLocalDateTimes);
  return latest || proves.includes(id) ? { at: null, latest } : null;
}

/** The days in which a hospital has to treat a road victim without payment. */
const firstDays = 7;

export function areFirstDaysOver({ happened }: ClaimEventTimes, now: LocalDateTime): boolean {
  return happened !== undefined && addDays(happened.date, firstDays) < now.date;
}

/** Steps still to be taken: without those that are done, and without those of the first days once these are over. */
export function pendingSteps(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
): readonly FirstStep[] {
  const areFirstOver = areFirstDaysOver(eventTimes, now);
  return type.firstSteps.filter(
    ({ completedBy, isForFirstDays }) =>
      !(isForFirstDays && areFirstOver) &&
      !(completedBy && completionOf(type, completedBy, eventTimes)),
  );
}

// The question of a kind of claim: its answer in the query, and when it is due.
/** The kind with the answer that the query names, if it names one. */
export function parseClaimAnswer(type: ClaimType, text: (field: string) => string): ClaimType {
  return type.question ? typeForAnswer(type, text(type.question.name)) : type;
}

/** The question where its answer is still missing. */
export function openQuestion({ question, answer }: ClaimType): ClaimQuestion | null {
  return question && answer === undefined ? question : null;
}

/** The open question whose answer is due: from the start, or because the event that it asks about has happened. */
export function findDueQuestion(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
): ClaimQuestion | null {
  const question = openQuestion(type);
  if (!question?.after) return question;
  return completionOf(type, question.after, eventTimes) ? question : null;
}

/** Text on every plan, on paper and in the calendar. */
export function guidanceText({ decidedBy }: ClaimType): string {
  return `Guidance; the ${decidedBy ?? 'insurer'} decides.`;
}
