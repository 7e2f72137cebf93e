/**
 * The dates of the Ombudsman's door, for the claim guide and the complaint planner alike. Trap: an answer after the
 * month of silence may not start the year anew, so the earlier of the two ends is the one to keep.
 */
import { doorAfterAnswer, doorAfterSilence } from '../../content/complaints/shared-copy.ts';
import type { Figure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { countDates, dateNamed } from './flow-dates.ts';

export function countDoor(complained: IsoDate, answered: IsoDate | null, rows?: readonly Figure[]) {
  if (!answered || isLateAnswer(complained, answered, rows)) {
    return countDates(doorAfterSilence, { start: complained, rows });
  }
  return countDates(doorAfterAnswer, { start: complained, known: { answered }, rows });
}

/** It came when silence already counted as a refusal. */
export function isLateAnswer(
  complained: IsoDate,
  answered: IsoDate,
  rows?: readonly Figure[],
): boolean {
  const { dates } = countDates(doorAfterSilence, { start: complained, rows });
  return answered > dateNamed(dates, 'silenceEnds');
}
