import type { ClaimType } from '../../content/claims/claim-types.ts';
import { escalationFigures } from '../../content/claims/escalation-steps.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import { type NumberedSources, numberSources } from '../../figures/number-sources.ts';
import { type ClaimEventTimes, claimClocksOf } from './claim-events.ts';
import { computeDueDates } from './due-dates.ts'; /** The sections of a claim's answer and their fragment ids. */

export type ClaimSectionId = 'now' | 'tell' | 'dates' | 'papers' | 'letter' | 'refused';

export const claimSections: readonly { id: ClaimSectionId; label: string; heading: string }[] = [
  { id: 'now', label: 'Do now', heading: 'Do this next' },
  { id: 'tell', label: 'Tell', heading: 'Who to tell' },
  { id: 'dates', label: 'Dates', heading: 'Your dates' },
  { id: 'papers', label: 'Papers', heading: 'Papers to collect' },
  { id: 'letter', label: 'Letter', heading: 'A letter that tells them' },
  { id: 'refused', label: 'Refused', heading: 'If it is refused, cut or delayed' },
];

export function sectionHeading(id: ClaimSectionId): string {
  return claimSections.find((part) => part.id === id)?.heading ?? '';
}

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
