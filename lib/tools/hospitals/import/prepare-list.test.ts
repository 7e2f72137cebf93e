/** Files as insurers' programs write them, and files that are not lists. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import writeExcelFile from 'write-excel-file/node';
import { prepareList } from './prepare-list.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'hospital-lists-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function fileOf(content: string | Buffer, ending = 'csv'): string {
  const file = join(folder, `list-${++count}.${ending}`);
  writeFileSync(file, content);
  return file;
}

const read = (content: string | Buffer, map: Record<string, string> = {}) =>
  prepareList(fileOf(content), { map: new Map(Object.entries(map)), asOf: '2026-06-29' });

const clean = 'Hospital Name,Address,City,State,Pin Code\n';

test('columns of any name and order are found below title rows, with a byte order mark', async () => {
  const { entries, sheets } = await read(
    '\ufeffNETWORK HOSPITALS AS ON 1 JUNE,,,,\n,,,,\nS.No,PIN CODE,Name of the Hospital,STATE,City Name,Hospital Address 1,Hospital Address 2,Contact No\n1,411001,RUBY HALL CLINIC,MAHARASHTRA,PUNE,"40, SASSOON ROAD",NEAR STATION,020-66455100\n',
  );
  expect(sheets[0]?.columns.headerRow).toBe(1);
  expect(entries).toEqual([
    {
      name: 'Ruby Hall Clinic',
      address: '40, Sassoon Road, Near Station',
      city: 'Pune',
      district: '',
      state: 'Maharashtra',
      pin: '411001',
      phone: '020-66455100',
      latitude: null,
      longitude: null,
      isPositionApproximate: false,
      specialities: '',
      tieUp: '',
    },
  ]);
});

test.each([
  ['PLOT NO 1, Y JUNCTION,KUKATPALLY,HYDERABAD', 'Hyderabad', 'Telangana'],
  ['RAILWAY STATION ROAD,ROAD NO. 2,KARIMNAGAR', 'Karimnagar', 'Telangana'],
  ['12 Ring Road Karimnagar.', 'Karimnagar', 'Telangana'],
  ['Road No 2, Kukatpally', 'Kukatpally', 'Telangana'],
  ['MG Road, Pune, Maharashtra, India', 'Pune', 'Maharashtra'],
  ['MG Road - Pune', 'Pune', 'Maharashtra'],
  ['Futa road, Budh Vihar, Ghaziabad 2', 'Ghaziabad', 'Uttar Pradesh'],
  ['Ring Road, New Delhi', 'New Delhi', 'Delhi'],
  ['Baner, Pune Dist., Maharashtra', 'Pune', 'Maharashtra'],
  ['MG Road, Dist. Pune', 'Pune', 'Maharashtra'],
  ['MG Road, PUNE Maharashtra', 'PUNE', 'Maharashtra'],
  ['MG Road Pune Maharashtra', 'Pune', 'Maharashtra'],
])('without a city column, %j is in %s', async (address, city, state) => {
  const { entries, notes } = await read(`Hospital,Address\nField Hospital,"${address}"\n`);
  expect(entries).toEqual([expect.objectContaining({ city, state })]);
  expect(notes.get('placed by the end of its address')).toBe(1);
});

test.each(['Station Road', '9 Mall Road', 'Nagar', 'Main Bazar'])(
  'the street %j is no city',
  async (address) => {
    const { entries, rejected } = await read(
      `Hospital,Address,City\nZz Hospital,${address},\nRuby Hall,,Pune\n`,
    );
    expect([entries.map(({ city }) => city), rejected.length]).toEqual([['Pune'], 1]);
  },
);

test('a row without a place is placed by its coordinates; one at sea is not', async () => {
  const { entries, notes, rejected } = await read(
    'Hospital,Location Coordinates\nField Hospital,"18.52, 73.86"\nHarbour Hospital,"12.95, 77.6"\nShip Hospital,"10.1, 70.2"\n',
  );
  expect(entries.map(({ city, state, latitude }) => [city, state, latitude])).toEqual([
    ['Pune', 'Maharashtra', 18.52],
    ['Bengaluru', 'Karnataka', 12.95],
  ]);
  expect(notes.get('placed by its coordinates')).toBe(2);
  expect(rejected).toHaveLength(1);
});

test.each([
  '18.52° N, 73.85° E',
  '18.5204N 73.8567E',
  '73.85 E; 18.52 N',
  '18°31\u203212\u2033N 73°51\u203224\u2033E',
  `18°31'12"N, 73°51'24"E`,
  'https://maps.example/@18.52,73.85,17z',
  'https://maps.example/?q=18.52,73.85',
  'https://maps.example/place/Field+Hospital/data=!3d18.52!4d73.85',
])('the position %j is in Pune', async (position) => {
  const { entries } = await read(`Hospital\tMap link\nField Hospital\t${position}\n`);
  expect(entries).toEqual([expect.objectContaining({ city: 'Pune' })]);
});

test.each(['City / PIN', 'City & Pincode', 'Town Pin No.'])(
  'the column %s holds both',
  async (column) => {
    const { entries } = await read(
      `Hospital,Area,${column}\nRuby Hall,Camp,Pune - 411001\nNoble,Hadapsar,Pune 411 013\n`,
    );
    expect(entries.map(({ address, city, pin }) => [address, city, pin])).toEqual([
      ['Camp', 'Pune', '411001'],
      ['Hadapsar', 'Pune', '411013'],
    ]);
  },
);

test('a list without any place says which column is missing', async () => {
  await expect(read('Hospital,Telephone\nField Hospital,1\n')).rejects.toThrow(
    'No column holds: city or district or pin or address or latitude or position.',
  );
  await expect(read('Hospital,Address\nField Hospital,Main gate\n')).rejects.toThrow(
    'the list has no column of cities or PIN codes, and no known city at the end of the address',
  );
});

test.each([';', '\t', '|'])('separated by %p', async (separator) => {
  const { entries } = await read(
    `Hospital;Address;Pin\nRuby Hall;Sassoon Road, Pune;411001\n`.replaceAll(';', separator),
  );
  expect(entries[0]).toMatchObject({
    name: 'Ruby Hall',
    address: 'Sassoon Road, Pune',
    city: 'Pune',
  });
});

test('Windows-1252, HTML entities and quoted line breaks are decoded', async () => {
  const windows = Buffer.from(
    `${clean}"Caf\u00e9 Hosp &amp;amp; Dr\u0092s","1st Floor\r\nM.G. Road",Pune,MH,411001\r\n`,
    'latin1',
  );
  const { entries, readAs } = await read(windows);
  expect(readAs).toContain('Windows-1252');
  expect(entries[0]).toMatchObject({ name: "Café Hosp & Dr's", address: '1st Floor M.G. Road' });
});

test('UTF-16 is read, as a spreadsheet saves "Unicode text"', async () => {
  const text = `\ufeff${clean.replaceAll(',', '\t')}अपोलो अस्पताल\tMG Road\tPune\tMaharashtra\t411001\n`;
  const { entries } = await read(Buffer.from(text, 'utf16le'));
  expect(entries[0]?.name).toBe('अपोलो अस्पताल');
});

test('XLSX is read, with PIN codes as numbers', async () => {
  const sheet = [
    ['List of hospitals', '', ''],
    ['Provider Name', 'Full Address', 'PinCode'],
    ['KEM HOSPITAL', 'RASTA PETH & CAMP', 411011],
  ];
  const file = fileOf(await writeExcelFile(sheet).toBuffer(), 'xlsx');
  const { entries, readAs } = await prepareList(file, { asOf: '2026-06-29' });
  expect(readAs).toBe('XLSX');
  expect(entries[0]).toMatchObject({ name: 'KEM Hospital', pin: '411011', state: 'Maharashtra' });
});

test('specialities from several columns become one text of whole labels; a tie-up stays as written', async () => {
  const many = Array.from({ length: 40 }, (_, at) => `Department ${at}`).join('; ');
  const { entries } = await read(
    `Hospital,City,Speciality 1,Speciality 2,Network Type\nRuby Hall,Pune,CARDIOLOGY (M1),ENT,AGREED RATES\nNoble,Pune,${many},,N/A\n`,
  );
  const [ruby, noble] = entries;
  expect(ruby).toMatchObject({ specialities: 'Cardiology (M1), ENT', tieUp: 'Agreed Rates' });
  expect(noble?.specialities).toMatch(/^Department 0; .*Department \d+$/);
  expect(noble?.specialities.length).toBeLessThanOrEqual(300);
  expect(noble?.tieUp).toBe('');
});

test('without a PIN code a state is enough, or a locality with a unique name', async () => {
  const { entries, rejected } = await read(
    [
      'Hospital,City,State',
      'In a state,Zzqqxx,Kerala',
      'In a locality,Vadavathoor,',
      'Of a name that several places have,Kalipur,',
      'Nowhere,Zzqqxx,',
      'In a city,Pune,',
    ].join('\n'),
  );
  expect(entries.map(({ name, state }) => [name, state])).toEqual([
    ['In a state', 'Kerala'],
    ['In a locality', 'Kerala'],
    ['In a city', 'Maharashtra'],
  ]);
  expect(rejected.map(({ row }) => row)).toEqual([4, 5]);
});

test('a position far from the PIN code, or from the city where there is none, is discarded', async () => {
  const { entries, notes } = await read(
    [
      'Hospital,City,State,Pin,Lat,Long',
      'Near its PIN,Pune,Maharashtra,411001,18.52,73.87',
      'Far from its PIN,Pune,Maharashtra,411001,19.07,72.87',
      'In a town by its city,Pune,Maharashtra,,18.83,74.37',
      'Far from its city,Pune,Maharashtra,,11.98,75.38',
      'Of a city that nobody knows,Elsewhere,Maharashtra,411001,11.98,75.38',
    ].join('\n'),
  );
  expect(entries.map(({ latitude }) => latitude)).toEqual([18.52, null, 18.83, null, null]);
  expect(Object.fromEntries(notes)).toEqual({
    'position far from its PIN code': 2,
    'position far from its city': 1,
  });
});

test('the PIN code is taken from the address when it has no column of its own', async () => {
  const { entries } = await read(
    'Hospital,Address\nA Hospital,"MG Road, Pune - 411 001"\nB Hospital,"Sassoon Rd 411001, Ph 02066455100"\n',
  );
  expect(entries.map(({ pin }) => pin)).toEqual(['411001', '411001']);
});

test('--map assigns columns to fields', async () => {
  const list = 'A,B,C\nRuby Hall,Sassoon Road,411001\n';
  const { entries } = await read(list, { name: 'A', address: 'b', pin: '3' });
  expect(entries[0]).toMatchObject({ name: 'Ruby Hall', pin: '411001' });
  await expect(read(list)).rejects.toThrow('--map name=COLUMN');
  await expect(read(list, { name: 'Z' })).rejects.toThrow('there is no such column');
  await expect(read(list, { name: 'A', address: 'Z' })).rejects.toThrow('there is no such column');
  await expect(read(list, { colour: 'A' })).rejects.toThrow('--map knows no "colour"');
});

test('unusable rows are rejected with a reason; the others are imported', async () => {
  const { entries, rejected, rowsRead } = await read(
    `${clean}${[
      'Ruby Hall,Sassoon Road,Pune,Maharashtra,411001',
      'RUBY HALL,SASSOON ROAD,PUNE,MAHARASHTRA,411001',
      ',Somewhere,Pune,Maharashtra,411001',
      'Lost Hospital,,Nowhereville,,',
      'Hospital Name,Address,City,State,Pin Code',
      'Total,,,,',
      'Noble Hospital,Hadapsar,Pune,Maharashtra,999',
      'Jehangir Hospital,Sassoon Road,Pune,Maharashtra,411001',
      'Sassoon Hospital,Station Road,Pune,Maharashtra,411001',
      'Poona Hospital,Sadashiv Peth,Pune,Maharashtra,411030',
      'Bharati Hospital,Dhankawadi,Pune,Maharashtra,411043',
      'Snowbell Hospital,Nigdi,Pune,Maharashtra,411044',
    ].join('\n')}\n`,
  );
  expect(rowsRead).toBe(12);
  expect(entries.map(({ name }) => name)).toContain('Snowbell Hospital');
  expect(entries.find(({ name }) => name === 'Noble Hospital')?.pin).toBe('');
  expect(rejected.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'the same row again'],
    [4, 'no name'],
    [5, 'no PIN code, and its city is not one we know'],
    [6, 'the header again'],
    [7, 'not a hospital'],
  ]);
});

test('digits of Indian scripts are read, and placeholders of formulas and people count as empty', async () => {
  const { entries } = await read(
    'Hospital,City,Pin,Phone\nRuby Hall,Pune,४११००१,९८२००५९५८०\nKMCH,#N/A,૬૪૧૦૧૪,Not available\n',
  );
  expect(entries.map(({ city, pin, phone }) => [city, pin, phone])).toEqual([
    ['Pune', '411001', '9820059580'],
    ['Coimbatore', '641014', null],
  ]);
});

const ruby = 'Ruby Hall,Sassoon Road,Pune,Maharashtra,411001\n';
const noble = 'Noble,Hadapsar,Pune,Maharashtra,411013\n';

test.each([
  ['a heading in mid-list', `${clean}${ruby}De-empanelled hospitals,,,,\n${clean}${noble}`],
  [
    'one over all columns',
    `${clean}${ruby}${'Excluded,'.repeat(4)}Excluded\n,,,,\nMumbai,,,,\n${noble}`,
  ],
  ['one beside its letter', `${clean}${ruby}B,De-empanelled from 1.4.2026,,,\n${noble}`],
  [
    'one that ends',
    `${clean}List of excluded hospitals,,,,\n${noble}Network hospitals,,,,\n${ruby}`,
  ],
])('%s marks rows of excluded hospitals', async (_, list) => {
  const { entries, excluded } = await read(list);
  expect(entries.map(({ name }) => name)).toEqual(['Ruby Hall']);
  expect(excluded.entries.map(({ name }) => name)).toEqual(['Noble']);
});

test.each(['Inactive', 'Non-network', 'Not Active / De-activated', 'Non empanelled'])(
  'a hospital with the status "%s" is not listed as cashless',
  async (status) => {
    const { entries, excluded } = await read(
      `Hospital,City,Pin,Status\nRuby Hall,Pune,411001,Active\nNoble,Pune,411013,${status}\n`,
    );
    expect([entries.length, excluded.exclusionWording]).toEqual([1, `Status: ${status}`]);
  },
);

test('a list with mostly unusable rows is refused, because a wrong column is more likely', async () => {
  await expect(
    read(`${clean},,,,\n1,x,,,\n2,y,,,\nA Hospital,Road,Pune,MH,411001\n`),
  ).rejects.toThrow('rows cannot be used');
});

test('second lines of addresses, as a table has that was copied from a PDF, do not make it unusable', async () => {
  const { entries, rejected } = await read(
    `${clean}A Hospital,Road,Pune,MH,411001\n,Near Bus Stand,,,\n,Camp,,,\n`,
  );
  expect([entries.length, rejected.length]).toEqual([1, 2]);
});

const manyRows = Array.from(
  { length: 30 },
  (_, at) => `Hospital ${at},"Road ${at}",Pune,MH,411001`,
).join('\n');

test.each<[string, string | Buffer, string]>([
  ['an empty file', '', 'empty'],
  ['a header alone', clean, 'no rows'],
  ['UTF-16 without its mark', Buffer.from(clean, 'utf16le'), 'CSV in UTF-8'],
  ['binary data', Buffer.from([1, 2, 3, 0, 5, 6, 0, 255, 254, 0]), 'binary'],
  ['control characters', Buffer.alloc(500, 7), 'binary'],
  ['a PDF', '%PDF-1.7 rest', 'PDF'],
  ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old Excel'],
  ['a web page', '<!DOCTYPE html><html><body>Not found</body></html>', 'web page'],
  ['a table that calls itself a workbook', '<table><tr><td>Hospital</td></tr></table>', 'XLSX'],
  ['a quote that never closes', `${clean}${manyRows}\n"Ruby Hall,Sassoon`, 'cut off'],
  ['a row that breaks off', `${clean}${manyRows}\nRuby Hall,Sass`, 'cut off'],
])('%s is refused in one line', async (_, content, words) => expectRefused(content, words));

test('a broken XLSX is refused with one line', async () => {
  const whole = await writeExcelFile([['Hospital Name', 'City']]).toBuffer();
  await expectRefused(whole.subarray(0, 500), 'damaged');
});

async function expectRefused(content: string | Buffer, words: string): Promise<void> {
  const problem = await read(content).catch((error: Error) => error);
  expect(problem).toMatchObject({ name: 'ImportError' });
  expect((problem as Error).message).toContain(words);
  expect((problem as Error).message).not.toContain('\n');
}

test('a file of 500 MB is refused before it is read, and so are a missing file and a folder', async () => {
  const large = fileOf('');
  truncateSync(large, 500 * 1024 * 1024);
  await expect(prepareList(large, { asOf: '2026-06-29' })).rejects.toThrow('500 MB');
  await expect(prepareList(join(folder, 'none.csv'), { asOf: '2026-06-29' })).rejects.toThrow(
    'no file',
  );
  await expect(prepareList(folder, { asOf: '2026-06-29' })).rejects.toThrow('not a file');
});
