/** The verdict on one claim: the heading of its answer, and the day or the time left beside it. */
import type { Prose } from '../../content/types.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import type { HeadlineNumber } from '../answer-parts/answer-parts.ts';
import { findDueQuestion } from './claim-question.ts';
import { nextAct, nextDeadline } from './next-deadline.ts';
import type { ClaimDetails } from './parse-claim-query.ts';

export type ClaimVerdict = {
  /** The page's heading. */
  headline: string;
  /** What the headline is about, in large digits; empty where it is about no day. */
  numbers: readonly HeadlineNumber[];
  /** What sets the time of that number, and what to check. */
  note: Prose | null;
  /** The headline is a question, which is answered before the steps. */
  isQuestion: boolean;
};

/**
 * A question that is due comes first, because its answer decides which deadlines there are; then the visitor's next
 * deadline, and where none is known, what is next.
 * @param isGuide the prerendered guide of the kind has the kind's own heading: a date of today would be that of its
 *   build.
 */
export function claimVerdict(
  { type, eventTimes }: Pick<ClaimDetails, 'type' | 'eventTimes'>,
  now: LocalDateTime,
  isGuide = false,
): ClaimVerdict {
  const plain = { numbers: [], note: null, isQuestion: false };
  if (isGuide) return { ...plain, headline: type.heading };
  const question = findDueQuestion(type, eventTimes);
  if (question) return { ...plain, headline: question.label, isQuestion: true };
  const next = nextDeadline(type, eventTimes, now) ?? nextAct(type, eventTimes, now);
  return {
    headline: next.heading,
    numbers: next.number ? [next.number] : [],
    note: next.note,
    isQuestion: false,
  };
}
