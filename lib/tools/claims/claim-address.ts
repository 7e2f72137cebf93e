/** The address of a step: kind, step and the dates given. Nothing else ever goes in: no name, no number. */
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { fieldOf, type GivenMoments, momentsOf } from './claim-moments.ts';
import type { ClaimStepId } from './claim-steps.ts';

export function claimHref(type: ClaimType, step: ClaimStepId, given: GivenMoments = {}): string {
  return `/claim?${claimQuery(type, step, given)}`;
}

/** The dates alone, as they stand in the address; also what the calendar file is asked for with. */
export function momentParameters(type: ClaimType, given: GivenMoments): [string, string][] {
  return momentsOf(type).flatMap(({ id }): [string, string][] => {
    const instant = given[id];
    if (!instant) return [];
    const { date, time } = instant;
    if (id !== 'happened') return [[fieldOf(id), time ? `${date}T${time}` : date]];
    return [['date', date], ...(time ? [['time', time] as [string, string]] : [])];
  });
}

function claimQuery(type: ClaimType, step: ClaimStepId, given: GivenMoments): string {
  return new URLSearchParams([['type', type.id], ['step', step], ...momentParameters(type, given)])
    .toString()
    .replaceAll('%3A', ':');
}
