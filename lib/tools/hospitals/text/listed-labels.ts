/**
 * Labels in list cells that name a hospital's specialities or tie-up: "CARDIOLOGY (M1), ENT; General Surgery". Lists
 * share no vocabulary for them, so only equal spellings are one label, and nothing is translated.
 */
import { normalizeName } from '../../../text/search/normalize-text.ts';

export type ListedLabel = { key: string; label: string };

const maxLabels = 30;
const maxLetters = 60;
const separators = /[,;|\u2022]+|\s\/\s/;
/** Values that carry no information in any column. */
const emptyLabelPattern = /^(?:yes|no|not ?applicable|not ?available|others?|all|none|nil)$/i;

/** Each label once. */
export function splitLabels(cell: string): ListedLabel[] {
  if (cell === '') return [];
  const labels = new Map<string, string>();
  for (const part of cell.split(separators)) {
    const label = part
      .replace(/\([^)]*\)?/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (label.length > maxLetters || emptyLabelPattern.test(label)) continue;
    const key = normalizeName(label);
    // A code of two characters is internal to the insurer.
    if ((key.match(/\p{L}/gu)?.length ?? 0) < 2 || key.length < 3 || labels.has(key)) continue;
    labels.set(key, label);
    if (labels.size === maxLabels) break;
  }
  return Array.from(labels, ([key, label]) => ({ key, label }));
}

/** A cell cut to the maximum length, after a whole label. */
export function truncateAtLabel(cell: string, letters: number): string {
  if (cell.length <= letters) return cell;
  const prefix = cell.slice(0, letters);
  const end = Math.max(prefix.lastIndexOf(','), prefix.lastIndexOf(';'), prefix.lastIndexOf('|'));
  return (end < 0 ? prefix : prefix.slice(0, end)).trim();
}

/** Merges the labels of two lists for one hospital: those of the first, then those that only the second has. */
export function mergeLabels(cell: string, otherCell: string, letters: number): string {
  if (cell === '' || otherCell === '' || cell === otherCell) return cell || otherCell;
  const knownKeys = new Set(splitLabels(cell).map(({ key }) => key));
  const added = splitLabels(otherCell).filter(({ key }) => !knownKeys.has(key));
  return truncateAtLabel([cell, ...added.map(({ label }) => label)].join(', '), letters);
}
