/**
 * The dates of the Ombudsman's window, for the claim guide and the complaint planner alike. Trap: a reply after the
 * month of silence may not restart the year, so the earlier of the two ends applies.
 */
import {
  ombudsmanWindowAfterAnswer,
  ombudsmanWindowAfterLateAnswer,
  ombudsmanWindowAfterSilence,
} from '../../content/complaints/shared-copy.ts';
import type { Figure } from '../../content/types.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { computeDates, requireDate } from './flow-dates.ts';

export function computeOmbudsmanWindow(
  complained: IsoDate,
  answered: IsoDate | null,
  rows?: readonly Figure[],
) {
  if (!answered) return computeDates(ombudsmanWindowAfterSilence, { start: complained, rows });
  const rules = isAnswerLate(complained, answered, rows)
    ? ombudsmanWindowAfterLateAnswer
    : ombudsmanWindowAfterAnswer;
  return computeDates(rules, { start: complained, knownDates: { answered }, rows });
}

/** The reply came when silence already counted as a refusal. */
export function isAnswerLate(
  complained: IsoDate,
  answered: IsoDate,
  rows?: readonly Figure[],
): boolean {
  const { dates } = computeDates(ombudsmanWindowAfterSilence, { start: complained, rows });
  return answered > requireDate(dates, 'silenceEnds');
}
