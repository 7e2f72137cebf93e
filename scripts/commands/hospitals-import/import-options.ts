/** Options of `npm run hospitals:import`, validated before any file is read. */
import { type IsoDate, parseIsoDate, todayInIndia } from '../../../lib/dates/iso-date.ts';
import {
  earliestListDay,
  isQuestionId,
  questionIds,
} from '../../../lib/tools/hospitals/import/import-question.ts';
import type { ListKind } from '../../../lib/tools/hospitals/lists/list-entry.ts';
import { parseConfirmed, parseMap } from '../../command-line/command-import.ts';
import { failWithUsageError } from '../../command-line/command-options.ts';

export type HospitalImportOptions = {
  file: string;
  insurer: string;
  asOf: IsoDate;
  map: ReadonlyMap<string, string>;
  kind: ListKind;
  isDryRun: boolean;
  /** Confirmed questions of the import. */
  confirmed: ReadonlySet<string>;
};

type ImportArguments = {
  insurer?: string;
  'as-of'?: string;
  map?: string[];
  'dry-run'?: boolean;
  confirm?: string[];
  kind?: string;
};

const maxInsurerLetters = 100;

export function parseImportOptions(
  positionals: readonly string[],
  args: ImportArguments,
  now: Date,
): HospitalImportOptions {
  const [file, ...more] = positionals;
  if (!file)
    failWithUsageError(
      'Which file?  npm run hospitals:import -- FILE --insurer "Name" --as-of 2026-06-29',
    );
  if (more.length > 0) failWithUsageError(`One file at a time; ${more[0]} is one too many.`);
  const insurer = args.insurer?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? '';
  if (insurer === '') failWithUsageError('Whose list is it?  --insurer "Name"');
  if (
    insurer.length > maxInsurerLetters ||
    !/^[\p{L}\p{N}][\p{L}\p{M}\p{N} &.'()-]*$/u.test(insurer)
  )
    failWithUsageError(
      `--insurer is a name of at most ${maxInsurerLetters} letters, without a comma.`,
    );
  return {
    file,
    insurer,
    asOf: parseDate(args['as-of'], now),
    kind: parseKind(args.kind),
    map: parseMap(args.map),
    isDryRun: args['dry-run'] ?? false,
    confirmed: parseConfirmed(args.confirm, questionIds, isQuestionId),
  };
}

export function parseKind(text: string | undefined): ListKind {
  if (text === undefined || text === 'network') return 'network';
  if (text === 'excluded') return 'excluded';
  failWithUsageError(`--kind is network or excluded, not "${text}".`);
}

function parseDate(text: string | undefined, now: Date): IsoDate {
  if (!text) failWithUsageError('Of which day is the list?  --as-of 2026-06-29');
  const date = parseIsoDate(text);
  if (!date) failWithUsageError('--as-of is a date such as 2026-06-29.');
  if (date > todayInIndia(now)) failWithUsageError(`--as-of ${date} is in the future.`);
  if (date < earliestListDay) failWithUsageError(`--as-of ${date} is too long ago to show anyone.`);
  return date;
}
