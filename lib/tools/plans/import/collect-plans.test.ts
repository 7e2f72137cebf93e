/** Problems that stop an import, each with its row, its column and its reason. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleRow, type PlanRow, planTable } from '../../../../testing/data/plan-rows.ts';
import { collectPlans, describeInvalidCells } from './collect-plans.ts';
import { readRecords } from './import-plans.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'plans-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rules = { today: '2026-11-23', isDemonstration: false, placedInsurers: [] } as const;

async function gather(
  written: string | Buffer,
  { name = 'list.csv', map = {}, ...others }: Record<string, unknown> = {},
) {
  const file = join(folder, String(name));
  writeFileSync(file, written);
  const records = await readRecords(file, new Map(Object.entries(map as object)), () => undefined);
  return collectPlans(records, { ...rules, ...others });
}

const importProblems = async (rows: PlanRow[], others = {}) =>
  describeInvalidCells((await gather(planTable(...rows), others)).invalidCells);

test('a row is a rate with its plan: the insurer, the filing, and the days on which it may be shown', async () => {
  const { plans, invalidCells } = await gather(
    planTable({}, { Age: '35-39', Premium: 'Rs. 10,400/-' }),
  );
  expect(invalidCells).toEqual([]);
  expect(plans).toEqual([
    {
      plan: {
        uin: '101N999V01',
        insurer: 'HDFC Life',
        name: 'Plan One',
        isExample: false,
        products: ['/term-insurance'],
        filedOn: '2026-10-01',
        approval: { reference: 'Letter 7', from: '2026-11-01', until: '2027-10-31' },
        source: 'Rate table of Plan One',
        featuresSource: 'Rate table of Plan One',
        features: { Riders: 'Accident' },
      },
      rates: [
        expect.objectContaining({
          ageFrom: 34,
          ageTo: 34,
          sum: 10_000_000,
          term: 20,
          paise: 921_450,
        }),
        expect.objectContaining({ ageFrom: 35, ageTo: 39, zone: '', paise: 1_040_000 }),
      ],
    },
  ]);
});

test.each<[PlanRow, string]>([
  [{ Premium: '', Term: '' }, 'row 2, Term: is empty\nrow 2, Premium: is empty'],
  [{ Premium: '-9214' }, 'Premium: is not a premium in rupees above zero'],
  [{ Premium: '0' }, 'Premium: is not a premium'],
  [{ Premium: '9214.505' }, 'Premium: has more than two decimals'],
  [{ Premium: '=A2*1.18' }, 'Premium: is a formula'],
  [{ Premium: '#REF!' }, 'Premium: is an error of the spreadsheet'],
  [{ Plan: '=cmd|calc' }, 'Plan: is a formula'],
  [{ Plan: '@SUM(A1)' }, 'Plan: is a formula'],
  [{ Plan: '<b>Plan</b>' }, 'Plan: contains a character'],
  [{ Source: '[x](https://elsewhere.example)' }, 'Source: contains a character'],
  [{ Plan: 'x'.repeat(101) }, 'Plan: is longer than 100 letters'],
  [{ 'Feature: Riders': 'The best rider' }, 'Riders: says “best”'],
  [{ 'Price for': 'lowest premium for all' }, 'Price for: says “lowest premium”'],
  [{ Age: '34.5' }, 'Age: is not an age in whole years'],
  [{ Age: '5-Jan' }, 'Age: is not an age'],
  [{ Age: '40-30' }, 'Age: is not a range'],
  [{ Age: '30-130' }, 'Age: is not a range'],
  [{ 'Sum assured': '0' }, 'Sum assured: is not a sum'],
  [{ 'Sum assured': '-5 lakh' }, 'Sum assured: is a formula, or begins like one'],
  [{ Term: '1.5' }, 'Term: is not a term'],
  [{ UIN: 'none' }, 'UIN: is not a UIN'],
  [
    { Page: '/teleport-insurance' },
    'Page: names “/teleport-insurance”, which is not a product page',
  ],
  [{ Page: '/claim' }, 'which is not a product page'],
  [{ Approval: '' }, 'Approval: is empty'],
  [{ 'Approved until': '22/11/2026' }, 'Approved until: is over'],
  [{ 'Approved until': '2027-02-29' }, 'Approved until: is not a date'],
  [{ 'Approved from': '2027-12-01' }, 'Approved until: is before the approval begins'],
  [{ 'Filed on': '2026-11-24' }, 'Filed on: is in the future'],
  [{ Insurer: 'Nobody Life' }, 'Insurer: names an insurer that is not on our list'],
  [{ Insurer: 'Sahara Life' }, 'Insurer: names an insurer that sells no new policies'],
])('%j stops the import', async (row, reason) => {
  expect(await importProblems([row])).toContain(reason);
});

test('a feature that the page does not compare stops the import, and equal problems are reported once with their rows', async () => {
  const table = planTable({}, { Age: '35' }).replace('Feature: Riders', 'Feature: Colour');
  const { invalidCells } = await gather(table);
  expect(describeInvalidCells(invalidCells)).toBe(
    'row 2, row 3, Colour: is not a row of /term-insurance’s comparison',
  );
});

test('an insurer we place no business with is refused; an insurer is recognised by its full name', async () => {
  const full = { Insurer: 'HDFC Life Insurance Co Ltd' };
  expect(await importProblems([full])).toBe('');
  expect(await importProblems([full], { placedInsurers: ['512'] })).toContain(
    'we place no business with',
  );
});

test('one age, sum, zone and term has one price, and the rows of one UIN agree', async () => {
  expect(await importProblems([{ Age: '30-39' }, { Age: '39', Premium: '1' }, { Age: '40' }])).toBe(
    'row 3, Age: has the same age, sum, zone and term as row 2',
  );
  expect(await importProblems([{}, { Zone: 'A' }, { Term: '25' }, { 'Price for': 'smoker' }])).toBe(
    '',
  );
  expect(await importProblems([{}, { Age: '35', Plan: 'Plan Two' }])).toBe(
    'row 3, UIN: is that of row 2, which says something else of the plan',
  );
});

test('a table with too many sums to choose from stops the import', async () => {
  const rows = Array.from({ length: 101 }, (_, at) => ({ 'Sum assured': `${at + 1} lakh` }));
  expect(await importProblems(rows)).toBe(
    'row 2, Sum assured: has 101 different values, at most 100',
  );
  expect(await importProblems(rows.slice(1))).toBe('');
});

test('an example is labelled on every row, names no real insurer, and is accepted in a demonstration only', async () => {
  const inDemonstration = { isDemonstration: true };
  const bad = (row: PlanRow) => importProblems([{ ...exampleRow, ...row }], inDemonstration);
  expect(await bad({})).toBe('');
  expect(await importProblems([exampleRow])).toContain(
    'is an example: SITE_ENV is not demonstration',
  );
  expect(await bad({ Plan: 'Plan Two' })).toContain('Plan: does not say “example”');
  expect(await bad({ Insurer: 'HDFC Life (example)' })).toContain('names a real insurer');
  expect(await bad({ Plan: 'Example Star Health Plan' })).toContain('names a real insurer');
  expect(await bad({ Source: 'Example table of ICICI' })).toContain('names a real insurer');
  expect(await bad({ Insurer: 'HDFC Life' })).toContain('does not say “example”');
});

test('UTF-16, other column names and two columns of ages are read', async () => {
  const table = planTable({ Age: '30' })
    .replace('"Age"', '"Min age","Max age"')
    .replace('"30"', '"30","34"')
    .replace('"Premium"', '"Betrag"');
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table, 'utf16le')]);
  const { plans, invalidCells } = await gather(utf16, { map: { premium: 'Betrag' } });
  expect(invalidCells).toEqual([]);
  expect(plans[0]?.rates[0]).toMatchObject({ ageFrom: 30, ageTo: 34, paise: 921_450 });
  await expect(gather(table)).rejects.toThrow('No column holds: premium.');
});

test.each([
  ['34', '30', 'Max age: is below the first age'],
  ['30-32', '34', 'Min age: is not a single age'],
  ['', '34', 'age: is empty'],
])('a first age of “%s” and a last of “%s” stop the import', async (from, to, reason) => {
  const table = planTable({}).replace('"Age"', '"Min age","Max age"');
  const { invalidCells } = await gather(table.replace('"34"', `"${from}","${to}"`));
  expect(describeInvalidCells(invalidCells)).toContain(reason);
});

test.each([
  ['Yes', { coversComparison: true }],
  ['no', {}],
  ['', {}],
])('an approval for comparison: %j', async (cell, expected) => {
  const table = planTable({})
    .replace('"Premium"', '"Premium","Approved for comparison"')
    .replace('"9,214.50"', `"9,214.50","${cell}"`);
  const { plans, invalidCells } = await gather(table);
  expect(invalidCells).toEqual([]);
  const { coversComparison } = plans[0]?.plan.approval ?? {};
  expect({ ...(coversComparison && { coversComparison }) }).toEqual(expected);
});

test('an approval for comparison that is neither yes nor no stops the import', async () => {
  const { invalidCells } = await asJson({ ...jsonPlan, comparison: 'partly' });
  expect(invalidCells[0]?.reason).toBe('is neither yes nor no');
  expect((await asJson({ ...jsonPlan, comparison: 'yes' })).plans[0]?.plan.approval).toMatchObject({
    coversComparison: true,
  });
});

test('two columns for one feature are refused', async () => {
  const table = planTable({}).replace('"Premium"', '"Premium","Feature: Riders"');
  await expect(gather(table.replace('"9,214.50"', '"1","None"'))).rejects.toThrow('Two columns');
});

const jsonPlan = {
  insurer: 'HDFC Life',
  plan: 'Plan One',
  uin: '101N999V01',
  product: ['/term-insurance', '/child-plans'],
  approval: 'Letter 7',
  approvedFrom: '2026-11-01',
  approvedUntil: '2027-10-31',
  filedOn: '2026-10-01',
  source: 'Rate table',
  features: { Riders: 'Accident' },
  rates: [{ age: 34, sum: 10_000_000, term: 20, priceFor: 'non-smoker', premium: 9214.5 }],
};
const asJson = (...plans: object[]) => gather(JSON.stringify({ plans }), { name: 'list.json' });

test('JSON has the same fields, and an invalid one is reported with its path', async () => {
  const { plans, invalidCells } = await asJson(jsonPlan);
  expect(invalidCells).toEqual([]);
  expect(plans[0]?.plan.products).toEqual(['/child-plans', '/term-insurance']);
  expect(plans[0]?.rates[0]).toMatchObject({ ageFrom: 34, paise: 921_450 });
  const [rate] = jsonPlan.rates;
  const half = await asJson({ ...jsonPlan, rates: [rate, { ...rate, age: 35, premium: null }] });
  expect(half.invalidCells).toEqual([
    { place: 'plans[0].rates[1]', column: 'premium', reason: 'is empty' },
  ]);
});

test.each([
  [[{ ...jsonPlan, colour: 'blue' }], /plans.0: Unrecognized key: "colour"/],
  [[{ ...jsonPlan, rates: [] }], /plans.0.rates: holds no rates/],
  [[], /has no plan/],
])('JSON of another structure is refused with the path of the problem', async (plans, message) => {
  await expect(asJson(...plans)).rejects.toThrow(message);
});

test('invalid JSON is refused in one line', async () => {
  await expect(gather('{"plans": [', { name: 'list.json' })).rejects.toThrow(
    /^This is not valid JSON: /,
  );
});
