/** What an import would change, and the questions to confirm before it does. */
import 'server-only';
import type { IsoDate } from '../../../dates/iso-date.ts';
import { ImportError } from '../../../imports/spreadsheets/import-error.ts';
import { importOption } from '../../../imports/spreadsheets/import-options.ts';
import type { Store } from '../../../store/schema/schema.ts';
import { normalizeName } from '../../../text/search/normalize-text.ts';
import { countText } from '../../../text/words.ts';
import type { ListEntry, ListKind } from '../lists/list-entry.ts';
import { maxHospitals } from '../lists/list-entry.ts';
import { readListsInForce, readPlaceKeys } from '../lists/list-queries.server.ts';
import type { MergedEntry } from '../lists/merge-entries-of-pin.ts';
import { mergeLists } from '../lists/merge-lists.ts';
import { placeKeyOf } from '../lists/same-hospital.ts';
import type { ImportQuestion } from './import-question.ts';
import { importQuestions } from './import-questions.ts';
import { type PreparedList, prepareList } from './prepare-list.server.ts';
import type { ListSheets } from './read-list-sheets.server.ts';

export type HospitalImportPreview = {
  prepared: PreparedList;
  kind: ListKind;
  entries: readonly ListEntry[];
  /** Number that is in other lists too. */
  sharedCount: number;
  /** Duplicate rows of the list. */
  merges: readonly MergedEntry[];
  questions: readonly ImportQuestion[];
  /** Size and date of the list in force. */
  previous: { hospitals: number; asOf: string } | null;
};

export type ImportRequest = {
  file: string;
  insurer: string;
  kind: ListKind;
  asOf: IsoDate;
  map: ReadonlyMap<string, string>;
  /** The file's sheets, if it was read before with the same `map`: a large workbook takes seconds. */
  sheets?: ListSheets | undefined;
};

/** @throws ImportError when the list cannot be put in force, whatever is confirmed. */
export async function previewHospitalImport(
  store: Store,
  { file, insurer, kind, asOf, map, sheets }: ImportRequest,
  onStep: (rowCount: number) => void = () => undefined,
): Promise<HospitalImportPreview> {
  const prepared = await prepareList(file, { map, asOf, onStep, sheetsRead: sheets });
  const entries = entriesForKind(prepared, kind);
  const inForce = await readListsInForce(store);
  assertSameSpelling(insurer, inForce);
  const previous = inForce.find((one) => one.insurer === insurer && one.kind === kind) ?? null;
  const others = await readPlaceKeys(
    store,
    inForce.filter((one) => one !== previous),
  );
  const sharedCount = countShared(entries, others);
  const total = others.keys.size + others.without + entries.length - sharedCount;
  if (total > maxHospitals)
    throw new ImportError(
      `The list is too large: with it there would be about ${total} hospitals, and the site holds ${maxHospitals} in all.`,
    );
  const ownOther = inForce.find((one) => one.insurer === insurer && one.kind !== kind) ?? null;
  const ofBefore = await readPlaceKeys(store, previous ? [previous] : []);
  const ofOther = await readPlaceKeys(store, ownOther ? [ownOther] : []);
  const questions = importQuestions({
    file,
    insurer,
    kind,
    asOf,
    prepared,
    entries,
    previous: previous && { ...previous, ...compareKeys(entries, ofBefore) },
    sharedWithOtherKind: countShared(entries, ofOther),
    networkSize: kind === 'network' ? entries.length : (ownOther?.hospitals ?? 0),
  });
  const { merges } = await mergeLists([{ insurer, asOf, entries }]);
  return { prepared, kind, entries, previous, sharedCount, merges, questions };
}

/** A list that marks excluded hospitals excludes only those; a list that marks none excludes all. */
function entriesForKind({ entries, excluded }: PreparedList, kind: ListKind): readonly ListEntry[] {
  if (kind === 'excluded') return excluded.entries.length > 0 ? excluded.entries : entries;
  if (entries.length > 0) return entries;
  throw new ImportError(
    `The list has nothing else: ${countText(excluded.entries.length, 'hospital')} ${excluded.entries.length === 1 ? 'is' : 'are'} excluded by what it says: "${excluded.exclusionWording}". To warn of them: ${importOption('load-as-excluded')}. If those words mean something else, take them out of the file.`,
  );
}

function countShared(entries: readonly ListEntry[], { keys }: { keys: ReadonlySet<string> }) {
  return entries.filter((entry) => keys.has(placeKeyOf(entry))).length;
}

/** Compares by name and PIN code; a list without PIN codes cannot be compared. */
function compareKeys(entries: readonly ListEntry[], { keys }: { keys: ReadonlySet<string> }) {
  const placeKeys = new Set(entries.map(placeKeyOf).filter(Boolean));
  const shared = [...placeKeys].filter((key) => keys.has(key)).length;
  return { shared, comparable: Math.min(placeKeys.size, keys.size) };
}

/** A list under another spelling would become a second one that no later import replaces. */
function assertSameSpelling(insurer: string, inForce: readonly { insurer: string }[]): void {
  const key = normalizeName(insurer);
  const otherList = inForce.find(
    (one) => one.insurer !== insurer && normalizeName(one.insurer) === key,
  );
  if (otherList)
    throw new ImportError(
      `A list of "${otherList.insurer}" is in force. Write the name like that, or ${importOption('remove-list', otherList.insurer)}`,
    );
}
