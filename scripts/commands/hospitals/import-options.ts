/** What `npm run hospitals:import` was told, checked before anything is read. */
import { ImportProblem } from '../../../lib/tools/hospitals/import/import-problem.ts';

export type ImportOptions = {
  file: string;
  insurer: string;
  /** ISO date. */
  asOf: string;
  map: ReadonlyMap<string, string>;
  isDryRun: boolean;
};

type Given = {
  insurer?: string | undefined;
  'as-of'?: string | undefined;
  map?: string[] | undefined;
  'dry-run'?: boolean | undefined;
};

const longestInsurer = 100;
const earliest = '2015-01-01';

export function parseImportOptions(
  positionals: readonly string[],
  given: Given,
  now: Date,
): ImportOptions {
  const [file, ...more] = positionals;
  if (!file)
    throw new ImportProblem(
      'Which file?  npm run hospitals:import -- FILE --insurer "Name" --as-of 2026-06-29',
    );
  if (more.length > 0) throw new ImportProblem(`One file at a time; ${more[0]} is one too many.`);
  const insurer = given.insurer?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? '';
  if (insurer === '') throw new ImportProblem('Whose list is it?  --insurer "Name"');
  if (insurer.length > longestInsurer || !/^[\p{L}\p{N}][\p{L}\p{M}\p{N} &.'()-]*$/u.test(insurer))
    throw new ImportProblem(
      `--insurer is a name of at most ${longestInsurer} letters, without a comma.`,
    );
  return {
    file,
    insurer,
    asOf: readDate(given['as-of'], now),
    map: readMap(given.map),
    isDryRun: given['dry-run'] ?? false,
  };
}

function readDate(text: string | undefined, now: Date): string {
  if (!text) throw new ImportProblem('Of which day is the list?  --as-of 2026-06-29');
  const date = new Date(`${text}T00:00:00Z`);
  const isDate =
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().slice(0, 10) === text;
  if (!isDate) throw new ImportProblem('--as-of is a date such as 2026-06-29.');
  // In India the day begins earlier than in UTC.
  const today = new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  if (text > today) throw new ImportProblem(`--as-of ${text} is in the future.`);
  if (text < earliest) throw new ImportProblem(`--as-of ${text} is too long ago to show anyone.`);
  return text;
}

function readMap(given: readonly string[] | undefined): Map<string, string> {
  const map = new Map<string, string>();
  for (const pair of (given ?? []).flatMap((text) => text.split(','))) {
    const at = pair.indexOf('=');
    const [field, column] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (at < 1 || column === '')
      throw new ImportProblem(`--map takes field=column, not "${pair}".`);
    map.set(field, column);
  }
  return map;
}
