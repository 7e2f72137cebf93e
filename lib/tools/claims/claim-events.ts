/** The dates a kind of claim asks for, how each stands in the URL, and what they leave to do. */

import type {
  ClaimClock,
  ClaimEvent,
  ClaimEventId,
  ClaimType,
  DoNowStep,
} from '../../content/claims/claim-types.ts';
import { complaintClocks, complaintEvents } from '../../content/claims/shared-parts.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';

/** What the visitor gave, as far as it could be read. */
export type GivenEvents = Partial<Record<ClaimEventId, LocalDateTime>>;

/** The one that is asked first is `date` (and `time`); the others stand under their own id. */
export function fieldOf(id: ClaimEventId): string {
  return id === 'happened' ? 'date' : id;
}

export function eventsOf(type: ClaimType): readonly ClaimEvent[] {
  return [...type.events, ...complaintEvents];
}

export function clocksOf(type: ClaimType): readonly ClaimClock[] {
  return [...type.clocks, ...complaintClocks];
}

/** What is done is never told as to do. */
export function stillToDo({ doNow }: ClaimType, given: GivenEvents): readonly DoNowStep[] {
  return doNow.filter(({ metBy }) => !metBy || !given[metBy]);
}
