/** What an import would change, told before it does; and what somebody has to say yes to first. */
import 'server-only';
import { ImportProblem } from '../../../imports/import-problem.ts';
import type { Store } from '../../../store/schema.ts';
import type { ListEntry } from '../lists/list-entry.ts';
import { listedCounts } from '../lists/read-lists.server.ts';
import { type PreparedList, prepareList } from './prepare-list.server.ts';

export const questionIds = ['excluded', 'fewer', 'sheets'] as const;
type Question = { id: (typeof questionIds)[number]; text: string };
export type ImportPlan = {
  prepared: PreparedList;
  entries: readonly ListEntry[];
  questions: readonly Question[];
  /** Hospitals of the list that is in force now, and of which day it is. */
  before: { hospitals: number; asOf: string } | null;
};

/** A list that lost so many is likelier cut off, or another insurer's, than true. */
const keptShare = 0.7;
/** A sheet of notes is shorter, and narrower. */
const notesRows = 30;

type Asked = { file: string; insurer: string; map: ReadonlyMap<string, string> };

/** @throws ImportProblem where nothing can be put in force, whatever is answered. */
export async function planImport(
  store: Store,
  { file, insurer, map }: Asked,
  onStep: (read: number) => void = () => undefined,
): Promise<ImportPlan> {
  const prepared = await prepareList(file, map, onStep);
  const { entries, excluded } = prepared;
  if (entries.length === 0)
    throw new ImportProblem(
      `All ${excluded.entries.length} hospitals are excluded by what the list says: "${excluded.saidAs}". Such a list is not put in force as a network list.`,
    );
  const before = (await listedCounts(store)).find((one) => one.insurer === insurer) ?? null;
  return { prepared, entries, before, questions: questionsOf(prepared, before) };
}

function questionsOf(prepared: PreparedList, before: ImportPlan['before']): Question[] {
  const { entries, excluded, left } = prepared;
  const questions: Question[] = [];
  const ask = (id: Question['id'], text: string) => questions.push({ id, text });
  if (excluded.entries.length > 0)
    ask(
      'excluded',
      `${excluded.entries.length} hospitals are excluded by what the list says: "${excluded.saidAs}". They would be left out.`,
    );
  const fewer = (before?.hospitals ?? 0) - entries.length;
  if (before && entries.length <= before.hospitals * keptShare)
    ask(
      'fewer',
      `The list has ${entries.length} hospitals, ${fewer} fewer than the one in force (${before.hospitals} of ${before.asOf}).`,
    );
  for (const { name, rows, why } of left)
    if (why === 'no list' && rows > notesRows)
      ask('sheets', `The sheet "${name}" has ${rows} rows and no header; it would be left out.`);
  return questions;
}
