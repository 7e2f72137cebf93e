/** The question of a kind of claim: its answer in the query, and when it is due. */
import { typeForAnswer } from '../../content/claims/claim-plans.ts';
import type { ClaimQuestion, ClaimType } from '../../content/claims/claim-types.ts';
import { type ClaimEventTimes, completionOf } from './claim-events.ts';

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
