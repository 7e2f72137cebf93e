/** The table of queries: every kind as often as `samplesPerKind` says, none twice, a third held out. */
import { createHash } from 'node:crypto';
import { Dice } from '../seeded-random.ts';
import { type Hospital, seed } from './hospitals.ts';
import * as byKind from './kind-queries.ts';
import * as byName from './name-queries.ts';
import * as byPlace from './place-queries.ts';
import type { Query, QueryKind, Writer } from './query.ts';

const writers: Record<QueryKind, readonly Writer[]> = {
  exact: [byName.exact, byName.exact, byName.distinctiveOnly],
  'one-slip': [byName.withTypo, byName.withTypo, byName.withTypo, byName.withTownTypo],
  'two-slips': [byName.withTwoTypos],
  transposed: [byName.withTransposition],
  abbreviation: [byName.withAbbreviation],
  'name-and-pin': [byName.withPin],
  hindi: [byName.hindiName, byKind.hinglishKind, byKind.hindiKind],
  speciality: [byKind.speciality],
  locality: [byPlace.locality],
  pin: [byPlace.pin],
  near: [byPlace.near],
  initials: [byName.initials],
  joined: [byName.joined, byName.split],
  chatty: [byName.asSentence, byKind.kindAsSentence],
  'by-address': [byPlace.byAddress],
  ambiguous: [byPlace.ambiguous],
  none: [byPlace.none, byKind.noneOfKind],
};

const perKind: Partial<Record<QueryKind, number>> = { 'by-address': 90, ambiguous: 30, none: 48 };
const defaultCount = 42;

export type NumberedQuery = Query & {
  id: string;
  /** Not to be looked at while the ranking is changed. */
  held: boolean;
};

export function makeQueries(hospitals: readonly Hospital[], from = seed): NumberedQuery[] {
  const kinds = Object.keys(writers) as QueryKind[];
  return kinds.flatMap((kind, nth) => write(kind, hospitals, new Dice(from + nth)));
}

function write(kind: QueryKind, hospitals: readonly Hospital[], dice: Dice): NumberedQuery[] {
  const found = new Map<string, Query>();
  const wanted = perKind[kind] ?? defaultCount;
  for (let tries = 0; found.size < wanted; tries += 1) {
    if (tries > 200_000) throw new Error(`Only ${found.size} different queries of kind ${kind}.`);
    const choice = writers[kind];
    const query = choice[found.size % choice.length]?.(dice, hospitals);
    if (query) found.set(query.text || query.position, { kind, ...query });
  }
  const ids = [...found.keys()].map((_, index) => `${kind}-${String(index + 1).padStart(2, '0')}`);
  const held = heldOutIds(ids);
  return [...found.values()].map((query, index) => {
    const id = ids[index] ?? '';
    return { ...query, id, held: held.has(id) };
  });
}

/** The third of a kind whose ids have the smallest hashes. */
export function heldOutIds(ids: readonly string[]): ReadonlySet<string> {
  const hash = (id: string) => createHash('sha256').update(id).digest('hex');
  const sorted = ids.toSorted((one, other) => (hash(one) < hash(other) ? -1 : 1));
  return new Set(sorted.slice(0, Math.round(ids.length / 3)));
}
