/** Puts plans in force: all plans of the file in one transaction. */
import 'server-only';
import { commitUnderLock, type ImportLock } from '../../../imports/import-lock.server.ts';
import { deleteUnusedVersions, writeVersion } from '../../../imports/write-version.server.ts';
import type { Store } from '../../../store/schema/schema.ts';
import { sha256Hex } from '../../../store/sha256-hex.ts';
import { type FiledRate, type InsurerPlan, type RateRange, rateRangeOf } from '../insurer-plan.ts';
import type { PlanWithRates } from './collect-plans.ts';

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
  onStep: (rateCount: number) => void,
): Promise<void> {
  // Rates of killed imports and earlier versions. Not deleted right after the commit, because an answer may still read
  // them.
  await deleteUnusedVersions(store, lock, 'plans');
  const writtenPlans: { versionId: string; listed: PlanWithRates }[] = [];
  let count = 0;
  for (const listed of plans) {
    const { rates } = listed;
    const before = count;
    const versionId = await writeVersion(store, lock, 'plans', rates, rowOf, (writtenRates) => {
      count = before + writtenRates;
      onStep(count);
    });
    writtenPlans.push({ versionId, listed });
  }
  const now = store.now().toISOString();
  await commitUnderLock(store, lock, async (transaction) => {
    for (const { versionId, listed } of writtenPlans) {
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

function rowOf({ ageFrom, ageTo, sum, zone, term, priceFor, paise }: FiledRate) {
  return {
    age_from: ageFrom,
    age_to: ageTo,
    sum_insured: sum,
    zone,
    term,
    price_for: priceFor,
    paise,
  };
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
