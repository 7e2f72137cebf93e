/** Rows that an import repairs from other rows of the same list. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from '../../../../testing/databases/temporary-database.ts';
import { prepareList } from './prepare-list.server.ts';

const { dataDir, remove } = temporaryDataDir();
afterAll(remove);

async function prepared(lines: readonly string[]) {
  const file = join(dataDir, 'list.csv');
  writeFileSync(file, lines.join('\n'));
  return prepareList(file, { asOf: '2026-06-29' });
}

test('a row that is shifted by a column is realigned and counted', async () => {
  const { entries, notes, rejected } = await prepared([
    'Hospital Name,Address,City,State,Pincode,Phone',
    'Arovia Hospital,12 Example Road,Pune,Maharashtra,411001,',
    'Gulposh Nursing Home,Example Lane, Off Example Road,Pune,Maharashtra,411002,02066285000',
    ',Tapovani Hospital,3 Example Road,Pune,Maharashtra,411004,02066285001',
    'Manorekha Hospital,Pune,Maharashtra,411011',
    '48 Example Road,Pune,Maharashtra,411013',
  ]);
  expect(
    entries.map(({ name, address, city, pin, phone }) => [name, address, city, pin, phone]),
  ).toEqual([
    ['Arovia Hospital', '12 Example Road', 'Pune', '411001', null],
    ['Gulposh Nursing Home', 'Example Lane, Off Example Road', 'Pune', '411002', '02066285000'],
    ['Tapovani Hospital', '3 Example Road', 'Pune', '411004', '02066285001'],
    ['Manorekha Hospital', '', 'Pune', '411011', null],
  ]);
  expect(rejected.map(({ reason }) => reason)).toEqual(['no name']);
  expect(notes.get('shifted by a column')).toBe(4);
});

test('a short form of a town is resolved when rows with PIN codes explain it', async () => {
  const { entries, rejected } = await prepared([
    'Hospital Name,Address,Town,Pincode',
    'Arovia Hospital,1 Example Road,Tvampur,695001',
    'Gulposh Hospital,2 Example Road,Tvampur,695004',
    'Tapovani Hospital,3 Example Road,Tvampur,',
    'Manorekha Hospital,4 Example Road,Qxzt,',
  ]);
  expect(entries.map(({ name, city }) => [name, city])).toEqual([
    ['Arovia Hospital', 'Tvampur'],
    ['Gulposh Hospital', 'Tvampur'],
    ['Tapovani Hospital', 'Thiruvananthapuram'],
  ]);
  expect(rejected).toHaveLength(1);
});
