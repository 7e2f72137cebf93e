/** Shared by the commands that import a file: the columns that are read, the report, and the reason of a stop. */

import { ImportError, WrongOption } from '../../lib/imports/spreadsheets/import-error.ts';
import { inCommandWords } from '../../lib/imports/spreadsheets/import-options.ts';
import { parseColumnPairs } from '../../lib/imports/spreadsheets/parse-column-pairs.ts';
import type { ImportReport } from '../../lib/imports/to-import-report.ts';
import { UnfinishedImport } from '../../lib/policies/import/write-import.server.ts';
import { errorMessage } from '../../lib/text/error-message.ts';
import { CommandError, failWithUsageError } from './command-options.ts';
import { textTable } from './command-output.ts';

/** @param pairs of `--map`: each `field=column`, or several with commas. */
export function parseMap(pairs: readonly string[] | undefined): Map<string, string> {
  return new Map(
    (pairs ?? []).flatMap((text) => [
      ...(parseColumnPairs(text) ?? failWithUsageError(`--map takes field=column, not "${text}".`)),
    ]),
  );
}

/** @param values of `--confirm`: each a word, or several with commas. @param ids the questions of this import. */
export function parseConfirmed(
  values: readonly string[] | undefined,
  ids: readonly string[],
  isId = (text: string) => ids.includes(text),
): Set<string> {
  const confirmed = (values ?? []).flatMap((text) => text.split(',')).map((id) => id.trim());
  const unknown = confirmed.find((id) => !isId(id));
  if (unknown !== undefined)
    failWithUsageError(`--confirm takes ${ids.join(', ')}, not "${unknown}".`);
  return new Set(confirmed);
}

/** @param heading of the counts. */
export function formatReport(report: ImportReport, heading: [string, string]): string {
  const { lines, counts, rejected, rejectedCount, questions } = report;
  const more = rejectedCount - rejected.length;
  return [
    ...lines.map(inCommandWords),
    textTable(heading, counts),
    ...(rejectedCount > 0 ? ['\nLeft out:'] : []),
    ...rejected.map(({ row, reason }) => `row ${row}: ${reason}`),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...questions.map(formatQuestion),
  ].join('\n');
}

/** With every value that it asks about. */
export function questionText({ text, more = [] }: Omit<ImportReport['questions'][number], 'id'>) {
  return [inCommandWords(text), ...more.map((value) => `  ${value}`)].join('\n');
}

export function formatQuestion({ id, text, more }: ImportReport['questions'][number]): string {
  return `To be confirmed (--confirm ${id}): ${questionText({ text, more })}`;
}

/** @param what the import would have replaced: "lists". */
export function failImport(error: unknown, what: string): never {
  const isOurs = error instanceof ImportError || error instanceof CommandError;
  const message = isOurs ? error.message : `The import stopped: ${errorMessage(error)}`;
  const isUsage =
    error instanceof WrongOption || (error instanceof CommandError && error.status === 2);
  const state = error instanceof UnfinishedImport ? '' : `\nThe ${what} are as they were.`;
  throw new CommandError(`${message}${state}`, isUsage ? 2 : 1);
}
