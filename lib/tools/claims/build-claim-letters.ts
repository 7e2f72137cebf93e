/** The letters of a claim, filled with the known date, and an optional line when the notice is late. */
import { delayLine, intimationLine } from '../../content/claims/claim-blanks.ts';
import type { ClaimLetter, ClaimType } from '../../content/claims/claim-types.ts';
import { type FilledLetter, withOptionalLine } from '../../content/letter.ts';
import type { LocalDateTime } from '../../dates/local-date-time.ts';
import type { ClaimEventTimes } from './claim-events.ts';
import { clockStatus } from './clock-step.ts';
import { computeDueDates } from './due-dates.ts';

export function buildClaimLetters(
  type: ClaimType,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
): (FilledLetter & { id: string })[] {
  const lateClockIds = new Set(
    computeDueDates(type, eventTimes, now)
      .filter((dated) => ['late', 'over'].includes(clockStatus(dated, now).kind))
      .map(({ clock }) => clock.id),
  );
  return type.letters.map((letter) => ({
    id: letter.id,
    title: letter.title,
    mailSubject: letter.mailSubject,
    ...prefillLetter(letter, eventTimes),
    // The letter itself never admits a delay: the visitor decides.
    ...(letter.clock && lateClockIds.has(letter.clock) ? { offered: delayLine } : {}),
  }));
}

/** The insurer's letter also has the date on which the insurer was told, where known. */
function prefillLetter({ id, letter, blanks: open }: ClaimLetter, eventTimes: ClaimEventTimes) {
  const blanks = open.map(({ filledFrom, ...blank }) => {
    const date = filledFrom && eventTimes[filledFrom]?.date;
    return date ? { ...blank, value: date } : blank;
  });
  if (id !== 'insurer' || !eventTimes.told) return { letter, blanks };
  const blank = { ...intimationLine.blank, value: eventTimes.told.date };
  return withOptionalLine(letter, blanks, { ...intimationLine, blank });
}
