/** The tool for insurers' plans as its page asks for it: a database that fails says so, and comes back by itself. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from '../../../testing/databases/temporary-database.ts';
import { environment } from '../../config/environment.server.ts';
import { openStore } from '../../store/open-store.server.ts';
import { parseCalculatorQuery } from '../calculators/parse-calculator-query.ts';
import { importExamplePlans } from '../plans/import/import-plans.server.ts';
import { readPlansCalculator } from './read-plans-calculator.server.ts';

const data = temporaryDataDir();
process.env.DATA_DIR = data.dataDir;
afterAll(async () => {
  await (await openStore()).db.destroy();
  data.remove();
});

const today = '2026-11-23';
const ask = (typed: Record<string, string>) => (name: string) => typed[name] ?? '';

test('while the database cannot be read the tool says so, and then it has the rates asked for', async () => {
  const file = join(data.dataDir, 'site.sqlite');
  writeFileSync(file, 'no database at all, and long enough to be read as one');
  expect(await readPlansCalculator('/health-insurance', ask({}), today)).toEqual({
    kind: 'unavailable',
  });
  rmSync(file);
  await importExamplePlans(await openStore(), environment());
  expect(await readPlansCalculator('/super-topup', ask({}), today)).toEqual({ kind: 'none' });
  const read = ask({ age: '34', sum: '500000' });
  const plans = await readPlansCalculator('/health-insurance', read, today);
  if (plans.kind !== 'calculator') throw new Error(plans.kind);
  const tool = plans.calculator;
  const outcome = parseCalculatorQuery(tool, read, today);
  if (outcome.kind !== 'valid') throw new Error(outcome.kind);
  const { working } = tool.answer(outcome.input, today);
  expect(working.rows.map(({ value }) => value)).toEqual(['₹6,100', '₹5,490', '₹6,405']);
});
