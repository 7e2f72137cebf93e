/** Plans in both databases: all or nothing, on their days, and with exactly the filed rates. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleRow, type PlanRow, planTable } from '../../../testing/data/plan-rows.ts';
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import { parseEnvironment } from '../../config/parse-environment.ts';
import {
  deletePlan,
  importExamplePlans,
  importPlans,
  readInsurerPlans,
} from './import/import-plans.server.ts';
import { filedRates, filterVisiblePlans, readStoredPlans } from './read-plans.server.ts';

const env = parseEnvironment({});
const qa = parseEnvironment({ SITE_ENV: 'qa' });
const now = new Date('2026-11-22T19:00:00Z');
const today = '2026-11-23';

onBothDatabases(['insurer_plan', 'insurer_plan_rate'], (database) => {
  const importRows = (rows: readonly PlanRow[], isDryRun = false) => {
    const file = join(database.location.dataDir, 'list.csv');
    writeFileSync(file, planTable(...rows));
    const options = { file, map: new Map(), isDryRun };
    return importPlans(database.store, env, options, { onProgress: () => undefined, now });
  };
  const visiblePlans = async (
    path: '/term-insurance' | '/health-insurance',
    isDemonstration = true,
  ) =>
    filterVisiblePlans(await readStoredPlans(database.store, today, isDemonstration), path, today);
  const rateCount = async () =>
    (await database.store.db.selectFrom('insurer_plan_rate').select('number').execute()).length;
  const two: PlanRow[] = [{}, { UIN: '101N998V01', Plan: 'Plan Two', Age: '35' }];

  test('a file is checked, loaded, and loaded again without a change', async () => {
    expect(await importRows(two, true)).toMatchObject({ added: ['101N999V01', '101N998V01'] });
    expect(await readInsurerPlans(database.store)).toEqual([]);
    await importRows(two);
    const before = await readStoredPlans(database.store, today, true);
    expect(await importRows(two.toReversed())).toMatchObject({
      added: [],
      changed: [],
      unchanged: { length: 2 },
    });
    expect(await readStoredPlans(database.store, today, true)).toEqual(before);
    expect(await rateCount()).toBe(2);
  });

  test('a later file replaces the plans it contains, rates included, and leaves the others', async () => {
    await importRows([...two, { Age: '36' }]);
    const report = await importRows([{ Age: '40', Premium: '12000' }]);
    expect(report).toMatchObject({ added: [], changed: ['101N999V01'] });
    const plans = await visiblePlans('/term-insurance');
    expect(plans.map(({ plan }) => plan.name)).toEqual(['Plan One', 'Plan Two']);
    expect(plans[0]?.range).toEqual({
      ages: [40, 40],
      sums: [10_000_000],
      terms: [20],
      zones: [''],
    });
    // Rates that an answer may still be reading are deleted by the next import, as are those of a killed one.
    await importRows([{ Age: '41' }]);
    await importRows([{ Age: '42' }]);
    // Plan One and what may come back, Plan Two, and what could come back before this import.
    expect(await rateCount()).toBe(2 + 1 + 1);
  });

  test('one bad row prevents the whole file from being loaded', async () => {
    await importRows(two);
    const before = await readStoredPlans(database.store, today, true);
    await expect(importRows([{ Age: '50' }, { Age: '51', Premium: '' }])).rejects.toThrow(
      'row 3, Premium',
    );
    expect(await readStoredPlans(database.store, today, true)).toEqual(before);
    expect(await rateCount()).toBe(2);
  });

  test('rates are those of the age, sum and term in the query', async () => {
    await importRows([
      { Age: '30-34' },
      { Age: '35' },
      { Term: '25' },
      { 'Sum assured': '50 lakh' },
      { Zone: 'A' },
    ]);
    const [stored] = await visiblePlans('/term-insurance');
    const versionId = stored?.versionId ?? '';
    const criteria = { age: 34, sum: 10_000_000, term: 20 };
    const rates = async (change: object) =>
      (await filedRates(database.store, [versionId], { ...criteria, ...change })).get(versionId) ??
      [];
    expect((await rates({})).map(({ zone, paise }) => [zone, paise])).toEqual([
      ['', 921_450],
      ['A', 921_450],
    ]);
    expect(await rates({ age: 36 })).toEqual([]);
    expect(await rates({ sum: 10_000_001 })).toEqual([]);
    expect(await rates({ term: 21 })).toEqual([]);
    expect(await filedRates(database.store, [], criteria)).toEqual(new Map());
  });

  test('a plan is shown from the first to the last day of its approval, on its pages only', async () => {
    await importRows([{ 'Approved from': '2026-11-23', 'Approved until': '2026-11-24' }]);
    const plans = await readStoredPlans(database.store, today, true);
    const on = (day: `${number}-${number}-${number}`) =>
      filterVisiblePlans(plans, '/term-insurance', day).length;
    expect([on('2026-11-22'), on('2026-11-23'), on('2026-11-24'), on('2026-11-25')]).toEqual([
      0, 1, 1, 0,
    ]);
    expect(await visiblePlans('/health-insurance')).toEqual([]);
    expect(await readStoredPlans(database.store, '2026-11-25', true)).toEqual([]);
  });

  test('examples appear in the demonstration only, after real plans', async () => {
    expect(await importExamplePlans(database.store, qa)).toBe(false);
    expect(await importExamplePlans(database.store, env)).toBe(true);
    expect(await importExamplePlans(database.store, env)).toBe(true);
    expect((await readInsurerPlans(database.store)).every(({ isExample }) => isExample)).toBe(true);
    const pages = new Set(
      (await readInsurerPlans(database.store)).flatMap(({ products }) => products),
    );
    expect([...pages].sort()).toEqual(env.planPages);
    expect(await visiblePlans('/health-insurance')).toHaveLength(2);
    expect(await visiblePlans('/health-insurance', false)).toEqual([]);
    await importRows([{}]);
    expect((await visiblePlans('/term-insurance')).map(({ plan }) => plan.insurer)).toEqual([
      'HDFC Life',
    ]);
    const inHealth = { Page: '/health-insurance', 'Feature: Riders': '' };
    await importRows([{ ...exampleRow, ...inHealth, Insurer: 'AA Example Insurer' }]);
    const [first] = await visiblePlans('/health-insurance');
    expect(first?.plan.insurer).toBe('AA Example Insurer');
  });

  test('a plan is removed by its UIN', async () => {
    await importRows(two);
    expect(await deletePlan(database.store, '101n999v01')).toBe(true);
    expect(await deletePlan(database.store, '101N999V01')).toBe(false);
    expect((await visiblePlans('/term-insurance')).map(({ plan }) => plan.name)).toEqual([
      'Plan Two',
    ]);
  });
});
