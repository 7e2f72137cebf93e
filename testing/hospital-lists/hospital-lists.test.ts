/** The lists, the queries and the right answers hold together, and are what was agreed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedTable } from './fixed-table.ts';
import { lettersOf } from './hospital-names.ts';
import { makeHospitals } from './hospitals.ts';
import { makeListFiles } from './list-files.ts';
import { heldOutIds, makeQueries } from './queries.ts';
import { queryKinds } from './query.ts';
import { readQueries, writeQueries } from './query-table.ts';

const kept = (name: string) => readFileSync(join(__dirname, 'data', name), 'utf8');
const hospitals = makeHospitals();
const files = makeListFiles(hospitals);
const queries = readQueries();
const known = new Map(hospitals.map((hospital) => [hospital.id, hospital]));

test('the same seed makes the same queries and the same bytes of every list as were agreed', () => {
  expect(writeQueries(makeQueries(hospitals))).toBe(kept('queries.tsv'));
  expect(fixedTable(files)).toBe(kept('fixed.tsv'));
});

test('another seed makes other hospitals', () => {
  expect(makeHospitals(1)[0]).not.toEqual(hospitals[0]);
});

test('there are thirty list files and more, each with a name of its own', () => {
  expect(files.length).toBeGreaterThanOrEqual(30);
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
});

test('there are five hundred queries and more, no kind with fewer than thirty, none twice', () => {
  const few = queryKinds.filter((kind) => queries.filter((one) => one.kind === kind).length < 30);
  expect(few).toEqual([]);
  expect(queries.length).toBeGreaterThanOrEqual(500);
  expect(new Set(queries.map(({ text, position }) => text || position)).size).toBe(queries.length);
});

test('every right answer is a hospital, and stands with its name and PIN in the list of a network', () => {
  const lines = files.slice(0, 3).flatMap(({ bytes }) => bytes.toString().split('\n'));
  const byPin = Map.groupBy(lines, (line) => /\b[1-9]\d{5}\b/.exec(line)?.[0] ?? '');
  const isListed = (id: string) => {
    const hospital = known.get(id);
    const name = lettersOf(hospital?.name ?? 'nobody');
    return byPin.get(hospital?.place.pin ?? '')?.some((line) => lettersOf(line).includes(name));
  };
  const accepted = [...new Set(queries.flatMap(({ accept }) => accept))];
  expect(accepted.filter((id) => !isListed(id))).toEqual([]);
  expect(queries.filter(({ accept }) => accept.length === 0)).toEqual([]);
});

test('a third of every kind is held out, by the hashes of the ids', () => {
  const wrong = queryKinds.filter((kind) => {
    const ofKind = queries.filter((one) => one.kind === kind);
    const held = ofKind.filter((one) => one.held).map(({ id }) => id);
    const right = heldOutIds(ofKind.map(({ id }) => id));
    return held.length !== right.size || !held.every((id) => right.has(id));
  });
  expect(wrong).toEqual([]);
});

test('a name and a PIN say which hospital is meant', () => {
  const keys = hospitals.map(({ name, place }) => lettersOf(name) + place.pin);
  expect(new Set(keys).size).toBe(hospitals.length);
});

test('the town of a by-address query is in the address of its answers and not in their city', () => {
  const byAddress = queries.filter(({ kind }) => kind === 'by-address');
  const wrong = byAddress.flatMap(({ text, accept }) =>
    accept.filter((id) => {
      const { address = '', place } = known.get(id) ?? {};
      const town = place?.town ?? '';
      const isThere = text.includes(town.toLowerCase()) && address.endsWith(town);
      return !isThere || place?.city === town;
    }),
  );
  expect(wrong).toEqual([]);
  expect(new Set(byAddress.flatMap(({ accept }) => accept)).size).toBeGreaterThanOrEqual(60);
});

test('no list asks for a hospital that must not be there, or for one where nothing may be', () => {
  const wrong = files.filter(({ reading: { never = [], sample = [], rows } }) =>
    sample.some(({ name }) => never.includes(name) || rows === 0),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('no hospital is twice in a file, or nobody could say how many there should be', () => {
  const clean = files.filter(
    ({ file }) => file.endsWith('.csv') && !/same|none|many|lines/.test(file),
  );
  const wrong = clean.filter(({ file, bytes }) => {
    const lines = bytes.toString(file.includes('utf-16') ? 'latin1' : 'utf8').split('\n');
    const told = lines.map((line) => line.replace(/^\d+,/, '')).filter(Boolean);
    return new Set(told).size !== told.length;
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
