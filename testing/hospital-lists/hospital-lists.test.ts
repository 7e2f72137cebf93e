/** The lists, queries and correct answers are consistent with each other and with the digests in data/fixed.tsv. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Hex } from '../../lib/text/sha256-hex.ts';
import { lettersOf } from './hospital-names.ts';
import { createHospitals } from './hospitals.ts';
import type { ListFile } from './list-file.ts';
import { createListFiles } from './list-files.ts';
import { queryKinds, readQueries } from './query-table.ts';

const hospitals = createHospitals();
const files = createListFiles(hospitals);
const queries = readQueries();
const known = new Map(hospitals.map((hospital) => [hospital.id, hospital]));

test('every list file has the digest in fixed.tsv', () => {
  expect(fixedTable(files)).toBe(readFileSync(join(__dirname, 'data/fixed.tsv'), 'utf8'));
});

test('another seed generates other hospitals', () => {
  expect(createHospitals(1)[0]).not.toEqual(hospitals[0]);
});

test('there are at least thirty list files, and their names are unique', () => {
  expect(files.length).toBeGreaterThanOrEqual(30);
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
});

test('there are at least five hundred different queries and thirty of each kind', () => {
  const few = queryKinds.filter((kind) => queries.filter((one) => one.kind === kind).length < 30);
  expect(few).toEqual([]);
  expect(queries.length).toBeGreaterThanOrEqual(500);
  expect(new Set(queries.map(({ text, position }) => text || position)).size).toBe(queries.length);
});

test('every accepted answer is a hospital whose name and PIN are on the list of a network', () => {
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

test('a third of every kind is held out', () => {
  const wrong = queryKinds.filter((kind) => {
    const ofKind = queries.filter((one) => one.kind === kind);
    return ofKind.filter(({ held }) => held).length !== Math.round(ofKind.length / 3);
  });
  expect(wrong).toEqual([]);
});

test('name and PIN identify a hospital', () => {
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

test('no list expects a hospital that must not appear, or a sample where nothing may be imported', () => {
  const wrong = files.filter(({ reading: { never = [], sample = [], rows } }) =>
    sample.some(({ name }) => never.includes(name) || rows === 0),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('no hospital appears twice in a file, so that the expected number of rows is exact', () => {
  const clean = files.filter(
    ({ file }) => file.endsWith('.csv') && !/same|none|many|lines/.test(file),
  );
  const wrong = clean.filter(({ file, bytes }) => {
    const lines = bytes.toString(file.includes('utf-16') ? 'latin1' : 'utf8').split('\n');
    const rows = lines.map((line) => line.replace(/^\d+,/, '')).filter(Boolean);
    return new Set(rows).size !== rows.length;
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

/** A digest of every list file and its expected result, so that a change of either appears in the diff. */
const digest = (content: Buffer | string) => sha256Hex(content).slice(0, 16);

/** File name, readable parts of the expected result, and digests of the bytes and of the whole result. */
function fixedTable(files: readonly ListFile[]): string {
  const lines = files.map(({ file, shape, bytes, reading }) => {
    const messages = Object.entries(reading.say ?? {}).map(([what, count]) => `${what}: ${count}`);
    const expected = [reading.outcomes.join(' or '), String(reading.rows), messages.join('; ')];
    return [file, shape, ...expected, digest(bytes), digest(JSON.stringify(reading))].join('\t');
  });
  return `${['file\tshape\toutcome\trows\tsay\tbytes\treading', ...lines].join('\n')}\n`;
}
