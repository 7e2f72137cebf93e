/**
 * Correct answers to queries of seventeen kinds over three insurers' lists (testing/hospital-lists): how often one of
 * the correct hospitals is among the first three. `--tuned` leaves out the held-out third, for work on the ranking.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HospitalAnswer } from '../../../lib/tools/hospitals/api/hospital-answer.ts';
import {
  emptyHospitalQuery,
  parsePosition,
} from '../../../lib/tools/hospitals/api/parse-hospital-query.ts';
import { findHospitals } from '../../../lib/tools/hospitals/find-hospitals.ts';
import { prepareList } from '../../../lib/tools/hospitals/import/prepare-list.server.ts';
import type { HospitalIndex } from '../../../lib/tools/hospitals/index/hospital-index.ts';
import { hospitalIndex } from '../../../testing/data/hospital-index.ts';
import { temporaryDataDir } from '../../../testing/databases/temporary-database.ts';
import { lettersOf } from '../../../testing/hospital-lists/hospital-names.ts';
import { createHospitals, type Hospital } from '../../../testing/hospital-lists/hospitals.ts';
import { networkFiles } from '../../../testing/hospital-lists/network-files.ts';
import {
  type Query,
  type QueryKind,
  queryKinds,
  readQueries,
} from '../../../testing/hospital-lists/query-table.ts';
import { textTable } from '../../command-line/command-output.ts';
import { type Measurement, withMin } from '../measurement.ts';

const topCount = 3;
const insurers = ['Insurer 1', 'Insurer 2', 'Insurer 3'];

type ShownHospital = { name: string; pin: string };
type Outcome = { kind: QueryKind; ours: boolean; isPlaceReported: boolean };

export async function benchQueryKinds(isTuned: boolean): Promise<Measurement[]> {
  const hospitals = createHospitals();
  const index = await indexOfNetworks(hospitals);
  const keyById = new Map(hospitals.map((one) => [one.id, keyOf(one.name, one.place.pin)]));
  const judge = (query: Query): Outcome => {
    const correct = new Set(query.accept.map((id) => keyById.get(id) ?? ''));
    const isCorrect = (shown: readonly ShownHospital[]) =>
      shown.slice(0, topCount).some(({ name, pin }) => correct.has(keyOf(name, pin)));
    const near = parsePosition(query.position);
    const answer = findHospitals(index, { ...emptyHospitalQuery, q: query.text, near });
    return {
      kind: query.kind,
      ours: isCorrect(answer.results),
      isPlaceReported: isPlaceReported(query, answer),
    };
  };
  const queries = readQueries();
  const outcomes = (isHeld: boolean) => queries.filter(({ held }) => held === isHeld).map(judge);
  const tuned = report('two thirds', outcomes(false));
  return isTuned ? tuned : [...tuned, ...report('held third', outcomes(true))];
}

/** The rows as the import reads them. */
async function indexOfNetworks(hospitals: readonly Hospital[]): Promise<HospitalIndex> {
  const data = temporaryDataDir();
  try {
    const lists = await Promise.all(
      networkFiles(hospitals).map(async ({ file, bytes }, at) => {
        const path = join(data.dataDir, file);
        writeFileSync(path, bytes);
        const { entries } = await prepareList(path, { asOf: '2026-06-29' });
        return [insurers[at] ?? file, entries] as const;
      }),
    );
    return await hospitalIndex(Object.fromEntries(lists));
  } finally {
    data.remove();
  }
}

/** Identifies a result: the letters of its name, and its PIN code. */
const keyOf = (name: string, pin: string) => `${lettersOf(name)} ${pin}`;

/** Whether all places of an ambiguous name are offered, and a place without a hospital is reported as such. */
function isPlaceReported(
  { say }: Query,
  { placeChoices, total, instead }: HospitalAnswer,
): boolean {
  if (say.startsWith('offer: ')) {
    const offered = placeChoices.map(
      ({ name, askedAs, state }) => `${askedAs ?? name.split(',')[0]}, ${state}`,
    );
    const expected = say.slice('offer: '.length).split(' | ');
    return expected.every((place) => offered.includes(place));
  }
  return say === '' || total === 0 || instead !== null;
}

function report(which: string, outcomes: readonly Outcome[]): Measurement[] {
  const summarize = (kind: string, some: readonly Outcome[]) => {
    const share = (is: (one: Outcome) => boolean) => some.filter(is).length / some.length;
    return {
      kind,
      count: some.length,
      ours: share(({ ours }) => ours),
      place: share((one) => one.isPlaceReported),
    };
  };
  const byKind = queryKinds.map((kind) =>
    summarize(
      kind,
      outcomes.filter((one) => one.kind === kind),
    ),
  );
  const all = summarize('all', outcomes);
  const rows = [...byKind, all].map(({ kind, count, ...shares }) => [
    kind,
    String(count),
    ...Object.values(shares).map((share) => share.toFixed(3)),
  ]);
  console.log(`hit@3, ${which}`);
  console.log(textTable(['kind', 'queries', 'ours', 'place reported'], rows));
  const of = (what: string) => `${what}, ${which}`;
  const minHits = Math.min(...byKind.map(({ ours }) => ours));
  const byAddress = byKind.find(({ kind }) => kind === 'by-address')?.ours ?? 0;
  return [
    withMin(of('hit@3'), all.ours, '', 0.95),
    withMin(of('hit@3 of the worst kind'), minHits, '', 0.85),
    withMin(of('hit@3 of towns in the address'), byAddress, '', 0.95),
  ];
}
