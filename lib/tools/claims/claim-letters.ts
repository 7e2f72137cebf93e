/** The letters of a claim with what the page already knows: the date, and a word on the delay where one is due. */
import { delayBlank } from '../../content/claims/claim-blanks.ts';
import type { ClaimLetter, ClaimType } from '../../content/claims/claim-types.ts';
import { lateNotice } from '../../content/figures/claims.ts';
import type { Letter, LetterBlank } from '../../content/letter.ts';
import { compareLocalDateTimes, type LocalDateTime } from '../../dates/local-date-time.ts';
import type { GivenEvents } from './claim-events.ts';
import { dueDates } from './due-dates.ts';

export type ReadyLetter = {
  id: string;
  title: string;
  mailSubject: string;
  blanks: LetterBlank[];
  letter: Letter;
};

export function claimLetters(
  type: ClaimType,
  given: GivenEvents,
  now: LocalDateTime,
): ReadyLetter[] {
  const late = new Set(
    dueDates(type, given, now)
      .filter(({ due }) => due !== null && compareLocalDateTimes(due, now) < 0)
      .map(({ clock }) => clock.id),
  );
  return type.letters.map((letter) => ({
    id: letter.id,
    title: letter.title,
    mailSubject: letter.mailSubject,
    ...(letter.clock && late.has(letter.clock) && !given.told
      ? withDelay(letter, given)
      : { blanks: filledBlanks(letter, given), letter: letter.letter }),
  }));
}

/** The reason stands before the signature. */
function withDelay(letter: ClaimLetter, given: GivenEvents) {
  const { source } = lateNotice;
  const explained =
    `I could not write sooner because: {${delayBlank.id}}\n` +
    `Late notice is by itself no ground to reject a claim (${source.title}).`;
  const blanks = filledBlanks(letter, given);
  return {
    blanks: [...blanks.slice(0, -2), delayBlank, ...blanks.slice(-2)],
    letter: [...letter.letter.slice(0, -1), explained, ...letter.letter.slice(-1)],
  };
}

function filledBlanks({ blanks }: ClaimLetter, given: GivenEvents): LetterBlank[] {
  return blanks.map(({ filledFrom, ...blank }) => {
    const date = filledFrom && given[filledFrom]?.date;
    return date ? { ...blank, value: date } : blank;
  });
}
