/** The dates a kind of claim asks for, how each stands in the URL, and what they leave to do. */

import type {
  ClaimClock,
  ClaimEvent,
  ClaimEventId,
  ClaimType,
  FirstStep,
} from '../../content/claims/claim-types.ts';
import { complaintClocks, complaintEvents } from '../../content/claims/shared-copy.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';

/** What the visitor gave, as far as it could be read. */
export type ClaimEventTimes = Partial<Record<ClaimEventId, LocalDateTime>>;

/** The one that is asked first is `date` (and `time`); the others stand under their own id. */
export function eventFieldName(id: ClaimEventId): string {
  return id === 'happened' ? 'date' : id;
}

export function eventsOf(type: ClaimType): readonly ClaimEvent[] {
  return [...type.events, ...complaintEvents];
}

export function clocksOf(type: ClaimType): readonly ClaimClock[] {
  return [...type.clocks, ...complaintClocks];
}

/** None of these can be before the insurer knows of the claim, whoever told it. */
const eventsAfterNotice: readonly ClaimEventId[] = [
  'told',
  'answered',
  'approved',
  'papers',
  'surveyed',
  'decided',
  'complained',
  'replied',
  'ombudsman',
];

/** Whether nothing is left to do of what this event ends. */
export function isDone(metBy: ClaimEventId, eventTimes: ClaimEventTimes): boolean {
  const ends = metBy === 'told' ? eventsAfterNotice : [metBy];
  return ends.some((id) => eventTimes[id]);
}

/** What is done is never told as to do. */
export function pendingSteps(
  { firstSteps }: ClaimType,
  eventTimes: ClaimEventTimes,
): readonly FirstStep[] {
  return firstSteps.filter(({ completedBy }) => !completedBy || !isDone(completedBy, eventTimes));
}
