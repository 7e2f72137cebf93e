/** Imports a file of plans, completely or not at all; used by the command and the demonstration. */
import 'server-only';
import type { Transaction } from 'kysely';
import type { Environment } from '../../../config/parse-environment.ts';
import { todayInIndia } from '../../../dates/iso-date.ts';
import { withImportLock } from '../../../imports/import-lock.server.ts';
import type { ImportProgress } from '../../../imports/import-progress.ts';
import { ImportError } from '../../../imports/spreadsheets/import-error.ts';
import type { Store, Tables } from '../../../store/schema/schema.ts';
import { collectPlans } from './collect-plans.ts';
import { describeInvalidCells, type InvalidCell } from './plan-record.ts';
import { readRecords } from './read-records.server.ts';
import { diffPlans, writePlans } from './write-plans.server.ts';

export type PlanImportOptions = {
  file: string;
  map: ReadonlyMap<string, string>;
  isDryRun: boolean;
  /** Called in the transaction that puts the plans in force; not where nothing changes. */
  record?: (transaction: Transaction<Tables>) => Promise<void>;
};
export type PlanImportReport = {
  added: string[];
  changed: string[];
  unchanged: string[];
  rates: number;
  /** Product pages on which the plans are shown. */
  products: string[];
};

/** Every rejected cell; nothing was changed. */
export class InvalidPlanFile extends ImportError {
  override name = 'InvalidPlanFile';
  readonly invalidCells: readonly InvalidCell[];
  constructor(invalidCells: readonly InvalidCell[]) {
    super(describeInvalidCells(invalidCells));
    this.invalidCells = invalidCells;
  }
}

/** @param onProgress called with each step. @throws ImportError; nothing is changed then. */
export async function importPlans(
  store: Store,
  env: Pick<Environment, 'siteEnv' | 'broker'>,
  { file, map, isDryRun, record }: PlanImportOptions,
  { onProgress, now = store.now() }: { onProgress: (progress: ImportProgress) => void; now?: Date },
): Promise<PlanImportReport> {
  const records = await readRecords(file, map, (text) => onProgress({ kind: 'line', text }));
  const { plans, invalidCells } = collectPlans(records, {
    today: todayInIndia(now),
    isDemonstration: env.siteEnv === 'demonstration',
    placedInsurers: env.broker.disclosures.insurers,
  });
  if (invalidCells.length > 0) throw new InvalidPlanFile(invalidCells);
  return withImportLock(store, 'plans', { onWait: onProgress }, async (lock) => {
    const { added, changed, unchanged } = await diffPlans(store, plans);
    const changedPlans = [...added, ...changed];
    if (!isDryRun && changedPlans.length > 0)
      await writePlans(store, lock, changedPlans, {
        onStep: (count) => onProgress({ kind: 'count', text: `${count} rates written` }),
        record,
      });
    const uins = (list: typeof plans) => list.map(({ plan }) => plan.uin);
    return {
      added: uins(added),
      changed: uins(changed),
      unchanged: uins(unchanged),
      rates: plans.reduce((sum, { rates }) => sum + rates.length, 0),
      products: [...new Set(plans.flatMap(({ plan }) => plan.products))].sort(),
    };
  });
}
