/** Runs the import on a test list and compares the result with the expected one. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withImportLock } from '../../../lib/imports/import-lock.server.ts';
import { ImportError } from '../../../lib/imports/spreadsheets/import-error.ts';
import type { Store } from '../../../lib/store/schema/schema.ts';
import { describeImport } from '../../../lib/tools/hospitals/import/describe-import.ts';
import {
  type HospitalImportPreview,
  previewHospitalImport,
} from '../../../lib/tools/hospitals/import/preview-import.server.ts';
import { replaceList } from '../../../lib/tools/hospitals/import/replace-list.server.ts';
import type { ListEntry } from '../../../lib/tools/hospitals/lists/list-entry.ts';
import { locateEntry } from '../../../lib/tools/hospitals/lists/locate-entry.ts';
import { readPlaces } from '../../../lib/tools/hospitals/places/read-places.server.ts';
import { lettersOf } from '../../../testing/hospital-lists/hospital-names.ts';
import type {
  ExpectedReading,
  ListFile,
  ReadRow,
} from '../../../testing/hospital-lists/list-file.ts';
import { formatReport } from '../../command-line/command-import.ts';

const asOf = '2026-09-30';

type Outcome = ExpectedReading['outcomes'][number];
/** `output` is everything that the import prints. */
type ImportResult = { outcome: Outcome; output: string; entries: readonly ListEntry[] };

/**
 * @param insurer the same for all editions of a list.
 * @returns the differences; empty when there are none.
 */
export async function checkListFile(
  { store, folder, insurer }: { store: Store; folder: string; insurer: string },
  { file, bytes, reading }: ListFile,
): Promise<string[]> {
  const path = join(folder, file);
  writeFileSync(path, bytes);
  const { outcome, output, entries } = await importConfirmed(store, path, insurer);
  const isRefused = outcome === 'refused';
  const differences = reading.outcomes.includes(outcome) ? [] : [`it was ${outcome}: ${output}`];
  for (const [what, count] of Object.entries(reading.say ?? {})) {
    const isOfRefusal = what.startsWith('save as');
    if ((isOfRefusal ? isRefused : true) && !isReported(output, what, count))
      differences.push(`"${what}: ${count}" is not reported`);
  }
  if (isRefused) return differences;
  if (entries.length !== reading.rows)
    differences.push(`${entries.length} rows, not ${reading.rows}`);
  for (const row of reading.sample ?? []) {
    const sameName = entries.filter(({ name }) => lettersOf(name) === lettersOf(row.name));
    if (!sameName.some((entry) => isExpectedRow(entry, row)))
      differences.push(`${JSON.stringify(row)} is ${JSON.stringify(sameName)}`);
  }
  const names = new Set(entries.map(({ name }) => lettersOf(name)));
  for (const name of reading.never ?? [])
    if (names.has(lettersOf(name))) differences.push(`"${name}" was imported`);
  return differences;
}

async function importConfirmed(store: Store, file: string, insurer: string): Promise<ImportResult> {
  const options = { file, insurer, map: new Map<string, string>() };
  try {
    const preview = await previewHospitalImport(store, { ...options, asOf, kind: 'network' });
    const isAsked = preview.questions.length > 0;
    return {
      ...(await applyPreview(store, insurer, preview)),
      outcome: isAsked ? 'asked' : 'taken',
    };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    if (!error.message.includes('--kind excluded'))
      return { outcome: 'refused', output: error.message, entries: [] };
    const preview = await previewHospitalImport(store, { ...options, asOf, kind: 'excluded' });
    const { entries } = await applyPreview(store, insurer, preview);
    return { outcome: 'asked', output: error.message, entries };
  }
}

async function applyPreview(store: Store, insurer: string, preview: HospitalImportPreview) {
  const { kind, entries, questions } = preview;
  const report = formatReport(describeImport(preview), [insurer, asOf]);
  await withImportLock(store, 'hospitals', {}, (lock) =>
    replaceList(store, lock, { insurer, kind, asOf, entries }, { onStep: () => undefined }),
  );
  return { output: [report, ...questions.map(({ text }) => text)].join('\n'), entries };
}

const reportPatterns: Readonly<Record<string, (count: number) => RegExp>> = {
  sheets: (count) => new RegExp(`^Sheets: ${count}$`, 'm'),
  'hidden sheet': () => /not read: hidden/,
  'excluded sheet': () => /(?:is|are) excluded by what the list says: "Excluded"/,
  'too large': () => /too large/,
  'without PIN': (count) => new RegExp(`^without a PIN code +${count}$`, 'm'),
  'without city': (count) => new RegExp(`^without a city +${count}$`, 'm'),
  'PIN not in the post list': (count) =>
    new RegExp(`^PIN code not in the post list +${count}$`, 'm'),
  'position far from PIN': (count) => new RegExp(`^position far from its PIN code +${count}$`, 'm'),
  excluded: (count) => new RegExp(`\\b${count} hospitals? (?:is|are) excluded`),
  'fewer rows': (count) => new RegExp(`\\b${count} fewer\\b`),
  'save as XLSX': () => /save it as XLSX/i,
  'save as UTF-8': () => /UTF-8/,
};

function isReported(output: string, what: string, count: number): boolean {
  return reportPatterns[what]?.(count).test(output) ?? false;
}

function isExpectedRow(entry: ListEntry, row: ReadRow): boolean {
  const { position, phone, ...texts } = row;
  const isTextRight = Object.entries(texts).every(
    ([key, text]) => lettersOf(entry[key as keyof typeof texts] ?? '') === lettersOf(text),
  );
  const digits = entry.phone?.replace(/\D/g, '') ?? '';
  const isPhoneRight =
    phone === undefined || (phone === '' ? digits === '' : digits.startsWith(phone));
  return isTextRight && isPhoneRight && isPreciseEnough(entry, position);
}

const byPrecision = ['own', 'pin', 'city', 'district', 'none'] as const;

/** A city's centroid may be replaced by something more precise; an own position and none have to match exactly. */
function isPreciseEnough(entry: ListEntry, expected: ReadRow['position']): boolean {
  if (expected === undefined) return true;
  const { positionSource } = locateEntry(readPlaces(), entry);
  if (expected === 'own' || expected === 'pin' || expected === 'none')
    return positionSource === expected;
  return byPrecision.indexOf(positionSource) <= byPrecision.indexOf(expected);
}
