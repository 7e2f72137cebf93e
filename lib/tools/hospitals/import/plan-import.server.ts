/** What an import would change, told before it does; and what somebody has to say yes to first. */
import 'server-only';
import { ImportProblem } from '../../../imports/import-problem.ts';
import type { Store } from '../../../store/schema.ts';
import type { ListEntry, ListKind } from '../lists/list-entry.ts';
import { maxHospitals } from '../lists/max-hospitals.ts';
import { mergeLists } from '../lists/merge-lists.ts';
import type { Merge } from '../lists/merge-pin.ts';
import { readListsInForce, readPlaceKeys } from '../lists/read-lists.server.ts';
import { likenessOf, placeKey } from '../lists/same-hospital.ts';
import { normalizeName } from '../text/normalize-text.ts';
import { importQuestions, type Question } from './import-questions.ts';
import { type PreparedList, prepareList } from './prepare-list.server.ts';

export type ImportPlan = {
  prepared: PreparedList;
  kind: ListKind;
  entries: readonly ListEntry[];
  /** How many of them other lists have too. */
  known: number;
  /** Rows of the list that another of its rows stands for. */
  merges: readonly Merge[];
  questions: readonly Question[];
  /** Hospitals of the list that is in force now, and of which day it is. */
  before: { hospitals: number; asOf: string } | null;
};

type Asked = {
  file: string;
  insurer: string;
  kind: ListKind;
  asOf: string;
  map: ReadonlyMap<string, string>;
};

/** @throws ImportProblem where nothing can be put in force, whatever is answered. */
export async function planImport(
  store: Store,
  { file, insurer, kind, asOf, map }: Asked,
  onStep: (read: number) => void = () => undefined,
): Promise<ImportPlan> {
  const prepared = await prepareList(file, map, onStep);
  const entries = entriesOf(prepared, kind);
  const inForce = await readListsInForce(store);
  refuseOtherSpelling(insurer, inForce);
  const before = inForce.find((one) => one.insurer === insurer && one.kind === kind) ?? null;
  const others = await readPlaceKeys(
    store,
    inForce.filter((one) => one !== before),
  );
  const known = countKnown(entries, others);
  const total = others.keys.size + others.without + entries.length - known;
  if (total > maxHospitals)
    throw new ImportProblem(
      `The list is too large: with it there would be about ${total} hospitals, and the site holds ${maxHospitals} in all.`,
    );
  const ownOther = inForce.find((one) => one.insurer === insurer && one.kind !== kind) ?? null;
  const ofBefore = await readPlaceKeys(store, before ? [before] : []);
  const ofOther = await readPlaceKeys(store, ownOther ? [ownOther] : []);
  const questions = importQuestions({
    ...{ file, insurer, kind, asOf, prepared, entries },
    before: before && { ...before, ...compareKeys(entries, ofBefore) },
    inOwnOther: countKnown(entries, ofOther),
    ownNetwork: kind === 'network' ? entries.length : (ownOther?.hospitals ?? 0),
  });
  const { merges } = await mergeLists([{ insurer, asOf, entries }]);
  return { prepared, kind, entries, before, known, merges, questions };
}

/** Of a list that marks excluded hospitals only those are warned of; of one that marks none, all of them. */
function entriesOf({ entries, excluded }: PreparedList, kind: ListKind): readonly ListEntry[] {
  if (kind === 'excluded') return excluded.entries.length > 0 ? excluded.entries : entries;
  if (entries.length > 0) return entries;
  throw new ImportProblem(
    `All ${excluded.entries.length} hospitals are excluded by what the list says: "${excluded.saidAs}". To warn of them: --kind excluded. If those words mean something else, take them out of the file.`,
  );
}

function countKnown(entries: readonly ListEntry[], { keys }: { keys: ReadonlySet<string> }) {
  return entries.filter((entry) => keys.has(placeKey(likenessOf(entry)))).length;
}

/** By name and PIN code; a list without PIN codes cannot be compared. */
function compareKeys(entries: readonly ListEntry[], { keys }: { keys: ReadonlySet<string> }) {
  const own = new Set(entries.map((entry) => placeKey(likenessOf(entry))).filter(Boolean));
  const shared = [...own].filter((key) => keys.has(key)).length;
  return { shared, comparable: Math.min(own.size, keys.size) };
}

/** A second list under another spelling would stand beside the first, and nobody would replace it again. */
function refuseOtherSpelling(insurer: string, inForce: readonly { insurer: string }[]): void {
  const key = normalizeName(insurer);
  const other = inForce.find(
    (one) => one.insurer !== insurer && normalizeName(one.insurer) === key,
  );
  if (other)
    throw new ImportProblem(
      `A list of "${other.insurer}" is in force. Write the name like that, or take that list out first: --remove --insurer "${other.insurer}"`,
    );
}
