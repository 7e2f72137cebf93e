/**
 * Puts plans in force. Rule: all or nothing, and the site never waits long: rates are written in small batches under an
 * id that no reader uses yet; one short transaction puts all plans of the file in force.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ImportLock } from '../../../spreadsheets/import-lock.server.ts';
import type { Store } from '../../../store/schema.ts';
import { sha256Hex } from '../../../store/sha256-hex.ts';
import { type InsurerPlan, type RateRange, rateRangeOf } from '../insurer-plan.ts';
import type { PlanWithRates } from './gather-plans.ts';

const insertBatchSize = 500;
const deleteBatchSize = 5000;

/** The JSON in `details`. */
export type PlanDetails = { plan: InsurerPlan; range: RateRange };
export type PlanChanges = {
  added: PlanWithRates[];
  changed: PlanWithRates[];
  unchanged: PlanWithRates[];
};

/** Changes nothing. */
export async function diffPlans(
  { db }: Store,
  plans: readonly PlanWithRates[],
): Promise<PlanChanges> {
  const rows = await db.selectFrom('insurer_plan').select(['uin', 'digest']).execute();
  const digests = new Map(rows.map(({ uin, digest }) => [uin, digest]));
  const stateOf = (listed: PlanWithRates) => {
    const before = digests.get(listed.plan.uin);
    if (before === undefined) return 'added';
    return before === digestOf(listed) ? 'unchanged' : 'changed';
  };
  return { added: [], changed: [], unchanged: [], ...Object.groupBy(plans, stateOf) };
}

/** @param onStep called with the number of rates written so far. */
export async function writePlans(
  store: Store,
  lock: ImportLock,
  plans: readonly PlanWithRates[],
  onStep: (written: number) => void,
): Promise<void> {
  const { db } = store;
  // Rates of killed imports and earlier versions. Not deleted right after the commit, because an answer may still read
  // them.
  await deleteUnusedRates(store, lock);
  const written: { versionId: string; listed: PlanWithRates }[] = [];
  let count = 0;
  for (const listed of plans) {
    const versionId = randomUUID();
    for (let start = 0; start < listed.rates.length; start += insertBatchSize) {
      await lock.renew(db);
      const step = listed.rates.slice(start, start + insertBatchSize);
      await db
        .insertInto('insurer_plan_rate')
        .values(
          step.map(({ ageFrom, ageTo, sum, zone, term, priceFor, paise }, offset) => ({
            version_id: versionId,
            number: start + offset,
            age_from: ageFrom,
            age_to: ageTo,
            sum_insured: sum,
            zone,
            term,
            price_for: priceFor,
            paise,
          })),
        )
        .execute();
      count += step.length;
      onStep(count);
    }
    written.push({ versionId, listed });
  }
  const now = store.now().toISOString();
  await db.transaction().execute(async (transaction) => {
    // An import that lost its lock must not put plans in force whose rates another import has deleted.
    await lock.renew(transaction);
    for (const { versionId, listed } of written) {
      const { plan, rates } = listed;
      const details: PlanDetails = { plan, range: rateRangeOf(rates) };
      const row = {
        version_id: versionId,
        is_example: plan.isExample ? (1 as const) : (0 as const),
        approved_until: plan.approval.until,
        digest: digestOf(listed),
        details: JSON.stringify(details),
        imported_at: now,
      };
      await transaction
        .insertInto('insurer_plan')
        .values({ uin: plan.uin, ...row })
        .onConflict((conflict) => conflict.column('uin').doUpdateSet(row))
        .execute();
    }
  });
}

/** A different order of rates or features is not a change. */
function digestOf({ plan, rates }: PlanWithRates): string {
  const { features, ...rest } = plan;
  const stored = {
    ...rest,
    features: Object.entries(features).sort(),
    rates: rates.map((rate) => JSON.stringify(rate)).sort(),
  };
  return sha256Hex(JSON.stringify(stored));
}

async function deleteUnusedRates({ db }: Store, lock: ImportLock): Promise<void> {
  const unused = await db
    .selectFrom('insurer_plan_rate')
    .select(['version_id', ({ fn }) => fn.max('number').as('last')])
    .where('version_id', 'not in', db.selectFrom('insurer_plan').select('version_id'))
    .groupBy('version_id')
    .execute();
  for (const { version_id, last } of unused) {
    for (let start = 0; start <= Number(last); start += deleteBatchSize) {
      await lock.renew(db);
      await db
        .deleteFrom('insurer_plan_rate')
        .where('version_id', '=', version_id)
        .where('number', '>=', start)
        .where('number', '<', start + deleteBatchSize)
        .execute();
    }
  }
}
