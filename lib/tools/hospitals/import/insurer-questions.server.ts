/**
 * Questions about the insurer's name of a first list. A misspelt name would become a second insurer, and visitors would
 * see hospitals that are cashless with an insurer that does not exist.
 */
import 'server-only';
import type { Store } from '../../../store/schema/schema.ts';
import { findInsurer } from '../../insurers/insurer-groups.ts';
import { readListsInForce, readPlaceKeys } from '../lists/list-queries.server.ts';
import { placeKeyOf } from '../lists/same-hospital.ts';
import { type ImportQuestion, questionOf } from './import-question.ts';
import type { HospitalImportPreview } from './preview-import.server.ts';

/** Networks overlap; above this share the list is probably the other insurer's. */
const maxSharedShare = 0.8;

/** @param placed registration numbers of the insurers we place business with; empty where not configured. */
export async function insurerQuestions(
  store: Store,
  { insurer, placed }: { insurer: string; placed: readonly string[] },
  { entries, kind }: Pick<HospitalImportPreview, 'entries' | 'kind'>,
): Promise<ImportQuestion[]> {
  const inForce = await readListsInForce(store);
  if (inForce.some((one) => one.insurer === insurer)) return [];
  const questions: ImportQuestion[] = askAboutName(insurer, placed);
  const keys = entries.map(placeKeyOf).filter(Boolean);
  for (const otherList of inForce.filter((one) => one.kind === kind)) {
    const { keys: knownKeys } = await readPlaceKeys(store, [otherList]);
    const shared = keys.filter((key) => knownKeys.has(key)).length;
    if (shared > 1 && shared > entries.length * maxSharedShare)
      questions.push(
        questionOf(
          'insurer',
          `${shared} of ${entries.length} hospitals are on the list of "${otherList.insurer}" too: is it the same insurer?`,
        ),
      );
  }
  return questions;
}

function askAboutName(insurer: string, placed: readonly string[]): ImportQuestion[] {
  // Example lists carry "example" in their name.
  if (/\bexample\b/i.test(insurer)) return [];
  const found = findInsurer(insurer);
  if (found && (placed.length === 0 || placed.includes(found.registrationNumber))) return [];
  const text = found
    ? `We place no business with "${insurer}" (BROKER_INSURERS).`
    : `"${insurer}" is no insurer of our list, and no list of that name is in force.`;
  return [{ id: 'insurer', text }];
}
