/** The letters of a claim with what the page already knows: the date, and where it is late a line to offer. */
import { delayBlank } from '../../content/claims/claim-blanks.ts';
import type { ClaimLetter, ClaimType } from '../../content/claims/claim-types.ts';
import { lateNotice } from '../../content/figures/claims.ts';
import type { Letter, LetterBlank, OfferedLine } from '../../content/letter.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import type { GivenEvents } from './claim-events.ts';
import { clockStatus } from './clock-status.ts';
import { dueDates } from './due-dates.ts';

export type ReadyLetter = {
  id: string;
  title: string;
  mailSubject: string;
  blanks: LetterBlank[];
  letter: Letter;
  /** Only where the notice is late. The letter itself never admits a delay: that is for the visitor to choose. */
  offered?: OfferedLine;
};

const delayLine: OfferedLine = {
  label: 'Add a line that explains why this comes late',
  text:
    `I could not tell you sooner because: {${delayBlank.id}}\n` +
    `Late notice is by itself no ground to reject a claim (${lateNotice.source.title}).`,
  blank: delayBlank,
};

export function claimLetters(
  type: ClaimType,
  given: GivenEvents,
  now: LocalDateTime,
): ReadyLetter[] {
  const late = new Set(
    dueDates(type, given, now)
      .filter((dated) => ['late', 'over'].includes(clockStatus(dated, given, now).kind))
      .map(({ clock }) => clock.id),
  );
  return type.letters.map((letter) => ({
    id: letter.id,
    title: letter.title,
    mailSubject: letter.mailSubject,
    blanks: filledBlanks(letter, given),
    letter: letter.letter,
    ...(letter.clock && late.has(letter.clock) ? { offered: delayLine } : {}),
  }));
}

function filledBlanks({ blanks }: ClaimLetter, given: GivenEvents): LetterBlank[] {
  return blanks.map(({ filledFrom, ...blank }) => {
    const date = filledFrom && given[filledFrom]?.date;
    return date ? { ...blank, value: date } : blank;
  });
}
