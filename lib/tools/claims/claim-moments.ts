/** The dates a kind of claim asks for, and how each stands in the address. */
import { complainedMoment, complaintClocks } from '../../content/claims/claim-clocks.ts';
import type { ClaimClock, ClaimType, Moment, MomentId } from '../../content/claims/claim-types.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';

/** What the visitor gave, as far as it could be read. */
export type GivenMoments = Partial<Record<MomentId, LocalDateTime>>;

/** The one that is asked first is `date` (and `time`); the others stand under their own id. */
export function fieldOf(id: MomentId): string {
  return id === 'happened' ? 'date' : id;
}

export function momentsOf(type: ClaimType): readonly Moment[] {
  return [...type.moments, complainedMoment];
}

export function clocksOf(type: ClaimType): readonly ClaimClock[] {
  return [...type.clocks, ...complaintClocks];
}
