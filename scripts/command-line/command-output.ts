/** Prints a command's output: a table for a terminal, or JSON. */

import { closeSync, fchmodSync, openSync, writeFileSync } from 'node:fs';
import { minuteMs } from '../../lib/dates/iso-date.ts';
import type { ImportProgress } from '../../lib/imports/import-progress.ts';

/** The answer of every command with `--json`. */
export function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

/** Prints on standard error: standard output has the answer only. */
export function printProgress(text: string): void {
  console.error(text);
}

/** A count is indented, and a wait ends in "…". */
export function formatImportProgress({ kind, text }: ImportProgress): string {
  if (kind === 'count') return `  ${text}`;
  return kind === 'wait' ? `${text} …` : text;
}

export function printImportProgress(progress: ImportProgress): void {
  printProgress(formatImportProgress(progress));
}

/** Time in a line of a log, in UTC: "09:41:07". */
export function clockTime(): string {
  return new Date().toISOString().slice(11, 19);
}

/** Columns are aligned. */
export function textTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  );
}

export function formatAge(created: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(created)) / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  return minutes < 2880 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`;
}

export function formatCount(shown: number, total: number): string {
  return shown < total
    ? `\nThe newest ${shown} of ${total}; --limit ${total} shows all.`
    : `\n${total} in all.`;
}

/** The state, and notes for the desk before it calls or writes. */
export function formatState(
  state: string,
  isPossiblyDuplicate: boolean,
  isHoneypotFilled: boolean,
  exceededLimit: string | null = null,
): string {
  const notes = [
    isPossiblyDuplicate && 'maybe twice',
    isHoneypotFilled && 'honeypot filled',
    exceededLimit && `throttled: ${exceededLimit}`,
  ];
  const noteText = notes.filter(Boolean).join(', ');
  return noteText ? `${state} (${noteText})` : state;
}

/** Writes a file with personal data: readable by its owner only, even if a file of that name existed. */
export function writePrivateFile(path: string, content: string): void {
  // 'a' and not 'w', which would truncate the file before its mode keeps others from opening it.
  const file = openSync(path, 'a', 0o600);
  try {
    // The mode above applies to a new file only.
    fchmodSync(file, 0o600);
  } finally {
    closeSync(file);
  }
  writeFileSync(path, content);
}
