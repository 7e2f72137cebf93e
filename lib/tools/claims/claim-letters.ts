/** The letters of a claim with what the page already knows: the date, and where it is late a line to offer. */
import { delayLine, intimationLine } from '../../content/claims/claim-blanks.ts';
import type { ClaimLetter, ClaimType } from '../../content/claims/claim-types.ts';
import {
  type Letter,
  type LetterBlank,
  type OptionalLine,
  withOptionalLine,
} from '../../content/letter.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import type { ClaimEventTimes } from './claim-events.ts';
import { clockStatus } from './clock-status.ts';
import { dueDates } from './due-dates.ts';

export type PrefilledLetter = {
  id: string;
  title: string;
  mailSubject: string;
  blanks: LetterBlank[];
  letter: Letter;
  /** Only where the notice is late. The letter itself never admits a delay: that is for the visitor to choose. */
  offered?: OptionalLine;
};

export function claimLetters(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
): PrefilledLetter[] {
  const late = new Set(
    dueDates(type, eventTimes, now)
      .filter((dated) => ['late', 'over'].includes(clockStatus(dated, eventTimes, now).kind))
      .map(({ clock }) => clock.id),
  );
  return type.letters.map((letter) => ({
    id: letter.id,
    title: letter.title,
    mailSubject: letter.mailSubject,
    ...prefillLetter(letter, eventTimes),
    ...(letter.clock && late.has(letter.clock) ? { offered: delayLine } : {}),
  }));
}

/** The insurer's letter also says when it was told, where it was. */
function prefillLetter({ id, letter, blanks: open }: ClaimLetter, eventTimes: ClaimEventTimes) {
  const blanks = open.map(({ filledFrom, ...blank }) => {
    const date = filledFrom && eventTimes[filledFrom]?.date;
    return date ? { ...blank, value: date } : blank;
  });
  if (id !== 'insurer' || !eventTimes.told) return { letter, blanks };
  const blank = { ...intimationLine.blank, value: eventTimes.told.date };
  return withOptionalLine(letter, blanks, { ...intimationLine, blank });
}
