/** The sources of one kind of claim, numbered for its steps. */
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { escalationFigures } from '../../content/claims/escalation-steps.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { type NumberedSources, numberSources } from '../../figures/number-sources.ts';
import { type ClaimEventTimes, claimClocksOf } from './claim-events.ts';
import { computeDueDates } from './due-dates.ts';

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
