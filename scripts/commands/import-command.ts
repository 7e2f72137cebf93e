/** What the commands share that import a file: which columns it has, and how an import that stopped is reported. */
import { UnfinishedImport } from '../../lib/policies/import/write-import.server.ts';
import { ImportProblem } from '../../lib/spreadsheets/import-problem.ts';

/** An option that is missing or wrong. */
export class UsageError extends ImportProblem {}

/** @param pairs of `--map`: each `field=column`, or several with commas. */
export function parseMap(pairs: readonly string[] | undefined): Map<string, string> {
  const map = new Map<string, string>();
  for (const pair of (pairs ?? []).flatMap((text) => text.split(','))) {
    const at = pair.indexOf('=');
    const [field, column] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (at < 1 || column === '') throw new UsageError(`--map takes field=column, not "${pair}".`);
    map.set(field, column);
  }
  return map;
}

/** @param what the import would have replaced: "lists". */
export function failImport(error: unknown, what: string, status = 1): never {
  const isOurs = error instanceof ImportProblem;
  console.error(isOurs ? error.message : `The import stopped: ${(error as Error).message}`);
  if (!(error instanceof UnfinishedImport)) console.error(`The ${what} are as they were.`);
  process.exit(status);
}
