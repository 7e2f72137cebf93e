/** Questions that an import asks before it adds or replaces a list. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import writeExcelFile from 'write-excel-file/node';
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { temporaryDataDir } from '../../../../testing/databases/temporary-database.ts';
import { createWorkbook } from '../../../../testing/hospital-lists/minimal-workbook.ts';
import { acquireImportLock } from '../../../imports/import-lock.server.ts';
import { inCommandWords } from '../../../imports/spreadsheets/import-options.ts';
import { openStoreAt } from '../../../store/open-store.server.ts';
import type { Store } from '../../../store/schema/schema.ts';
import type { ListKind } from '../lists/list-entry.ts';
import { insurerQuestions } from './insurer-questions.server.ts';
import { type ImportRequest, previewHospitalImport } from './preview-import.server.ts';
import { replaceList } from './replace-list.server.ts';

const { dataDir, remove } = temporaryDataDir();
const nothing = () => undefined;
const asOf = '2026-07-01';
let store: Store;

beforeAll(async () => {
  store = await openStoreAt({ dataDir, databaseUrl: null });
  const lock = await acquireImportLock(store, 'hospitals', { waitMs: 1000 });
  const list = { insurer: 'Alpha General', asOf: '2026-06-29', entries: [hospitalEntry()] };
  await replaceList(store, lock, list, { onStep: nothing });
  await lock.release();
});

afterAll(async () => {
  await store.db.destroy();
  remove();
});

const plain = 'Hospital,City,Pin,Title\nRuby Hall,Pune,411001,x\n';

type Asked = {
  name?: string;
  insurer?: string;
  asOf?: ImportRequest['asOf'];
  kind?: ListKind;
  list?: string | Buffer;
};

async function questionsFor({
  name = 'list.csv',
  insurer = 'Alpha General',
  asOf: listDay = asOf,
  kind = 'network',
  list = plain,
}: Asked) {
  const file = join(dataDir, name);
  writeFileSync(file, list);
  const options = { file, insurer, asOf: listDay, kind, map: new Map() };
  return (await previewHospitalImport(store, options)).questions;
}

test('a newer list of the same size under the same name raises no question', async () => {
  expect(await questionsFor({})).toEqual([]);
});

test.each([
  'Excluded_Hospitals_June.csv',
  'DeListedHospitals.csv',
  'blacklisted-providers.csv',
  'Niva Bupa Unrecognized Hospitals.csv',
  'Unrecognised-Hospitals.csv',
  'SBI General Cautious Hospitals.csv',
  'CautionList2026.csv',
  'Not eligible providers.csv',
  'NotEligibleHospitals.csv',
  'Watch list June.csv',
  'watchlist.csv',
  'Hospitals_on_hold.csv',
  'WithdrawnHospitals.csv',
  'Negative List.csv',
  'List of Suspect Hospitals.csv',
  'RestrictedHospitals.csv',
  'Deletions.csv',
  'Deletion list.csv',
  'DEEMP.csv',
  'De Emp.csv',
  'Excl.csv',
  'Unrecog.csv',
  'Not Recog.csv',
  'Neg List.csv',
  'Non PPN.csv',
  'Not to be entertained.csv',
  'Delinked.csv',
  'Network exits.csv',
  'GIPSA PPN exit list.csv',
  'Regret list.csv',
  'not admissible.csv',
  'FWA.csv',
  'प्रतिबंधित.csv',
])(
  'a file named %s raises a question, even if its content does not mention exclusion',
  async (name) => {
    const [question, ...more] = await questionsFor({ name });
    expect(question).toMatchObject({ id: 'excluded', text: expect.stringContaining(name) });
    expect(inCommandWords(question?.text ?? '')).toContain('--kind excluded');
    expect(more).toEqual([]);
  },
);

const withColumn = (column: string, values: readonly string[]) =>
  `Hospital,City,Pin,${column}\n${values.map((value, nth) => `Hospital ${nth},Pune,411001,"${value}"\n`).join('')}`;

/** Values that end a tie-up, a line for each kind of column. */
const endings = {
  Status:
    'Delisted|Withdrawn|With-drawn|Cashless facility withdrawn|WITHDRAWL|Discontinued|Hospital closed|Closed|Temporary closed|Permanently shut|MOU expired|Expired|Lapsed|Stopped|Cashless stopped|Ceased|Cashless not available|Non cashless|No cashless|Non-Cashless|Reimbursement|Reimbursement only|Only Reimb.|ReimbursementOnly|Hold|On Hold|ON-HOLD|Onhold|Put on hold|Kept under hold|Rejected|Cancelled|Canceled|Disempanelled|De-paneled|Dis-empaneled|Depanelled|De Empanelled|Not empanelled|Inoperative|Non operational|Under suspension|Suspended|Watch list|Watchlisted|Out of network|Out-of-network|OON|Blacklisted|Blocked|Barred|Removed|Deleted|Dropped|Dormant|Defunct|Not renewed|Not active|In Active|N|No|Deactivated|Terminated|Exited|Revoked|Denied|Ex-network|Prohibited|बंद|निलंबित|स्थगित|Off-boarded|Delete',
  'Cashless (Y/N)': 'N|No|NO|0|Not allowed|Unavailable',
  Remarks:
    'Cashless withdrawn|Tie up discontinued|On hold till further notice|MOU lapsed|Hospital closed down|Blacklisted by GIC',
  'Hospital Category': 'Closed|Withdrawn|Delisted|On hold',
  'Withdrawn on': '1-6-2026|yes',
  'MOU Expiry Date': '17-AUG-2024|30/06/2026|2026-06-30|31 Mar 2025|Expired',
  'Valid Upto': '17-08-2024|01-04-2023 to 31-03-2026',
  'Valid From - Valid To': '01.04.2022-31.03.2025',
  Tenure: '01/04/2022 - 31/03/2025',
  'Recognition Validity To': '17-AUG-2024',
  'Agreement end date': '45000',
  'Exit date': '31/05/2026',
  'Eff End Dt': '20260131',
  'Service Type': 'Reimbursement only|Reimbursement',
  'Claim Type': 'Reimbursement',
  कैशलेस: 'नहीं|अनुपलब्ध|बंद',
  'कैशलेस सुविधा': 'नहीं|अनुपलब्ध',
  स्थिति: 'निलंबित|रद्द|बंद|केवल प्रतिपूर्ति',
  'Effective to': '31/05/2026',
  'Withdrawal effective from': '1-6-2026',
  'Suspended upto': '31-12-2026',
  'Suspended (Yes / No)': 'Yes',
  'Suspended (True/False)': 'True',
  'Stop Cashless?': 'Y',
  'Empanelment/De-empanelment date': '01-01-2026',
  'Suspension period': '01-04-2026 to 31-12-2026|31-12-9999',
} as const;

test.each(
  Object.entries(endings).flatMap(([column, values]) =>
    values.split('|').map((value) => [column, value] as const),
  ),
)('%s, %j: set aside as excluded, with a question', async (column, value) => {
  const good = /^(?:withdraw|suspen|stop)/i.test(column)
    ? ''
    : /date|valid|upto|expiry|effective|end dt/i.test(column)
      ? '31-12-2030'
      : 'Active';
  const list = withColumn(column, [good, value, good]);
  const questions = await questionsFor({ list, insurer: 'Beta' });
  const [excluded] = questions.filter(({ id }) => id === 'excluded');
  expect(excluded?.text).toMatch(/^1 hospital is excluded by what the list says/);
  expect(excluded?.text).toContain(value);
});

test.each([
  ['Status', 'Pending'],
  ['Status', 'Under process'],
  ['Status', 'Category B'],
  ['Status', 'NA'],
  ['Network Status', 'Provisional'],
  ['Hospital standing', 'Grade C'],
  ['Remarks', 'Call before admission'],
  ['Valid till', 'June'],
  ['Validity', '2024'],
  ['Hosp_Sts_Cd', 'T'],
  ['Effective From', '01-01-2027'],
  ['Effective From', '1st January 2027'],
  ['MoU Effective From', 'Jan-27'],
  ['W.e.f.', '01-01-2027'],
  ['Reason', 'Rate dispute'],
  ['Date of de-empanelment', '01-01-2027'],
  ['Action', 'Suspension revoked'],
  ['Status', 'De-empanelment order withdrawn'],
  ['Status', 'Re-activated 01.06.2026 (was on hold)'],
  ['Status', 'inv. closed, ok'],
  ['स्थिति', 'निलंबन समाप्त, पुनः चालू'],
  ['Remarks', 'Cashless desk closed 2nd & 4th Sat'],
  ['Valid till', '2026-07-01'],
])('%s, %j: asked about, never taken as cashless in silence', async (column, value) => {
  for (const values of [[value], [value, value, '']])
    expect(
      await questionsFor({ list: withColumn(column, values), insurer: 'Beta' }),
    ).toContainEqual({
      id: expect.stringMatching(/^status-/),
      text: expect.stringContaining(`"${value}" (${values.length === 1 ? '1 row' : '2 rows'})`),
    });
});

test.each([
  ['MoU Effective From', '01.10.2024|Apr-24|1st Sept 2024|15-Dec-26', '15-Dec-26'],
  ['MoU Effective From', '01.10.2024|01.10.2023|FY 2025-26|01.10.2025', 'FY 2025-26'],
  ['Go-live', '01-01-2025|01-01-2024|01-01-2027', '01-01-2027'],
  ['Dt 2', '01-01-2027|31-12-2026|01-01-2025', '01-01-2025'],
  ['Ceiling per admission', '5|2.5|0|10', '0'],
  [
    'Address',
    'MG Road, Pune|No pre-auth request is entertained',
    'No pre-auth request is entertained',
  ],
])('%s, values %j: %j alone is a question', async (column, values, asked) => {
  const list = withColumn(column, values.split('|'));
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([
    { id: expect.any(String), text: expect.stringContaining(`says: "${asked}" (1 row) at `) },
  ]);
});

test('a hospital without a day in a column of validity is a question, where most have one', async () => {
  const ask = async (values: string[]) =>
    (await questionsFor({ list: withColumn('Valid till', values), insurer: 'Beta' })).map(
      ({ text }) => text,
    );
  expect(await ask(['31-12-2030', '', '31-12-2030'])).toEqual([
    expect.stringContaining('no value (1 row) at "Hospital 1"'),
  ]);
  expect(await ask(['31-12-2030', '', ''])).toEqual([]);
});

test.each([
  ['State,Pin,Phone', 'Maharashtra (abeyance),411001,1'],
  ['State,Pin,Phone', 'Maharashtra,411001 RI only,1'],
  ['State,Pin,Phone', 'Maharashtra,411001,020-26123456 (cashless till 31/8/26)'],
  ['State,Pin,', 'Maharashtra,411001,abeyance wef 1/4/26'],
])('%j, %j: what stands beside the place or the number is a question', async (columns, row) => {
  const list = `Hospital,City,${columns}\nRuby Hall,Pune,Maharashtra,411001,\nNoble,Pune,${row}\n`;
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([
    {
      id: expect.any(String),
      text: expect.stringMatching(/(?:abeyance|RI only|cashless till).* at "Noble"/),
    },
  ]);
});

test('a list is not refused for the notes of many names', async () => {
  const rows = Array.from(
    { length: 1100 },
    (_, nth) => `X Hospital (q${'z'.repeat(1 + (nth % 30))}w${nth}),Pune,411001`,
  );
  const [question] = await questionsFor({
    list: ['Hospital,City,Pin', ...rows].join('\n'),
    insurer: 'Beta',
  });
  expect(question?.text).toContain('and 1088 more');
});

test('a header of two rows with a period is read: what is over is set aside, the rest is no question', async () => {
  const list = (to: string) =>
    `Sr. No. / क्रमांक,Hospital,City,Pin,Tie-up period,\n,,,,From,To\n1,Ruby Hall,Pune,411001,01-01-2020,${to}\n2,Noble,Pune,411013,01-01-2020,31-12-2030\n`;
  expect(await questionsFor({ list: list('31-12-2030'), insurer: 'Beta' })).toEqual([]);
  expect(await questionsFor({ list: list('31-12-2024'), insurer: 'Beta' })).toEqual([
    { id: 'excluded', text: expect.stringContaining('31-12-2024') },
  ]);
});

test.each([
  'Hospital,City,Pin,,Hospital,City',
  'Hospital,City,Pin,,De-listed hospital,City',
  'Network hospitals,,,,Delisted hospitals,\nHospital,City,Pin,,Hospital,City',
])('two tables side by side, %j: the first one is read, with a question', async (header) => {
  const list = `${header}\nRuby Hall,Pune,411001,,Noble Care,Pune\nJehangir,Pune,411001,,,\n`;
  const file = join(dataDir, 'list.csv');
  writeFileSync(file, list);
  const request = { file, insurer: 'Beta', asOf, kind: 'network', map: new Map() } as const;
  const { entries, questions } = await previewHospitalImport(store, request);
  expect(entries.map(({ name }) => name)).toEqual(['Ruby Hall', 'Jehangir']);
  expect(questions).toEqual([
    { id: expect.stringMatching(/^sheets-/), text: expect.stringContaining('a second table') },
  ]);
});

test('a second table begins with its serial numbers, and its title is not that of the first', async () => {
  const list =
    'ADDED TO NETWORK,,,,,REMOVED FROM NETWORK,,,\nSr.,Hospital,City,Pin,,Sr.,Hospital,City,Pin\n1,Ruby Hall,Pune,411001,,1,Noble Care,Pune,411013\n';
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([
    {
      id: expect.any(String),
      text: expect.stringContaining('to the right, "REMOVED FROM NETWORK"'),
    },
  ]);
});

test.each([
  'Aspatal,Pata,Shahar,Kramank,Halat\n',
  'மருத்துவமனை பெயர்,முகவரி,நகரம்,அஞ்சல் குறியீடு,நிலை\n',
  'Network of June\nAspatal,Pata,Shahar,Kramank,Halat\n',
  'Network of June\n',
  '',
])('the header %j: columns are found by their values, with a question', async (header) => {
  const rows = ['Ruby Hall Clinic', 'Noble Hospital', 'KEM Nursing Home'].map(
    (name, nth) => `${name},"${nth} MG Road",Pune,411001,${nth === 1 ? 'Ruka' : 'Chalu'}`,
  );
  const file = join(dataDir, 'list.csv');
  writeFileSync(file, `${header}${rows.join('\n')}\n`);
  const request = { file, insurer: 'Beta', asOf, kind: 'network', map: new Map() } as const;
  const { entries, questions } = await previewHospitalImport(store, request);
  expect(entries.map(({ name, address, city, pin }) => [name, address, city, pin])).toEqual([
    ['Ruby Hall Clinic', '0 MG Road', 'Pune', '411001'],
    ['Noble Hospital', '1 MG Road', 'Pune', '411001'],
    ['KEM Nursing Home', '2 MG Road', 'Pune', '411001'],
  ]);
  expect(questions.map(({ id }) => id.replace(/-.*/, ''))).toEqual(['status', 'columns']);
});

test('what a column says is confirmed for this column and these values only', async () => {
  const idsOf = async (list: string) =>
    (await questionsFor({ list, insurer: 'Beta' })).map(({ id }) => id);
  const list = (first: string, second: string) =>
    `Hospital,City,Pin,Status,Remarks\nRuby Hall,Pune,411001,${first},${second}\n`;
  const [one, two, ...more] = await idsOf(list('Pending', 'Pending'));
  expect(more).toEqual([]);
  expect(one).not.toBe(two);
  expect(await idsOf(list('Pending', ''))).toEqual([one]);
  expect(await idsOf(list('Awaited', ''))).not.toContain(one);
});

test('each question has an id of its own: a tick is for one of them', async () => {
  const rows = rowsOf(2, 'Arovia');
  await inForce('Twin General', rows.slice(0, 1), 'excluded');
  for (const other of ['Triplet General', 'Triplets General']) await inForce(other, rows);
  const header = `Hospital Name,Address,Pincode,City,Remarks${' of our office'.repeat(6)},Remarks,Remarks`;
  const sheet = (word: string) => [
    header.split(','),
    ...rowsOf(2, word).map(({ name, address, pin }, nth) =>
      [name, address, pin, 'Pune', nth ? 'Delisted' : '', 'Pending', 'Pending'].map(String),
    ),
  ];
  const list = createWorkbook(
    ['Arovia', 'Gulposh'].map((word) => ({ name: word, rows: sheet(word) })),
  );
  const questions = await questionsFor({ list, name: 'list.xlsx', insurer: 'Twin General' });
  const entries = rows.map((row) => hospitalEntry(row));
  const asked = { insurer: 'SBI Genral', placed: [] };
  const ofInsurer = await insurerQuestions(store, asked, { entries, kind: 'network' });
  const ids = [...questions, ...ofInsurer].map(({ id }) => id);
  expect(ids.map((id) => id.replace(/-.*/, '')).toSorted()).toEqual([
    ...['excluded', 'excluded', 'insurer', 'insurer', 'insurer', 'sheets'],
    ...Array(6).fill('status'),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every value of a column is shown with its count, the others folded', async () => {
  const values = Array.from({ length: 15 }, (_, nth) => `Code ${String.fromCharCode(65 + nth)}`);
  const [question] = await questionsFor({ list: withColumn('Status', values), insurer: 'Beta' });
  expect(question?.text).toContain('"Code L" (1 row), and 3 more.');
  expect(question?.more).toEqual(['"Code M" (1 row)', '"Code N" (1 row)', '"Code O" (1 row)']);
});

test('a column of more values than anybody reads is refused', async () => {
  const values = Array.from({ length: 1100 }, (_, nth) => `Code ${nth}`);
  await expect(
    questionsFor({ list: withColumn('Status', values), insurer: 'Beta' }),
  ).rejects.toThrow('The column "Status" has 1100 different values');
});

test.each([
  ['Hospital closed since the fire of June, as its owner told us on the telephone', 'excluded'],
  ['As the owner told us on the telephone the hospital has been closed since June', 'status'],
])('one long remark among many, %j: %s', async (remark, asked) => {
  const remarks = Array.from({ length: 60 }, (_, nth) => `Visited by officer number ${nth}`);
  const list = withColumn('Remarks', [...remarks, remark]);
  const [question, ...more] = await questionsFor({ list, insurer: 'Beta' });
  expect(question?.id.replace(/-.*/, '')).toBe(asked);
  expect(question?.text).toContain(asked === 'status' ? `"${remark}" (1 row)` : remark);
  expect(more).toEqual([]);
});

test('comments of cells are a column of the list, and those of its header a note', async () => {
  const rows = [...plain.split('\n'), 'Noble,Pune,411013,x', 'Jehangir,Pune,411001,x'];
  const sheet = { name: 'June', rows: rows.filter(Boolean).map((line) => line.split(',')) };
  const ask = async (comments: Record<string, string>, isThreaded = false) => {
    const list = createWorkbook([{ ...sheet, comments, isThreaded }]);
    const questions = await questionsFor({ name: 'list.xlsx', list, insurer: 'Beta' });
    return questions.map(({ text }) => text).join('\n');
  };
  expect(await ask({ A2: 'Checked by Asha' })).toContain('"Checked by Asha" (1 row)');
  for (const isThreaded of [false, true])
    expect(await ask({ A3: 'Asha:\nCashless stopped' }, isThreaded)).toMatch(
      /^1 hospital is excluded .*Cashless stopped/,
    );
  expect(await ask({ B1: 'Those in red are suspended' })).toContain('Those in red are suspended');
});

test.each([
  ['Ruby Hall', /^1 hospital is excluded .*Struck through/],
  ['Pune', /"Crossed out beside the name" \(1 row\)/],
])('a row in which %j is struck through: %s', async (struck, asked) => {
  const file = join(dataDir, 'struck.xlsx');
  const rows = [...plain.trim().split('\n'), 'Noble,Pune,411013,x'].map((line) => line.split(','));
  await writeExcelFile(
    rows.map((cells, row) =>
      cells.map((value) => ({
        value,
        textDecoration: { strikethrough: row === 1 && value === struck },
      })),
    ),
  ).toFile(file);
  const questions = await questionsFor({
    list: readFileSync(file),
    name: 'struck.xlsx',
    insurer: 'Beta',
  });
  expect(questions).toContainEqual({
    id: expect.any(String),
    text: expect.stringMatching(asked),
  });
});

test.each([
  [
    'A',
    '<is><r><rPr><strike/></rPr><t>Old Clinic</t></r><r><t> Noble</t></r></is>',
    'A part of the name crossed out',
  ],
  ['D', '<f>IF(A3="x","Blocked","Live")</f><v/>', 'A formula without a result'],
])('the cell %s3 of %j is a question', async (column, cell, asked) => {
  const rows = [
    ['Hospital', 'City', 'Pin'],
    ['Ruby Hall', 'Pune', '411001'],
  ];
  const cells = ['Noble', 'Pune', '411013'].map((text, nth) => {
    const at = 'ABC'.charAt(nth);
    return at === column ? '' : `<c r="${at}3" t="inlineStr"><is><t>${text}</t></is></c>`;
  });
  const type = cell.startsWith('<is>') ? ' t="inlineStr"' : '';
  const own = `<c r="${column}3"${type}>${cell}</c>`;
  const inOrder = column === 'A' ? [own, ...cells] : [...cells, own];
  const rowsXml = `<row r="3">${inOrder.join('')}</row>`;
  const list = createWorkbook([{ name: 'June', rows, rowsXml }]);
  expect(await questionsFor({ name: 'list.xlsx', list, insurer: 'Beta' })).toEqual([
    { id: expect.any(String), text: expect.stringContaining(`"${asked}" (1 row)`) },
  ]);
});

/** White, red, grey, yellow, a link's blue: a letter for each row. */
const colored = { r: '#FF0000', g: '#DDDDDD', y: '#FFFF00' } as const;

test.each([
  ['wwrwwwwwwww', 1],
  ['wwwwwwwwwwy', 1],
  ['rggrggrrgg', 4],
  ['gwgwgwrwgw', 1],
  ['gwgwgwgwgw', 0],
  ['gggggggggg', 0],
  ['wlwwllwwww', 0],
])('rows in the colours %j: %d asked about', async (letters, asked) => {
  const file = join(dataDir, 'colors.xlsx');
  const rows = rowsOf(letters.length, 'Arovia').map(({ name, address, pin }, row) => {
    const color = colored[letters[row] as keyof typeof colored];
    const mark =
      letters[row] === 'l'
        ? { textColor: '#0563C1', textDecoration: { underline: true } }
        : row % 2
          ? { backgroundColor: color }
          : { textColor: color };
    return [name, address, pin, 'Pune'].map((value) => ({ value, ...(mark as object) }));
  });
  const header = ['Hospital Name', 'Address', 'Pincode', 'City'];
  const top = header.map((value) => ({ value, backgroundColor: '#00FF00' }));
  await writeExcelFile([top, ...rows]).toFile(file);
  const list = readFileSync(file);
  const questions = await questionsFor({ list, name: 'colors.xlsx', insurer: 'Beta' });
  expect(questions.map(({ text }) => /than most" \((\d+) rows?/.exec(text)?.[1])).toEqual(
    asked > 0 ? [String(asked)] : [],
  );
});

test.each(['above', 'below'])(
  'a key of colours %s the hospitals says what their rows mean',
  async (place) => {
    const filled = (cells: readonly string[], backgroundColor: string) =>
      cells.map((value) => ({ value, backgroundColor: backgroundColor as '#FF0000' }));
    const rows = [...'wwwrwywwww'].map((letter, row) =>
      filled(
        [`Arovia ${'abcdefghij'[row]}an Hospital`, '1 Road', 'Pune', '411001'],
        { r: '#FF0000', y: '#FFFF00' }[letter] ?? '#FFFFFF',
      ),
    );
    const key = [
      filled(['', 'Cashless suspended'], '#FF0000'),
      filled(['', 'Tie-up under renewal'], '#FFFF00'),
    ];
    const table = [filled(['Hospital Name', 'Address', 'City', 'Pincode'], '#00FF00'), ...rows];
    const file = join(dataDir, 'key.xlsx');
    await writeExcelFile(place === 'above' ? [...key, ...table] : [...table, ...key]).toFile(file);
    const questions = await questionsFor({
      list: readFileSync(file),
      name: 'key.xlsx',
      insurer: 'Beta',
    });
    expect(questions.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^1 hospital is excluded .*Cashless suspended/),
      expect.stringContaining('"Tie-up under renewal" (1 row)'),
    ]);
  },
);

test.each([
  ['"Flag (0=Live, 1=Stop, 2=New)"', '012', ''],
  ['NW St', '137', '1 = Empanelled\n3 = On hold; no new admissions\n'],
  ['NW St', '137', '1,Empanelled\n3,De-empanelled\n'],
  ['Code', 'CNT', 'C = cashless N = no cashless T = to be visited\n'],
  ['St.', 'AXW', 'A = Active\nX = Suspended\nW = On watch list; cashless continues\n'],
])(
  '%s, %j with the legend %j: its codes are read, others asked about',
  async (column, codes, legend) => {
    const [good = '', ended = '', other = ''] = codes;
    const list = `${withColumn(column, [good, good, ended, other])}${legend}`;
    const [excluded, status, ...more] = await questionsFor({ list, insurer: 'Beta' });
    expect(excluded?.text).toMatch(/^1 hospital is excluded/);
    expect(status?.text).toContain(`"${good}" (2 rows)`);
    expect(status?.text).toContain(`"${ended}" (1 row, left out), "${other}" (1 row)`);
    expect(more).toEqual([]);
  },
);

test('a status column with several values is a question with each of them and its count', async () => {
  const list = withColumn('Status', ['Active', 'ACTIVE', 'Active', 'Closed', 'Pending', '']);
  expect(await questionsFor({ list, insurer: 'Beta' })).toContainEqual({
    id: expect.stringMatching(/^status-/),
    text: 'The column "Status" says: "Active" (2 rows), "ACTIVE" (1 row), "Closed" (1 row, left out), "Pending" (1 row), no value (1 row). Hospitals that are not left out would be shown as cashless.',
  });
});

test.each([
  ['Change', 'A', 'D'],
  ['Add/Del', 'A', 'D'],
  ['Addition / Deletion', 'Addition', 'Deletion'],
  ['STS', 'A', 'I'],
  ['CL', 'Y', 'N'],
  ['CSHLS', '1', '0'],
  ['PPN (Y/N)', 'Y', 'N'],
  ['Block', 'X', ''],
  ['DNU', 'Y', 'N'],
  ['Neg', 'Y', ''],
  ['Of no known name', 'A', 'S'],
  ['Remarque', 'ACT', 'DEL'],
  ['Kya', 'EMP', 'DEEMP'],
  ['Col 9', 'A/D', 'A/C'],
  ['', 'Live', 'Dead'],
  ['Lifecycle', 'L0', 'XX'],
  ['Category', 'Primary', 'SPD'],
  ['Segment', 'D', 'D'],
  ['DOL', '', '31/03/2026'],
  ['DOD', '-', '31/03/2026'],
  ['Network/Non Network', 'Network', 'Non Network'],
  ['श्रेणी', 'जारी', 'रुका'],
  ['Meant for', 'All policies', 'Policies of one client in Pune and Nashik'],
])('%s, %j and %j: a question', async (column, ...values) => {
  const list = withColumn(column, [...values, ...values]);
  const ids = (await questionsFor({ list, insurer: 'Beta' })).map(({ id }) => id);
  expect(ids).toContainEqual(expect.stringMatching(/^status-/));
});

test.each([
  ['Om Eye Clinic (Cashless Withdrawn w.e.f. 01.04.2026)', '1'],
  ['X Hospital (De-listed)', '1'],
  ['X Hospital - SUSPENDED', '1'],
  ['X Hospital (बंद)', '1'],
  ['(Delisted) X Hospital', '1'],
  ['X Hospital De-empanelled wef 1/4/26', '1'],
  ['X Hospital', 'Delisted'],
  ['SUSPENDED - X Hospital', '1'],
  ['X [SUSP] Hospital (Unit 2)', '1'],
  ['X - (Formerly Apollo) - SUSPENDED', '1'],
  ['X Hospital', 'N/A - suspended'],
  ['X Hospital (Ex-empanelled)', '1'],
  ['X Hospital (w.e.f. 01.09.26 not on panel)', '1'],
  ['X Hospital [cashless N/A]', '1'],
  ['X Hospital', 'Hospital closed'],
  ['X Hospital', 'not empanelled now'],
  ['X Hospital *CLOSED*', '1'],
  ['#CLOSED# X Hospital', '1'],
  ['X Hospital CLOSED', '1'],
  ['Sun Hospital CLOSED', '1'],
  ['X Hospital (Hospital shifted)', '1'],
  ['X Hospital - under renovation', '1'],
  ['X Hospital | Reimbursement only', '1'],
  ['X Hospital (Bl\u0430\u0441klisted)', '1'],
  ['X Hospital - \u0399nactive', '1'],
  ['X Hospital (Sus\u00adpended)', '1'],
  ['X Hospital (Not in Netw0rk)', '1'],
])('a hospital called %j with the telephone %j is set aside as excluded', async (name, phone) => {
  const list = `Hospital,City,Pin,Phone\nRuby Hall,Pune,411001,1\n${name},Pune,411001,${phone}\n`;
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([
    {
      id: 'excluded',
      text: expect.stringMatching(/^1 hospital is excluded by what the list says/),
    },
  ]);
});

test.each([
  'X Clinic (Closed on Sundays)',
  'X Hospital (Formerly Apollo)',
  'X Hospital - Formerly Apollo',
  'X Hospital (near the closed mill)',
  'X Hospital (closed on Tuesdays)',
  'Hold Memorial Hospital',
  'X Hospital,Last Bus Stop',
  'X Hospital,"Shop 2, Bus Stop, Hadapsar"',
  'X Hospital,#12 MG Road',
  'X Hospital,"Blk 5, MG Road"',
  'X Hospital (I) Ltd',
  'X Hospital (P)',
  'X Hospital (Not for profit)',
  'X Hospital,Suspension Bridge Road',
])('a hospital called %j raises no question', async (name) => {
  const list = `Hospital,${name.includes(',') ? 'Address,' : ''}City,Pin\n${name},Pune,411001\n`;
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([]);
});

test.each([
  ['Status', 'Active'],
  ['कैशलेस', 'हाँ'],
  ['कैशलेस सुविधा', 'उपलब्ध'],
  ['Termination Date', '31-12-9999'],
  ['Termination Date', 'NULL'],
  ['Valid till', '31-12-9999'],
  ['Eff End Dt', '99991231'],
  ['Status', 'Cashless available'],
  ['Cashless', 'Yes'],
  ['Cashless & Reimbursement', 'Cashless and Reimbursement'],
  ['Network Hospital Code', 'NHC-1'],
  ['Website', 'not available'],
  ['OPD timings', 'Closed on Sunday'],
  ['Valid till', '30-06-2027'],
  ['Valid from', '30-06-2020'],
  ['Contract Start', '30-06-2020'],
  ['Contract Close', '31-12-2030'],
  ['Effective From', '30-06-2020'],
  ['NABH valid till', '30-06-2020'],
  ['Regn. Valid Till', '30-06-2020'],
  ['Licence Expiry Date', '30-06-2020'],
  ['MOU date', '30-06-2020'],
  ['Agreement No', '4711'],
  ['NABH Status', 'Not accredited'],
  ['Relationship Manager', 'Amit'],
  ['Designation', 'Manager'],
  ['Remarks', ''],
])('%s, %j: no question', async (column, value) => {
  expect(await questionsFor({ list: withColumn(column, [value, value]), insurer: 'Beta' })).toEqual(
    [],
  );
});

test.each([
  ['Category', 'Multi Speciality', 'Nursing Home'],
  ['Type', 'Private', 'Government'],
  ['Room Type', 'Twin Sharing', 'Single AC'],
  ['City Tier', 'X', 'Y'],
  ['Tier', 'Tier I', 'Tier II'],
  ['Zone', 'West', 'N'],
  ['NABH', 'Yes', 'No'],
  ['Beds', '50', '100'],
  ['Level', 'Level 1', 'Tertiary'],
  ['ROHINI ID', '8900080000001', '8900080000002'],
  ['Parking', 'Y', 'N'],
  ['24x7', '24x7', 'Y'],
  ['DISC_PCT', '10', '12', '10', '12', '0'],
  ['Cashless OPD', 'Y', 'N'],
  ['Co-pay', 'No co-pay', '20% co-pay'],
  ['Reimbursement claims address', 'Claims Cell, Pune', 'Claims Cell, Nashik'],
  ['Reimbursement helpline', '1800 22 33 44', '1800 22 33 45'],
  ['OPD closed on', 'Sunday', 'Monday'],
  ['Sl No', 'A1', 'B-2'],
  ['Email', 'claims@x.in', 'pay@y.in'],
  ['Designation', 'Claims Manager', 'Health Card Desk'],
  ['Class', 'Class A', 'Class B'],
  ['Empanelled By', 'HO', 'RO'],
  ['Hospital Grade', 'Gold', 'Silver'],
  ['TPA', 'MDIndia', 'Medi Assist'],
  ['Type of Tie Up', 'Agreed rates', 'PPN'],
  ['Claim Type', 'Cashless', 'Cashless / Reimbursement'],
  ['Network Type', 'Network', 'Agreed Tariff'],
  ['Rating', '★★★', '★★'],
  ['How to reach', 'Next to the closed mill', 'Opposite the court'],
  ['एनएबीएच', 'हाँ', 'नहीं'],
])('%s, %j and %j: no question', async (column, ...values) => {
  const list = withColumn(column, [...values, ...values]);
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([]);
});

test.each([
  'Hospital closed',
  'Shop 2, *CLOSED*, MG Road',
  '#CLOSED#, MG Road',
  'MG Road, hospital shifted',
  'MG Road / under renovation',
  'Closed since the fire, MG Road',
])('a hospital with the address %j is set aside as excluded', async (address) => {
  const list = `Hospital,Address,City,Pin\nRuby Hall,1 Road,Pune,411001\nX Hospital,"${address}",Pune,411001\n`;
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([
    { id: 'excluded', text: expect.stringMatching(/^1 hospital is excluded by what the list/) },
  ]);
});

const withRow = (name: string, address: string, phone: string) =>
  `Hospital,Address,City,Pin,Phone\nRuby Hall,1 Road,Pune,411001,1\n${name},"${address}",Pune,411001,${phone}\n`;

test.each([
  ['X Hospital', '1 Road', 'Merged with Noble'],
  ['X Hospital (merged with Y Hospital)', '1 Road', '1'],
  ['X Hospital (DNL)', '1 Road', '1'],
  ['ZZ_X Hospital', '1 Road', '1'],
  ['xxx X Hospital', '1 Road', '1'],
  ['X Hospital (S)', '1 Road', '1'],
  ['X Hospital (planned cases only)', '1 Road', '1'],
  ['X Hospital (Contact TPA before admission)', '1 Road', '1'],
  ['X Hospital', '1 Road, cashless for planned admissions', '1'],
  ['X Hospital - PPN tie-up to be reviewed', '1 Road', '1'],
  ['X Hospital - under notice', '1 Road', '1'],
  ['X Hospital (old code)', '1 Road', '1'],
  ['X Hospital (not for retail policies)', '1 Road', '1'],
  ['X Hospital [Cashless w.e.f. 01/01/2027]', '1 Road', '1'],
  ['X Hospital (RI)', '1 Road', '1'],
  ['X Hospital (RI only)', '1 Road', '1'],
  ['X Hospital (only Dialysis)', '1 Road', '1'],
  ['X Hospital (Network till 31/08/26)', '1 Road', '1'],
  ['X Hospital upto 31-Aug-26', '1 Road', '1'],
  ['X Hospital (Shifted to new premises w.e.f. 1.10.26)', '1 Road', '1'],
  ['X Hospital-Abeyance', '1 Road', '1'],
  ['X Hospital (pmt issue)', '1 Road', '1'],
  ['X Hospital', '1 Road (Cashless w.e.f. 01/01/2027)', '1'],
  ['X Hospital', '1 Road [abeyance]', '1'],
  ['X Hospital', '1 Road (closed then restored), Camp', '1'],
  ['X Hospital', '1 Road, network till 31/08/2026', '1'],
])('%j at %j with the telephone %j: a question', async (name, address, phone) => {
  const list = withRow(name, address, phone);
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([
    {
      id: expect.stringMatching(/^status-/),
      text: expect.stringMatching(/ \(1 row\) at ".*X Hospital/i),
    },
  ]);
});

test.each([
  ['X Hospital (A unit of Sarvodaya Healthcare Pvt Ltd)', '1 Road', '1'],
  ['X Hospital (Nagpur)', '1 Road (Near ITI)', '1'],
  ['X Hospital - Super Speciality Eye Centre', '1 Road - Pune', '1'],
  ['X Hospital (Ruby)', '8-2-293, Road No. 2', '1'],
  ['X Hospital (PPN)', '1 Road', 'Dr Patil 9876543210'],
  ['X Hospital, a GIPSA network hospital', 'TPA Road', 'not available'],
  ['X Hospital', '1 Road', 'TPA desk: 020-26123456'],
])('%j at %j with the telephone %j: no question', async (name, address, phone) => {
  const list = withRow(`"${name}"`, address, phone);
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([]);
});

test.each([
  ['X Hospital ~', '~ Admission on deposit and claim basis only', 'excluded'],
  ['~X Hospital', '~: reimbursement only', 'excluded'],
  ['X Hospital *', '* reimbursement only', 'excluded'],
  ['X Hospital (RI)', 'RI = Reimbursement only', 'excluded'],
  ['X Hospital [RI]', 'PPN: Preferred network; RI: on reimbursement basis', 'excluded'],
  ['X Hospital (RI)', 'RI,Reimbursement', 'excluded'],
  ['X Hospital #', '@ PPN   # Reimbursement only', 'excluded'],
  ['X Hospital *', '* reimbursement only; Red - suspended', 'excluded status'],
  ['X Hospital #', '"Legend: * - PPN, # - Reimbursement only"', 'excluded'],
  ['X Hospital **', 'Note: (1) Subject to change. (2) ** Cashless not available', 'excluded'],
  ['X Hospital (RI)', '"PPN: Preferred network, RI: on reimbursement basis"', 'excluded'],
  ['X Hospital ~', '~ Subject to prior approval of HO', 'status'],
  ['X Hospital *,Pune,411001\nY Hospital #', '* Suspended   # To be reviewed', 'excluded status'],
  ['X Hospital *,Pune,411001\nY Hospital #', '* PPN   # To be reviewed', 'status'],
  ['X Hospital *', '* NABH pending', 'status'],
  ['X Hospital (RI)', 'RI - Regional intimation', 'status status'],
  ['X Hospital *', 'Hospitals in Pune not cashless; * = NABH accredited', 'status'],
  ['X Hospital *', '* = NABH accredited; Pune hospitals suspended', 'status'],
  ['X Hospital *', 'List of hospitals; * = NABH accredited', ''],
  ['X Hospital *,Pune,411001\nY Hospital **', '* NABH accredited', 'status'],
])('%j with the note %j: %s', async (name, note, asked) => {
  const rows = `Hospital,City,Pin\nRuby Hall,Pune,411001\n${name},Pune,411001\n`;
  for (const list of [`${rows}${note}\n`, `${note}\n${rows}`]) {
    const questions = await questionsFor({ list, insurer: 'Beta' });
    expect(questions.map(({ id }) => id.replace(/-\w+$/, ''))).toEqual(
      asked.split(' ').filter(Boolean),
    );
  }
});

test('a note of accredited hospitals is no question; what it says besides does not name them', async () => {
  const list = 'Hospital,City,Pin\nX Hospital *,Pune,411001\n* NABH accredited hospital';
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([]);
  const [question] = await questionsFor({ list: `${list}; Thane suspended`, insurer: 'Beta' });
  expect(question?.text).toContain('say: "* NABH accredited hospital; Thane suspended". No row');
});

test('a note of a mark that no hospital has, or of a house number, leaves nothing out', async () => {
  const list = `Hospital,Address,City,Pin\nRuby Hall,#12 MG Road,Pune,411001\n# reimbursement only\n`;
  const questions = await questionsFor({ list, insurer: 'Beta' });
  expect(questions.map(({ id }) => id)).toEqual([expect.stringMatching(/^status-/)]);
});

test.each(['(Temporarily suspended),,', ',Temporarily suspended,', '"(Cashless stopped,'])(
  'the line %j belongs to the hospital above it',
  async (line) => {
    const list = `Hospital,City,Pin\nRuby Hall,Pune,411001\nNoble,Pune,411013\n${line.replace('"', '')}\nJehangir,Pune,411001\n`;
    const file = join(dataDir, 'list.csv');
    writeFileSync(file, list);
    const request = { file, insurer: 'Beta', asOf, kind: 'network', map: new Map() } as const;
    const { entries } = await previewHospitalImport(store, request);
    expect(entries.map(({ name }) => name)).toEqual(['Ruby Hall', 'Jehangir']);
  },
);

test.each([
  'LIST B – cashless not available',
  'LIST B: Cashless facility is not available at these hospitals',
  'B. No cashless',
  'Hospitals where cashless is not available',
])('hospitals under the heading %j are set aside as excluded', async (heading) => {
  const list = `Hospital,City,Pin\nRuby Hall,Pune,411001\n${heading},,\nNoble,Pune,411013\n`;
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([
    { id: 'excluded', text: expect.stringContaining(heading) },
  ]);
});

test.each([
  '* suspended',
  '* Cashless not available at present',
  'Sr. 2 and 3 are suspended',
  'rows in italics are not cashless',
  'Hospitals shown in red: call first',
  '# = reimbursement only',
  'Reimbursement',
  'Annexure B: hospitals under review',
  '* इन अस्पतालों में कैशलेस सुविधा नहीं है',
  '$ : tie-up to be reviewed',
  '† Hospital has opted out of our network.',
])('the footnote %j below the hospitals is a question', async (note) => {
  const list = `Hospital,City,Pin\nRuby Hall,Pune,411001\n${note},,\n`;
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([
    { id: expect.stringMatching(/^status-/), text: expect.stringContaining(`"${note}"`) },
  ]);
});

test('a note of what may happen to any hospital, the last line of a page, or one city over all columns is no question', async () => {
  const notes = [
    'The insurer may withdraw or suspend cashless at any hospital without notice',
    ...Array.from({ length: 5 }, (_, nth) => `,,Page ${nth + 1} of 5`),
    'PUNE,PUNE,PUNE,PUNE',
  ];
  const list = [csvOf(rowsOf(25, 'Arovia')), ...notes].join('\n');
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([]);
});

test.each([
  ['PART B - CASHLESS ARRANGEMENT KEPT IN ABEYANCE,,,', 'Noble', 'Jehangir'],
  ['Section II,Kept in abeyance,,', 'Noble', 'Jehangir'],
  [',Bills to be paid by the insured,,', 'Noble', 'Jehangir'],
  ['"Sl. No. 1, and 3 stand discontinued",,,', 'Ruby Hall', 'Jehangir'],
])('the row %j is a question that names the hospitals it means', async (row, ...meant) => {
  const isBelow = !row.includes('No.');
  const rows = [
    '1,Ruby Hall,Pune,411001',
    'PUNE,,,',
    '2,Noble,Pune,411013',
    '3,Jehangir,Pune,411001',
  ];
  rows.splice(isBelow ? 1 : 4, 0, row);
  const list = ['Sr,Hospital,City,Pin', ...rows].join('\n');
  expect((await questionsFor({ list, insurer: 'Beta' })).map(({ text }) => text)).toEqual([
    expect.stringContaining(`(2 hospitals: "${meant[0]}", "${meant[1]}")`),
  ]);
});

test.each([
  ['Members will have to pay first at all hospitals below', 1],
  ['The centres are tied up for check-up and OPD discount', 1],
  ['BHARAT SURAKSHA GENERAL INSURANCE - PRODUCT WISE CASHLESS NETWORK', 0],
  ['Network provider list - Pune & Nagpur (updated 20.11.2026)', 0],
  [
    'Disclaimer: The list is subject to change. Please confirm with our helpdesk before admission.',
    0,
  ],
  ['For assistance call 1800 000 1234 (toll free)', 0],
  ['Total No. of hospitals : 28', 0],
  ['For cashless assistance call 044-6900 6900 (24x7). WhatsApp 95976 52225.', 0],
  ['For cashless assistance pay first and claim later', 1],
  ['Cashless from 1 May to stop at these hospitals', 1],
  ['Hospitals with cashless w.e.f. May likely to stop', 1],
  ['PUBLIC SECTOR INSURERS - PREFERRED PROVIDER NETWORK', 0],
  ['Regional Office Pune - Cashless hospitals (TPA: MDIndia)', 0],
  ['सहायता हेतु टोल फ्री: 1800-000-1234', 0],
])('the text %j above or below the hospitals: %d questions', async (text, asked) => {
  const rows = 'Hospital,City,Pin\nRuby Hall,Pune,411001\n';
  for (const list of [`"${text}",,\n${rows}`, `${rows}"${text}",,\n`]) {
    const questions = await questionsFor({ list, insurer: 'Beta' });
    expect(questions.map((one) => one.text)).toEqual(
      Array(asked).fill(expect.stringContaining(`"${text}"`)),
    );
  }
});

test.each([
  ['ADDITIONS', 0],
  ['C. Earlier excluded; restored', 1],
])('the heading %s ends the hospitals of the deletions', async (heading, asked) => {
  const list = `Hospital,City,Pin\nDELETIONS,,\nRuby Hall,Pune,411001\n${heading},,\nNoble,Pune,411013\n`;
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([
    { id: 'excluded', text: expect.stringMatching(/^1 hospital is .*DELETIONS/) },
    ...Array(asked).fill({
      id: expect.any(String),
      text: expect.stringContaining(`"${heading}" (1 hospital: "Noble")`),
    }),
  ]);
});

test('what is printed above each page says it of all', async () => {
  const rows = plain.split('\n').map((line) => line.split(','));
  const ask = (printed: string) => {
    const list = createWorkbook([{ name: 'June', rows, printed }]);
    return questionsFor({ name: 'list.xlsx', list, insurer: 'Beta' });
  };
  expect(await ask('&L&"Arial,Bold"&14Network hospitals&RPage &P of &N')).toEqual([]);
  await expect(ask('&CDelisted hospitals')).rejects.toThrow('"Delisted hospitals"');
  await expect(ask('&CNow&&Closed')).rejects.toThrow('"Now and Closed"');
});

test('a list older than the one in force raises a question', async () => {
  expect(await questionsFor({ asOf: '2026-06-28' })).toEqual([
    { id: 'older', text: 'The list is of 2026-06-28, older than the one in force (2026-06-29).' },
  ]);
  expect(await questionsFor({ asOf: '2026-06-28', insurer: 'Beta' })).toEqual([]);
});

test.each(['alpha general', 'ALPHA  GENERAL', 'Alpha-General'])(
  '%j is refused, because it would be a second list beside the one it should replace',
  async (insurer) => {
    await expect(questionsFor({ insurer })).rejects.toThrow(
      'A list of "Alpha General" is in force.',
    );
  },
);

test.each(['Left', 'Deletions', 'DEEMP', 'Non PPN', 'Excl', 'प्रतिबंधित'])(
  'the hospitals of a sheet called %s are set aside as excluded',
  async (name) => {
    const rows = plain.split('\n').map((line) => line.split(','));
    const others = rows.map((cells) => cells.map((cell) => cell.replace('Ruby', 'Noble')));
    const list = createWorkbook([
      { name: 'Network', rows },
      { name, rows: others },
    ]);
    expect(await questionsFor({ name: 'list.xlsx', list })).toEqual([
      { id: 'excluded', text: expect.stringContaining(name) },
    ]);
  },
);

test.each([true, false])(
  'a hospital that a sheet of delisted ones (hidden: %j) names too is a question',
  async (hidden) => {
    const rows = `${plain}Noble,Pune,411013,x`.split('\n').map((line) => line.split(','));
    const list = createWorkbook([
      { name: 'Network', rows },
      { name: 'Delisted', rows: [...rows.slice(0, 2), ['KEM', 'Pune', '411011', 'x']], hidden },
    ]);
    const questions = await questionsFor({ name: 'list.xlsx', list });
    expect(questions).toContainEqual({
      id: expect.stringMatching(/^excluded-/),
      text: expect.stringMatching(/^1 hospital .*: "Ruby Hall"\./),
    });
  },
);

test.each([
  'SBI General Insurance - Hospitals removed from the cashless network as on 01.10.2026',
  'Network (excluding delisted hospitals)',
  'Red: De-empanelled',
  'Legend: Red - cashless suspended',
  'Note: hospitals in red are suspended',
  'Hospitals marked * are suspended',
])('the title %j, which may be of some or of other hospitals, is a question', async (title) => {
  const list = `${title},,\nHospital,City,Pin\nRuby Hall,Pune,411001\n`;
  expect(await questionsFor({ list, insurer: 'Beta' })).toEqual([
    { id: expect.stringMatching(/^status-/), text: expect.stringContaining(`"${title}"`) },
  ]);
});

test.each([
  ['Do not refer', 1],
  ['Pune', 0],
  ['Maharashtra', 0],
  ['South Zone', 0],
  ['GJ', 0],
  ['DL', 1],
  ['Sheet2', 0],
  ['Cashless network', 0],
])('a second sheet called %s: %d questions', async (name, asked) => {
  const rows = plain.split('\n').map((line) => line.split(','));
  const others = rows.map((cells) => cells.map((cell) => cell.replace('Ruby', 'Noble')));
  const list = createWorkbook([
    { name: 'Network', rows },
    { name, rows: others },
  ]);
  const questions = await questionsFor({ name: 'list.xlsx', list });
  expect(questions.map(({ text }) => text)).toEqual(
    Array(asked).fill(expect.stringContaining(`"${name}" (1 hospital)`)),
  );
});

test.each([
  ['list.csv', 'Sheet1', 0],
  ['list.csv', 'Parked', 1],
  ['not yet live.csv', 'Sheet1', 1],
  ['prov_list_D.csv', 'Sheet1', 1],
  ['13_hospitals_bom.csv', 'netzwerk', 0],
  ['hindi_addr.csv', 'List_A_zones', 0],
  ['Annexure B - Future Generali non-life.csv', 'Cashless only', 0],
])('a file called %s with one sheet %s: %d questions', async (name, sheet, asked) => {
  const rows = plain.split('\n').map((line) => line.split(','));
  const list = createWorkbook([{ name: sheet, rows }]);
  const questions = await questionsFor({ name, insurer: 'Beta', list });
  expect(questions.map(({ text }) => text)).toEqual(
    Array(asked).fill(expect.stringContaining('hospitals without cashless treatment')),
  );
});

test.each([
  [['Hospital', 'Reason'], ['Ruby Hall', 'sent away'], '"sent away"'],
  [['Hospital', 'City', 'Remark'], ['Ruby Hall', 'Pune', 'sent away'], '"Ruby Hall"'],
  [
    ['88', 'NOBLE HOSPITAL - PUNE', 'delisted 8/26'],
    ['89', 'RUBY HALL CLINIC - PUNE', 'blacklisted 9/26'],
    '"blacklisted 9/26"',
  ],
])('a hidden sheet of %j is a question', async (header, row, asked) => {
  const list = createWorkbook([
    { name: 'Network', rows: plain.split('\n').map((line) => line.split(',')) },
    { name: 'Sheet2', rows: [header, row], hidden: true },
  ]);
  const questions = await questionsFor({ name: 'list.xlsx', list });
  expect(questions.map(({ text }) => text).join()).toContain(asked);
});

test.each([
  ['Delisted', [['Noble Hospital'], ['Jehangir Hospital']]],
  ['Delisted', [plain.split('\n')[0]?.split(',') ?? [], ['Noble', 'Pune', '411013', 'x']]],
  ['Sheet2', Array.from({ length: 201 }, (_, nth) => [`Noble ${nth}`])],
])('a hidden sheet called %s is a question, whatever it says: %#', async (name, rows) => {
  const list = createWorkbook([
    { name: 'Network', rows: plain.split('\n').map((line) => line.split(',')) },
    { name, rows, hidden: true },
  ]);
  const questions = await questionsFor({ name: 'list.xlsx', list, insurer: 'Beta' });
  expect(questions.map(({ text }) => text)).toEqual([
    expect.stringContaining(`hidden sheet "${name}"`),
  ]);
});

test.each([
  { name: 'Lookup', rows: [['Status'], ['Active'], ['Inactive'], ['On hold']] },
  { name: 'Backup', rows: plain.split('\n').map((line) => line.split(',')) },
])('a hidden sheet of choices, or a copy of the list, is no question: $name', async (hidden) => {
  const rows = plain.split('\n').map((line) => line.split(','));
  const list = createWorkbook([
    { name: 'Network', rows },
    { ...hidden, hidden: true },
  ]);
  expect(await questionsFor({ name: 'list.xlsx', list, insurer: 'Beta' })).toEqual([]);
});

test.each([
  ['Contact Person', 'Closed'],
  ['Tariff', 'Closed - the hospital has informed us that it does not admit our members any longer'],
  ['Treatments', 'Suspended (formerly Y)'],
])('among many values of %s the words %j are a question', async (column, value) => {
  const list = withColumn(column, [...Array.from({ length: 60 }, (_, nth) => `N ${nth}`), value]);
  const questions = await questionsFor({ list, insurer: 'Beta' });
  expect(questions.map(({ text }) => text)).toEqual([expect.stringContaining(`"${value}"`)]);
});

test.each(['Blacklisted Hospital Address', 'Address (reimbursement hospitals)'])(
  'a column headed %s says it of all',
  async (header) => {
    const list = `Hospital,${header},City,Pin\nRuby Hall,1 Road,Pune,411001\n`;
    await expect(questionsFor({ list, insurer: 'Beta' })).rejects.toThrow(
      `1 hospital is excluded by what it says: "${header}"`,
    );
  },
);

test.each([
  ['Sr No', '14 hold'],
  ['EFF', '20261215'],
  ['Speciality', 'Cataract only, others pay'],
  ['Landmark', 'near SBI, card not accepted'],
  ['State', 'Maharashtra ^'],
  ['Contact Person', 'nobody; paid patients only'],
  ['Latitude', 'not live'],
  ['Lift', 'Closed'],
])('in the column %s the value %j is a question, and leaves nothing out', async (column, value) => {
  const usual = { EFF: '20200101', State: 'Maharashtra', Latitude: '18.5' }[column] ?? '1';
  const list = withColumn(column, [usual, usual, value]);
  const questions = await questionsFor({ list, insurer: 'Beta' });
  expect(questions.map(({ id }) => id)).toEqual([expect.stringMatching(/^status-/)]);
  expect(questions[0]?.text).toContain(`"${value.replace('Maharashtra ', '')}"`);
});

test.each([
  'DELETE Ratnamala Hospital',
  'Expiry Lal Hospital',
  'X Hospital suspended (formerly Y)',
  'Night Care Hospital CLOSED',
  'X Hospital suspension lifted',
])('the name %s is a question, and leaves nothing out', async (name) => {
  const list = `Hospital,City,Pin\n${name},Pune,411001\n`;
  const questions = await questionsFor({ list, insurer: 'Beta' });
  expect(questions.map(({ text }) => text)).toEqual([expect.stringContaining(`"${name}"`)]);
});

test.each(['##', '†', '²', '– old'])('the mark %s behind names is one question', async (mark) => {
  const list = `Hospital,City,Pin\nX Hospital ${mark},Pune,411001\nY Hospital ${mark},Pune,411002\n`;
  const questions = await questionsFor({ list, insurer: 'Beta' });
  expect(questions).toHaveLength(1);
  expect(questions[0]?.text).toContain(`at "X Hospital ${mark}" and "Y Hospital ${mark}"`);
});

test('notes on a sheet of their own are a question', async () => {
  const rows = plain.split('\n').map((line) => line.split(','));
  const list = createWorkbook([
    { name: 'Network', rows },
    { name: 'Notes', rows: [['Hospitals in red font are under suspension']] },
  ]);
  expect(await questionsFor({ name: 'list.xlsx', list })).toEqual([
    {
      id: expect.stringMatching(/^status-/),
      text: expect.stringContaining('"Hospitals in red font'),
    },
  ]);
});

test('a sheet of codes that take hospitals back is quoted, and is not left out without a word', async () => {
  const rows = plain.split('\n').map((line) => line.split(','));
  const codes = [['Codes moved out after printing'], ['HF2251, HF2302']];
  const list = createWorkbook([
    { name: 'Network', rows },
    { name: 'Addendum', rows: codes },
  ]);
  expect(await questionsFor({ name: 'list.xlsx', list })).toEqual([
    {
      id: expect.stringMatching(/^sheets-/),
      text: expect.stringContaining('"Codes moved out after printing", "HF2251, HF2302"'),
    },
  ]);
});

test('rows hidden by a filter raise a question', async () => {
  const rows = plain.split('\n').map((line) => line.split(','));
  const list = createWorkbook([{ name: 'June', rows, hiddenRows: [2] }]);
  expect(await questionsFor({ name: 'list.xlsx', list })).toEqual([
    {
      id: expect.stringMatching(/^sheets-/),
      text: expect.stringContaining('has 1 row that a filter hides (1 hospital: "Ruby Hall")'),
    },
  ]);
});

test.each([
  'Blacklisted Hospital Name',
  'Hospital Name (Blacklisted)',
  'De-listed Provider Name',
  'Suspended Hospital Name',
  'Non Network Hospital Name',
])('a list whose column %j says that its hospitals are none is refused', async (header) => {
  const list = plain.replace('Hospital', header);
  await expect(questionsFor({ list })).rejects.toThrow(/--kind excluded/);
});

test('a list with “excluded” only in its title gives the options for both kinds', async () => {
  const list = `Network hospitals (excluded ones removed)\n${plain}`;
  await expect(questionsFor({ list })).rejects.toThrow(
    /--kind excluded\..*take them out of the file/,
  );
});

test('a list of excluded hospitals that covers the insurer’s own network raises a question', async () => {
  const list = `${plain}Ruby Hall Clinic,Pune,411001,x\n`;
  const [question] = await questionsFor({ kind: 'excluded', list });
  expect(question).toEqual({
    id: expect.stringMatching(/^excluded-/),
    text: '1 of 1 hospitals in the network of Alpha General would be shown as excluded by it.',
  });
  expect(await questionsFor({ kind: 'excluded', list, insurer: 'Beta' })).toEqual([]);
  expect(
    await questionsFor({ kind: 'excluded', list: plain.replace('Ruby Hall', 'Noble') }),
  ).toEqual([]);
});

/** Distinctive names in Pune's PIN codes. */
const rowsOf = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => ({
    name: `${word} ${String.fromCharCode(97 + (at % 26)).repeat(3)}${'xyz'[at % 3]}an Hospital`,
    address: `${at} Station Road`,
    pin: String(411_001 + at),
  }));
const csvOf = (rows: ReturnType<typeof rowsOf>, header = 'Hospital Name,Address,Pincode,City') =>
  [header, ...rows.map(({ name, address, pin }) => `${name},${address},${pin},Pune`)].join('\n');

async function inForce(
  insurer: string,
  rows: ReturnType<typeof rowsOf>,
  kind: ListKind = 'network',
) {
  const lock = await acquireImportLock(store, 'hospitals', { waitMs: 1000 });
  const entries = rows.map((row) => hospitalEntry(row));
  const list = { insurer, kind, asOf: '2026-06-29', entries };
  await replaceList(store, lock, list, { onStep: nothing });
  await lock.release();
}

test('a list with names and addresses swapped, or unlike the one in force, raises a question', async () => {
  const rows = rowsOf(25, 'Arovia');
  await inForce('Delta General', rows);
  const insurer = 'Delta General';
  const ids = async (list: string) => (await questionsFor({ insurer, list })).map(({ id }) => id);
  expect(await ids(csvOf(rows))).toEqual([]);
  const swapped = csvOf(rows, 'Address,Hospital Name,Pincode,City');
  expect(await ids(swapped)).toEqual([expect.stringMatching(/^columns-/), 'other']);
  expect(await ids(csvOf(rowsOf(30, 'Gulposh')))).toEqual(['other']);
  expect(await ids(csvOf([...rows, ...rowsOf(60, 'Gulposh')]))).toEqual(['more']);
  const rejected = [...rows.slice(4), ...rows.slice(0, 4).map((row) => ({ ...row, name: '' }))];
  expect(await ids(csvOf(rejected))).toEqual(['rejected']);
});

test.each([
  ['names and cities', 'City,Address,Pincode,Hospital Name,Phone,Latitude,Longitude'],
  ['PIN codes and telephones', 'Hospital Name,Address,Phone,City,Pincode,Latitude,Longitude'],
  ['latitudes and longitudes', 'Hospital Name,Address,Pincode,City,Phone,Longitude,Latitude'],
])('an insurer’s first list with %s swapped raises a question', async (words, header) => {
  const listOf = (first: string) =>
    [
      first,
      ...rowsOf(25, 'Arovia').map(
        ({ name, address, pin }) => `${name},${address},${pin},Pune,020-26123456,18.52,73.85`,
      ),
    ].join('\n');
  const insurer = 'Kappa General';
  expect(await questionsFor({ insurer, list: listOf(header) })).toEqual([
    {
      id: expect.stringMatching(/^columns-/),
      text: expect.stringContaining(`${words} look swapped in 25 of 25 rows`),
    },
  ]);
  const right = 'Hospital Name,Address,Pincode,City,Phone,Latitude,Longitude';
  expect(await questionsFor({ insurer, list: listOf(right) })).toEqual([]);
});

test('an insurer’s first list raises a question when its name is unknown or another insurer has the same list', async () => {
  await inForce('Sigma General', rowsOf(25, 'Tapovani'));
  const entries = rowsOf(25, 'Tapovani').map((row) => hospitalEntry(row));
  const ids = async (insurer: string, placed: string[], some = entries) =>
    (await insurerQuestions(store, { insurer, placed }, { entries: some, kind: 'network' })).map(
      ({ text }) => text.replace(/^.*(?=is no insurer|no business|is it the same)/, ''),
    );
  const other = [hospitalEntry({ name: 'Manorekha Hospital' })];
  expect(await ids('Sigma General', [])).toEqual([]);
  expect(await ids('Example Insurance', [], other)).toEqual([]);
  expect(await ids('SBI General Insurance', [], other)).toEqual([]);
  expect(await ids('SBI General Insurance', ['101'], other)).toEqual([
    'no business with "SBI General Insurance" (BROKER_INSURERS).',
  ]);
  expect(await ids('SBI Genral', [])).toEqual([
    'is no insurer of our list, and no list of that name is in force.',
    'is it the same insurer?',
  ]);
});
