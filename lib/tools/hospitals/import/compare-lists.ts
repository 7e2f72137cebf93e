/** Questions from the comparison of the new list with the one in force. */
import type { ListEntry } from '../lists/list-entry.ts';
import type { ImportQuestion } from './import-question.ts';
import { isLineOfAnother, isUnusableRow, type PreparedList } from './prepare-list.server.ts';

/** Shorter lists are not compared. */
export const minComparedRows = 20;
/** An insurer's next list usually shares most hospitals with the previous one. */
const minSharedShare = 0.3;
const maxGrowth = 3;
/** More unusable rows than this mean that a column was misread. */
const maxRejectedShare = 0.1;

/** Every long list has totals, notes and repeated headers. */
const nonHospitalReasons = new Set(['not a hospital', 'the header again']);

export type PreviousList = {
  hospitals: number;
  asOf: string;
  /** Pairs of name and PIN code in both lists, and the largest possible number of them. */
  shared: number;
  comparable: number;
} | null;

export function askAboutOtherList(
  entries: readonly ListEntry[],
  before: PreviousList,
): ImportQuestion[] {
  if (!before) return [];
  const { hospitals, asOf, shared, comparable } = before;
  const isOther = comparable >= minComparedRows && shared < comparable * minSharedShare;
  const isLonger = entries.length >= minComparedRows && entries.length > hospitals * maxGrowth;
  const questions: ImportQuestion[] = [];
  if (isOther)
    questions.push({
      id: 'other',
      text: `Only ${shared} of ${entries.length} hospitals are on the list in force (${hospitals} of ${asOf}): is this another insurer's list?`,
    });
  if (isLonger)
    questions.push({
      id: 'more',
      text: `The list has ${entries.length} hospitals, more than ${maxGrowth} times those of the one in force (${hospitals} of ${asOf}).`,
    });
  return questions;
}

export function askAboutRejected({ rejected, rowsRead }: PreparedList): ImportQuestion[] {
  const unusable = rejected.filter(
    (row) =>
      isUnusableRow(row) &&
      !nonHospitalReasons.has(row.reason) &&
      !(row.reason === 'no name' && isLineOfAnother(row)),
  );
  if (rowsRead < minComparedRows || unusable.length <= rowsRead * maxRejectedShare) return [];
  const reasons = Map.groupBy(unusable, ({ reason }) => reason);
  const [[reason = '', rows = []] = []] = [...reasons].sort(([, a], [, b]) => b.length - a.length);
  const text = `${unusable.length} of ${rowsRead} rows cannot be used, ${rows.length} of them for this reason: ${reason}.`;
  return [{ id: 'rejected', text }];
}
