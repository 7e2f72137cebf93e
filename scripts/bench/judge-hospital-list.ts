/** Whether the import reads a list as whoever made the list says it must be read. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeImportLock } from '../../lib/imports/import-lock.server.ts';
import { ImportProblem } from '../../lib/imports/import-problem.ts';
import type { Store } from '../../lib/store/schema.ts';
import {
  type ImportPlan,
  planImport,
} from '../../lib/tools/hospitals/import/plan-import.server.ts';
import { replaceList } from '../../lib/tools/hospitals/import/replace-list.server.ts';
import { findWhereabouts } from '../../lib/tools/hospitals/lists/find-whereabouts.ts';
import type { ListEntry } from '../../lib/tools/hospitals/lists/list-entry.ts';
import { readPlaces } from '../../lib/tools/hospitals/places/read-places.server.ts';
import { lettersOf } from '../../testing/hospital-lists/hospital-names.ts';
import type { ListFile, Reading, ReadRow } from '../../testing/hospital-lists/list-file.ts';
import { reportImport } from '../commands/hospitals/report-import.ts';

const asOf = '2026-09-30';
const nothing = () => undefined;

type Outcome = Reading['outcomes'][number];
/** What the import did, and all that it said. */
type Done = { outcome: Outcome; told: string; entries: readonly ListEntry[] };

/** @param insurer the same one for editions of a list. @returns what is wrong; empty when all is right. */
export async function judgeListFile(
  { store, folder, insurer }: { store: Store; folder: string; insurer: string },
  { file, bytes, reading }: ListFile,
): Promise<string[]> {
  const path = join(folder, file);
  writeFileSync(path, bytes);
  const { outcome, told, entries } = await importAndAnswerYes(store, path, insurer);
  const isRefused = outcome === 'refused';
  const wrong = reading.outcomes.includes(outcome) ? [] : [`it was ${outcome}: ${told}`];
  for (const [what, count] of Object.entries(reading.say ?? {})) {
    const isOfRefusal = what.startsWith('save as');
    if ((isOfRefusal ? isRefused : true) && !isTold(told, what, count))
      wrong.push(`"${what}: ${count}" is not said`);
  }
  if (isRefused) return wrong;
  if (entries.length !== reading.rows) wrong.push(`${entries.length} rows, not ${reading.rows}`);
  for (const row of reading.sample ?? []) {
    const named = entries.filter(({ name }) => lettersOf(name) === lettersOf(row.name));
    if (!named.some((entry) => isAsRead(entry, row)))
      wrong.push(`${JSON.stringify(row)} is ${JSON.stringify(named)}`);
  }
  const names = new Set(entries.map(({ name }) => lettersOf(name)));
  for (const name of reading.never ?? [])
    if (names.has(lettersOf(name))) wrong.push(`"${name}" is in force`);
  return wrong;
}

export async function importAndAnswerYes(
  store: Store,
  file: string,
  insurer: string,
): Promise<Done> {
  const asked = { file, insurer, map: new Map<string, string>() };
  try {
    const plan = await planImport(store, { ...asked, asOf, kind: 'network' });
    const isAsked = plan.questions.length > 0;
    return { ...(await putInForce(store, insurer, plan)), outcome: isAsked ? 'asked' : 'taken' };
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    if (!error.message.includes('--kind excluded'))
      return { outcome: 'refused', told: error.message, entries: [] };
    const plan = await planImport(store, { ...asked, asOf, kind: 'excluded' });
    const { entries } = await putInForce(store, insurer, plan);
    return { outcome: 'asked', told: error.message, entries };
  }
}

async function putInForce(store: Store, insurer: string, plan: ImportPlan) {
  const { kind, entries, questions } = plan;
  const report = reportImport({ insurer, asOf }, plan);
  const lock = await takeImportLock(store, 1000, nothing);
  await replaceList(store, lock, { insurer, kind, asOf, entries }, nothing);
  await lock.release();
  return { told: [report, ...questions.map(({ text }) => text)].join('\n'), entries };
}

const words: Readonly<Record<string, (count: number) => RegExp>> = {
  sheets: (count) => new RegExp(`^Sheets: ${count}$`, 'm'),
  'hidden sheet': () => /not read: hidden/,
  'excluded sheet': () => /are excluded by what the list says: "Excluded"/,
  'too large': () => /too large/,
  'without PIN': (count) => new RegExp(`^without a PIN code +${count}$`, 'm'),
  'without city': (count) => new RegExp(`^without a city +${count}$`, 'm'),
  'PIN not in the post list': (count) =>
    new RegExp(`^PIN code not in the post list +${count}$`, 'm'),
  'position far from PIN': (count) => new RegExp(`^position far from its PIN code +${count}$`, 'm'),
  excluded: (count) => new RegExp(`\\b${count} hospitals are excluded`),
  'fewer rows': (count) => new RegExp(`\\b${count} fewer\\b`),
  'save as XLSX': () => /save it as XLSX/i,
  'save as UTF-8': () => /UTF-8/,
};

function isTold(told: string, what: string, count: number): boolean {
  return words[what]?.(count).test(told) ?? false;
}

function isAsRead(entry: ListEntry, row: ReadRow): boolean {
  const { position, phone, ...texts } = row;
  const isTextRight = Object.entries(texts).every(
    ([key, text]) => lettersOf(entry[key as keyof typeof texts] ?? '') === lettersOf(text),
  );
  const digits = entry.phone?.replace(/\D/g, '') ?? '';
  const isPhoneRight =
    phone === undefined || (phone === '' ? digits === '' : digits.startsWith(phone));
  return isTextRight && isPhoneRight && isNear(entry, position);
}

const nearest = ['own', 'pin', 'city', 'district', 'none'] as const;

/** The middle of a city is met by something nearer; an own position and none are met by themselves alone. */
function isNear(entry: ListEntry, wanted: ReadRow['position']): boolean {
  if (wanted === undefined) return true;
  const { positionOf } = findWhereabouts(readPlaces(), entry);
  if (wanted === 'own' || wanted === 'pin' || wanted === 'none') return positionOf === wanted;
  return nearest.indexOf(positionOf) <= nearest.indexOf(wanted);
}
