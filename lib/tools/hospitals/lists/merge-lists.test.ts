import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { readTyped, testRows } from '../../../../testing/data/rows.ts';
import type { ListEntry } from './list-entry.ts';
import { mergeLists } from './merge-lists.ts';
import { extractFeatures, isSameHospital } from './same-hospital.ts';

const read = (cell = ''): Partial<ListEntry> =>
  readTyped(cell, ['name', 'address', 'city', 'pin', 'phone']);

testRows(['one', 'other'], ({ one, other }) => {
  const [a, b] = [one, other].map((cell) => extractFeatures(hospitalEntry(read(cell))));
  if (!a || !b) throw new Error('two hospitals');
  const both = [isSameHospital(a, b), isSameHospital(b, a)];
  return { same: () => [...new Set(both)].map((is) => (is ? 'yes' : 'no')).join(', ') };
})`
  one | other | same | why
  name APOLLO HOSPITALS; address 21, GREAMS LANE, OFF GREAMS ROAD; city CHENNAI; pin 600006 | name Apollo Hosp.; address No 21 Greams Lane Off. Greams Rd., Chennai; city Chennai; pin 600006 | yes | capitals, signs and short forms
  name Sankara Nethralaya (A Unit Of Medical Research Foundation); address 41, College Road, Nungambakkam | name Sankara Nethralaya; address 41/18 College Road, Nungambakkam | yes | the company in brackets
  name Apollo Hospitals, Jayanagar; address 212, 2nd Main, Jayanagar 3rd Block | name Apollo Hospital; address 212 Jayanagar 3rd Block, Madhavan Park | yes | a locality that the other has in its address
  name Noble Hospital; address Magarpatta City Road; phone 020 6628 5000 | name Noble Hospitals Pvt Ltd; address 153 Hadapsar; phone +91 20 66285000 | yes | the same telephone
  pin 411001 | pin 411002 | no | another PIN code
  pin | pin | no | no PIN code
  name Ruby Hall Eye Hospital | name Ruby Hall Hospital | no | an eye hospital of the same name
  name Apollo Clinic | name Apollo Hospital | no | a clinic beside the hospital
  name Shree Hospital | name Sai Hospital | no | another name at the same address
  name City Care Hospital; address Near Bus Stand, Station Road | name City Care Hospital; address Opp. Ganesh Temple, Karve Putala | no | the same name in another street
  name Sai Hospital; address 12, Gandhi Chowk | name Sai Hospital; address 48, Gandhi Chowk | no | the same name and street with another number
  name General Hospital | name General Hospital | no | names of plain words only
  address | address | no | no address to compare
`;

const ofList = (insurer: string, ...entries: Partial<ListEntry>[]) => ({
  insurer,
  asOf: '2026-01-01',
  entries: entries.map(hospitalEntry),
});

test('one hospital in two lists has both insurers and the fields of both', async () => {
  const own = { latitude: 18.53, longitude: 73.87, isPositionApproximate: false };
  const { hospitals, merges } = await mergeLists([
    ofList('Beta', { phone: '020 6645 5100' }),
    ofList('Alpha', { name: 'RUBY HALL CLINIC', address: '40 Sassoon Rd', ...own }),
  ]);
  expect(merges).toHaveLength(1);
  expect(hospitals).toMatchObject([
    { insurers: ['Alpha', 'Beta'], phone: '020 6645 5100', ...own, longitude: expect.anything() },
  ]);
});

const care = { name: 'Ashwini Care Hospital', address: 'Near Bus Stand' };
const sameCare = { name: 'ASHWINI CARE HOSPITALS', address: 'Opp. Ganesh Temple, 14 Karve Road' };
const own = { latitude: 18.53, longitude: 73.87, isPositionApproximate: false };
const onMainRoad = { ...care, address: 'Main Road' };
const sai = { name: 'Sai Hospital', address: '12, Gandhi Chowk' };

test.each([
  ['one place for both', [ofList('A', care), ofList('B', sameCare)], 1],
  ['two in one list', [ofList('A', care, sameCare)], 2],
  ['one, and the other has two', [ofList('A', care), ofList('B', sameCare, onMainRoad)], 3],
  ['two, and the other has one', [ofList('A', care, sameCare), ofList('B', onMainRoad)], 3],
  [
    'ten kilometres apart',
    [ofList('A', { ...care, ...own }), ofList('B', { ...sameCare, ...own, latitude: 18.63 })],
    2,
  ],
  [
    'the name of many, at other numbers of a street',
    [ofList('A', sai), ofList('B', { ...sai, address: '48, Gandhi Chowk' })],
    2,
  ],
] as const)(
  'the same telling name in one PIN code, differently described: %s',
  async (_, lists, count) => {
    expect((await mergeLists(lists)).hospitals).toHaveLength(count);
  },
);

test('an entry that matches two others is merged with neither', async () => {
  const two = ofList(
    'A',
    { name: 'Apollo Hospital Jayanagar', address: 'Jayanagar Madhavan Park' },
    { name: 'Apollo Hospital Madhavan', address: 'Jayanagar Madhavan Park' },
  );
  const third = ofList('B', { name: 'Apollo Hospital', address: 'Jayanagar, Madhavan Park' });
  const alone = (await mergeLists([two])).hospitals.length;
  const all = (await mergeLists([two, third])).hospitals.length;
  expect(all).toBe(alone + (alone === 2 ? 1 : 0));
});

test('ids are stable between imports and never shared', async () => {
  const lists = [ofList('A', {}, { pin: '', address: '' }, { pin: '', address: '' })];
  const [first, second] = [await mergeLists(lists), await mergeLists(lists)];
  const ids = first.hospitals.map(({ id }) => id);
  expect(second.hospitals.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
