/**
 * Queries of seventeen kinds over three insurers' lists, ours and MiniSearch over the same rows in the same run: how
 * often one of the right hospitals is among the first three. Lists, queries and right answers are fixed in
 * testing/hospital-lists; the third that is held out is left out with --tuned, for whoever changes the ranking.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HospitalAnswer } from '../../lib/tools/hospitals/api/hospital-answer.ts';
import { emptyHospitalQuery } from '../../lib/tools/hospitals/api/parse-hospital-query.ts';
import { findHospitals } from '../../lib/tools/hospitals/find-hospitals.ts';
import { prepareList } from '../../lib/tools/hospitals/import/prepare-list.server.ts';
import type { HospitalIndex } from '../../lib/tools/hospitals/index/hospital-index.ts';
import { parsePosition } from '../../lib/tools/hospitals/text/parse-position.ts';
import { hospitalIndex } from '../../testing/hospital-index.ts';
import { lettersOf } from '../../testing/hospital-lists/hospital-names.ts';
import { type Hospital, makeHospitals } from '../../testing/hospital-lists/hospitals.ts';
import { networkFiles } from '../../testing/hospital-lists/network-files.ts';
import type { NumberedQuery } from '../../testing/hospital-lists/queries.ts';
import { type QueryKind, queryKinds } from '../../testing/hospital-lists/query.ts';
import { readQueries } from '../../testing/hospital-lists/query-table.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { textTable } from '../commands/list-output.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';
import { miniSearchPeer } from './mini-search-peer.ts';

const topCount = 3;
const insurers = ['Insurer 1', 'Insurer 2', 'Insurer 3'];

type ShownHospital = { name: string; pin: string };
type Outcome = { kind: QueryKind; ours: boolean; isPlaceReported: boolean; peer: boolean };

export async function benchHospitalKinds(words: readonly string[]): Promise<Measurement[]> {
  const known = makeHospitals();
  const index = await indexOfNetworks(known);
  const peer = miniSearchPeer(index.hospitals);
  const rightOf = new Map(known.map((one) => [one.id, keyOf(one.name, one.place.pin)]));
  const judge = (query: NumberedQuery): Outcome => {
    const right = new Set(query.accept.map((id) => rightOf.get(id) ?? ''));
    const isRight = (shown: readonly ShownHospital[]) =>
      shown.slice(0, topCount).some(({ name, pin }) => right.has(keyOf(name, pin)));
    const answer = ask(index, query);
    const ours = isRight(answer.results);
    return {
      kind: query.kind,
      ours,
      isPlaceReported: isPlaceReported(query, answer),
      peer: isRight(peer(query.text)),
    };
  };
  const queries = readQueries();
  const outcomes = (isHeld: boolean) => queries.filter(({ held }) => held === isHeld).map(judge);
  const tuned = report('two thirds', outcomes(false));
  return words.includes('--tuned') ? tuned : [...tuned, ...report('held third', outcomes(true))];
}

/** The rows as the import reads them. */
async function indexOfNetworks(known: readonly Hospital[]): Promise<HospitalIndex> {
  const data = temporaryDataDir();
  try {
    const lists = await Promise.all(
      networkFiles(known).map(async ({ file, bytes }, at) => {
        const path = join(data.dataDir, file);
        writeFileSync(path, bytes);
        const { entries } = await prepareList(path, new Map());
        return [insurers[at] ?? file, entries] as const;
      }),
    );
    return await hospitalIndex(Object.fromEntries(lists));
  } finally {
    data.remove();
  }
}

function ask(index: HospitalIndex, { text, position }: NumberedQuery): HospitalAnswer {
  return findHospitals(index, { ...emptyHospitalQuery, q: text, near: parsePosition(position) });
}

/** What tells a result: the letters of its name, and its PIN code. */
const keyOf = (name: string, pin: string) => `${lettersOf(name)} ${pin}`;

/** Whether the places that share a name are all offered; whether a place without any is said to be so. */
function isPlaceReported(
  { say }: NumberedQuery,
  { placeChoices, total, instead }: HospitalAnswer,
): boolean {
  if (say.startsWith('offer: ')) {
    const offered = placeChoices.map(
      ({ name, askedAs, state }) => `${askedAs ?? name.split(',')[0]}, ${state}`,
    );
    return say
      .slice('offer: '.length)
      .split(' | ')
      .every((place) => offered.includes(place));
  }
  return say === '' || total === 0 || instead !== null;
}

function report(which: string, outcomes: readonly Outcome[]): Measurement[] {
  const share = (some: readonly Outcome[], is: (one: Outcome) => boolean) =>
    some.filter(is).length / some.length;
  const figures = (what: string, some: readonly Outcome[]) => ({
    what,
    count: some.length,
    ours: share(some, ({ ours }) => ours),
    said: share(some, ({ isPlaceReported: isSaid }) => isSaid),
    peer: share(some, ({ peer }) => peer),
  });
  const ofKinds = queryKinds.map((kind) =>
    figures(
      kind,
      outcomes.filter((one) => one.kind === kind),
    ),
  );
  const all = figures('all', outcomes);
  const rows = [...ofKinds, all].map(({ what, count, ...shares }) => [
    what,
    String(count),
    ...Object.values(shares).map((value) => value.toFixed(3)),
  ]);
  console.log(`hit@3, ${which}`);
  console.log(textTable(['kind', 'queries', 'ours', 'said', 'MiniSearch'], rows));
  const of = (what: string) => `${what}, ${which}`;
  const worst = Math.min(...ofKinds.map(({ ours }) => ours));
  const farthestBelow = Math.max(...ofKinds.map(({ ours, peer }) => peer - ours));
  const byAddress = ofKinds.find(({ what }) => what === 'by-address')?.ours ?? 0;
  return [
    atLeast(of('hit@3'), all.ours, '', 0.95),
    atLeast(of('hit@3 of the worst kind'), worst, '', 0.85),
    atLeast(of('hit@3 of towns in the address'), byAddress, '', 0.95),
    atLeast(of('above MiniSearch in all'), all.ours - all.peer, '', 0.08),
    atMost(of('below MiniSearch in a kind'), farthestBelow, '', 0.02),
  ];
}
