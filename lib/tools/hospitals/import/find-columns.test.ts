import { inCommandWords } from '../../../imports/spreadsheets/import-options.ts';
import { columnKey } from './column-names.ts';
import { describeListColumns, findColumns } from './find-columns.ts';

test('a header in two rows is read as one: the lower cell, or the upper one where the lower is empty', () => {
  const found = findColumns([
    ['Network hospitals', '', '', '', ''],
    ['Hospital Name', 'Address', 'Place', 'Place', 'Remarks'],
    ['', '', 'City', 'Pincode', ''],
    ['Ruby Hall', '40, Sassoon Road', 'Pune', '411001', 'x'],
  ]);
  expect(found.headerRow).toBe(2);
  expect(found.columns).toMatchObject({ name: [0], address: [1], city: [2], pin: [3] });
  expect(inCommandWords(describeListColumns(found))).toBe(
    'Columns read: name=Hospital Name, address=Address, city=City, pin=Pincode; not read: Remarks (--map field=COLUMN reads one)',
  );
});

test('a header in one row does not take the first hospital for its second row', () => {
  const found = findColumns([
    ['Hospital Name', 'City', 'District', 'State', 'Pin'],
    ['', 'Pune', '', '', ''],
    ['Ruby Hall', 'Pune', 'Pune', 'Maharashtra', '411001'],
  ]);
  expect(found.headerRow).toBe(0);
});

test.each<[string[], object]>([
  [
    ['hosp_nm', 'hosp_addr', 'town_nm', 'dist_nm', 'st_nm', 'pin_cd'],
    { name: [0], address: [1], city: [2], district: [3], state: [4], pin: [5] },
  ],
  [
    ['अस्पताल का नाम', 'पता', 'शहर', 'ज़िला', 'राज्य', 'पिन कोड'],
    { name: [0], address: [1], city: [2], district: [3], state: [4], pin: [5] },
  ],
  [
    ['Name / नाम', 'पता / Address', 'City / शहर', 'Pin पिन'],
    { name: [0], address: [1], city: [2], pin: [3] },
  ],
  [
    [
      'Name of Medical Institution',
      'City',
      'Std Code',
      'LandLine',
      'Mobile No',
      'Location Coordinates',
    ],
    { name: [0], city: [1], phoneCode: [2], phone: [3, 4], position: [5] },
  ],
  [
    ['Hospital Name & Address', 'Speciality', 'Tie Up', 'Pin'],
    { name: [0], specialities: [1], tieUp: [2], pin: [3], isNameWithAddress: true },
  ],
])('%j', (header, columns) => {
  expect(findColumns([header, header.map(() => 'x')]).columns).toMatchObject(columns);
});

test('a column may be named like a property that every object has', () => {
  expect(columnKey('Constructor to String')).toBe('constructortostring');
});

test('nothing of a file that is not a list is printed', () => {
  const rows = [['root:x:0:0:root:/root:/bin/bash'], ['daemon:x:1:1']];
  expect(() => findColumns(rows)).toThrow('The first row is one cell, so this is no list');
  expect(() => findColumns(rows)).not.toThrow(/root/);
});
