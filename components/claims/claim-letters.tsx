/** The letters of a claim, each to be filled in here and nowhere else. */
import { LetterWriter } from '@/components/letter/letter-writer';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import type { ClaimEventTimes } from '@/lib/tools/claims/claim-events';
import { claimLetters } from '@/lib/tools/claims/claim-letters';

type ClaimLettersProps = { type: ClaimType; eventTimes: ClaimEventTimes; now: LocalDateTime };

export function ClaimLetters({ type, eventTimes, now }: ClaimLettersProps) {
  return claimLetters(type, eventTimes, now).map(({ id, title, ...letter }) => (
    <section key={id} aria-labelledby={`letter-${id}`}>
      <h3 id={`letter-${id}`}>{title}</h3>
      <LetterWriter {...letter} />
    </section>
  ));
}
