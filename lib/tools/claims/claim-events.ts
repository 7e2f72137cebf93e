/** The dates that a kind of claim asks for, their URL parameters, and their effect on the next steps. */

import type {
  ClaimClock,
  ClaimEvent,
  ClaimEventId,
  ClaimType,
  FirstStep,
} from '../../content/claims/claim-types.ts';
import { complaintClocks, complaintEvents } from '../../content/claims/shared-copy.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';

/** The visitor's valid dates. */
export type ClaimEventTimes = Partial<Record<ClaimEventId, LocalDateTime>>;

/** The first one is `date` (and `time`); the others use their own id. */
export function eventFieldName(id: ClaimEventId): string {
  return id === 'happened' ? 'date' : id;
}

export function eventsOf(type: ClaimType): readonly ClaimEvent[] {
  return [...type.events, ...complaintEvents];
}

export function clocksOf(type: ClaimType): readonly ClaimClock[] {
  return [...type.clocks, ...complaintClocks];
}

/** None of these can be before the insurer knows of the claim, from whatever source. */
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

/** Whether the events end this step. */
export function isDone(metBy: ClaimEventId, eventTimes: ClaimEventTimes): boolean {
  const ends = metBy === 'told' ? eventsAfterNotice : [metBy];
  return ends.some((id) => eventTimes[id]);
}

/** A completed step is not listed as to do. */
export function pendingSteps(
  { firstSteps }: ClaimType,
  eventTimes: ClaimEventTimes,
): readonly FirstStep[] {
  return firstSteps.filter(({ completedBy }) => !completedBy || !isDone(completedBy, eventTimes));
}
