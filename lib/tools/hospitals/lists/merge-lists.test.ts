import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import type { ListEntry } from './list-entry.ts';
import { mergeLists } from './merge-lists.ts';
import { extractFeatures, isSameHospital } from './same-hospital.ts';

const isSame = (a: Partial<ListEntry>, b: Partial<ListEntry>) =>
  isSameHospital(extractFeatures(hospitalEntry(a)), extractFeatures(hospitalEntry(b)));

test.each<[string, Partial<ListEntry>, Partial<ListEntry>]>([
  [
    'capitals, signs and short forms',
    {
      name: 'APOLLO HOSPITALS',
      address: '21, GREAMS LANE, OFF GREAMS ROAD',
      city: 'CHENNAI',
      pin: '600006',
    },
    {
      name: 'Apollo Hosp.',
      address: 'No 21 Greams Lane Off. Greams Rd., Chennai',
      city: 'Chennai',
      pin: '600006',
    },
  ],
  [
    'the company in brackets',
    {
      name: 'Sankara Nethralaya (A Unit Of Medical Research Foundation)',
      address: '41, College Road, Nungambakkam',
    },
    { name: 'Sankara Nethralaya', address: '41/18 College Road, Nungambakkam' },
  ],
  [
    'a locality that the other has in its address',
    { name: 'Apollo Hospitals, Jayanagar', address: '212, 2nd Main, Jayanagar 3rd Block' },
    { name: 'Apollo Hospital', address: '212 Jayanagar 3rd Block, Madhavan Park' },
  ],
  [
    'the same telephone',
    { name: 'Noble Hospital', address: 'Magarpatta City Road', phone: '020 6628 5000' },
    { name: 'Noble Hospitals Pvt Ltd', address: '153 Hadapsar', phone: '+91 20 66285000' },
  ],
])('%s do not make another hospital', (_, a, b) => {
  expect(isSame(a, b)).toBe(true);
  expect(isSame(b, a)).toBe(true);
});

test.each<[string, Partial<ListEntry>, Partial<ListEntry>]>([
  ['another PIN code', { pin: '411001' }, { pin: '411002' }],
  ['no PIN code', { pin: '' }, { pin: '' }],
  [
    'an eye hospital of the same name',
    { name: 'Ruby Hall Eye Hospital' },
    { name: 'Ruby Hall Hospital' },
  ],
  ['a clinic beside the hospital', { name: 'Apollo Clinic' }, { name: 'Apollo Hospital' }],
  ['another name at the same address', { name: 'Shree Hospital' }, { name: 'Sai Hospital' }],
  [
    'the same name in another street',
    { name: 'City Care Hospital', address: 'Near Bus Stand, Station Road' },
    { name: 'City Care Hospital', address: 'Opp. Ganesh Temple, Karve Putala' },
  ],
  [
    'the same name and street with another number',
    { name: 'Sai Hospital', address: '12, Gandhi Chowk' },
    { name: 'Sai Hospital', address: '48, Gandhi Chowk' },
  ],
  ['names of plain words only', { name: 'General Hospital' }, { name: 'General Hospital' }],
  ['no address to compare', { address: '' }, { address: '' }],
])('%s is ambiguous, so nothing is merged', (_, a, b) => {
  expect(isSame(a, b)).toBe(false);
});

test('one hospital in two lists has both insurers and the fields of both', async () => {
  const { hospitals, merges } = await mergeLists([
    { insurer: 'Beta', asOf: '2026-01-01', entries: [hospitalEntry({ phone: '020 6645 5100' })] },
    {
      insurer: 'Alpha',
      asOf: '2026-01-01',
      entries: [
        hospitalEntry({
          name: 'RUBY HALL CLINIC',
          address: '40 Sassoon Rd',
          latitude: 18.53,
          longitude: 73.87,
          isPositionApproximate: false,
        }),
      ],
    },
  ]);
  expect(merges).toHaveLength(1);
  expect(hospitals).toHaveLength(1);
  expect(hospitals[0]).toMatchObject({
    insurers: ['Alpha', 'Beta'],
    phone: '020 6645 5100',
    latitude: 18.53,
    isPositionApproximate: false,
  });
});

const ofList = (insurer: string, ...entries: Partial<ListEntry>[]) => ({
  insurer,
  asOf: '2026-01-01',
  entries: entries.map((entry) => hospitalEntry(entry)),
});
const care = { name: 'Ashwini Care Hospital', address: 'Near Bus Stand' };
const sameCare = { name: 'ASHWINI CARE HOSPITALS', address: 'Opp. Ganesh Temple, 14 Karve Road' };
const own = { latitude: 18.53, longitude: 73.87, isPositionApproximate: false };

test.each([
  ['one place for both', [ofList('A', care), ofList('B', sameCare)], 1],
  ['two in one list', [ofList('A', care, sameCare)], 2],
  [
    'one in one list, and the other has two',
    [ofList('A', care), ofList('B', sameCare, { ...care, address: 'Main Road' })],
    3,
  ],
  [
    'two in one list, and the other has one',
    [ofList('A', care, sameCare), ofList('B', { ...care, address: 'Main Road' })],
    3,
  ],
  [
    'ten kilometres apart',
    [ofList('A', { ...care, ...own }), ofList('B', { ...sameCare, ...own, latitude: 18.63 })],
    2,
  ],
  [
    'the name of many, at other numbers of a street',
    [
      ofList('A', { name: 'Sai Hospital', address: '12, Gandhi Chowk' }),
      ofList('B', { name: 'Sai Hospital', address: '48, Gandhi Chowk' }),
    ],
    2,
  ],
] as const)(
  'the same telling name in one PIN code, differently described: %s',
  async (_, lists, count) => {
    expect((await mergeLists(lists)).hospitals).toHaveLength(count);
  },
);

test('an entry that matches two others is merged with neither', async () => {
  const entries = [
    hospitalEntry({ name: 'Apollo Hospital Jayanagar', address: 'Jayanagar Madhavan Park' }),
    hospitalEntry({ name: 'Apollo Hospital Madhavan', address: 'Jayanagar Madhavan Park' }),
  ];
  const third = hospitalEntry({ name: 'Apollo Hospital', address: 'Jayanagar, Madhavan Park' });
  const two = await mergeLists([{ insurer: 'A', asOf: '', entries }]);
  const three = await mergeLists([
    { insurer: 'A', asOf: '', entries },
    { insurer: 'B', asOf: '', entries: [third] },
  ]);
  expect(three.hospitals.length).toBe(two.hospitals.length + (two.hospitals.length === 2 ? 1 : 0));
});

test('ids are stable between imports and never shared', async () => {
  const lists = [
    {
      insurer: 'A',
      asOf: '',
      entries: [
        hospitalEntry(),
        hospitalEntry({ pin: '', address: '' }),
        hospitalEntry({ pin: '', address: '' }),
      ],
    },
  ];
  const [first, second] = [await mergeLists(lists), await mergeLists(lists)];
  const ids = first.hospitals.map(({ id }) => id);
  expect(second.hospitals.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
