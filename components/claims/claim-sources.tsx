/** The sources of one kind of claim, numbered for its steps. */
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { escalationFigures } from '@/lib/content/claims/escalation-steps';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { type NumberedSources, numberSources } from '@/lib/figures/number-sources';
import { type ClaimEventTimes, claimClocksOf } from '@/lib/tools/claims/claim-events';
import { computeDueDates } from '@/lib/tools/claims/due-dates';

/** The sources of all figures in the steps, the rows of dates and the documents. */
export function claimSources(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
): NumberedSources {
  const rows = new Map(
    computeDueDates(type, eventTimes, now).map(({ clock, figure }) => [clock.id, figure]),
  );
  const figures = [
    ...claimClocksOf(type).map(({ id, figure }) => rows.get(id) ?? figure),
    ...type.rules.map(({ figure }) => figure),
    ...(type.decidedBy ? [] : escalationFigures),
  ];
  return numberSources(
    figures,
    type.papers.map(({ source }) => source),
  );
}
