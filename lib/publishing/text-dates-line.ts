/** The line of the footer: when the text last changed, who wrote it, and who has read it when. */
import type { NamedPerson, Review } from '../config/broker-details.ts';
import { formatDate } from '../dates/format-date.ts';
import type { IsoDate } from '../dates/iso-date.ts';

type Authorship = { author?: NamedPerson; review?: Review };

/** "Written by …. Text last changed on 22 November 2026. Reviewed on 23 November 2026 by Meera Nair, …." */
export function textDatesLine(changedOn: IsoDate, { author, review }: Authorship): string {
  const written = author ? `Written by ${describePerson(author)}. ` : '';
  const changed = `Text last changed on ${formatDate(changedOn)}.`;
  if (!review) return written + changed;
  const { reviewer, reviewedOn } = review;
  return `${written}${changed} Reviewed on ${formatDate(reviewedOn)} by ${describePerson(reviewer)}.`;
}

function describePerson({ name, role, registration }: NamedPerson): string {
  return `${name}, ${role}${registration ? ` (${registration})` : ''}`;
}
