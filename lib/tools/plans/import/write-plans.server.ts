/** Puts plans in force: all plans of the file in one transaction. */
import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import {
  deleteEarlierVersion,
  type ReplacedVersion,
  readEarlierVersions,
  recordEarlierVersions,
} from '../../../imports/earlier-versions.server.ts';
import { commitUnderLock, type ImportLock } from '../../../imports/import-lock.server.ts';
import {
  deleteUnusedVersions,
  type WriteSteps,
  writeVersion,
} from '../../../imports/write-version.server.ts';
import type { Store, Tables } from '../../../store/schema/schema.ts';
import { sha256Hex } from '../../../text/sha256-hex.ts';
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

export async function writePlans(
  store: Store,
  lock: ImportLock,
  plans: readonly PlanWithRates[],
  { onStep, record = async () => undefined }: WriteSteps,
): Promise<void> {
  // Rates of killed imports and earlier versions. Not deleted right after the commit, because an answer may still read
  // them.
  await deleteUnusedVersions(store, lock, 'plans');
  const writtenPlans: { versionId: string; listed: PlanWithRates }[] = [];
  let count = 0;
  for (const listed of plans) {
    const { rates } = listed;
    const before = count;
    const versionId = await writeVersion(store, lock, 'plans', {
      items: rates,
      toRow: rowOf,
      onStep: (writtenRates) => {
        count = before + writtenRates;
        onStep(count);
      },
    });
    writtenPlans.push({ versionId, listed });
  }
  const now = store.now().toISOString();
  await commitUnderLock(store, lock, async (transaction) => {
    await keepEarlierPlans(transaction, store.now(), writtenPlans);
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
    await record(transaction);
  });
}

async function keepEarlierPlans(
  db: Kysely<Tables>,
  now: Date,
  written: readonly { versionId: string; listed: PlanWithRates }[],
): Promise<void> {
  const replaced: ReplacedVersion[] = [];
  for (const { versionId, listed } of written) {
    const { uin } = listed.plan;
    const row = await db
      .selectFrom('insurer_plan')
      .selectAll()
      .where('uin', '=', uin)
      .executeTakeFirst();
    const before = row && {
      versionId: row.version_id,
      row,
      rowCount: await countRates(db, row.version_id),
    };
    replaced.push({ name: uin, loadedVersion: versionId, before: before ?? null });
  }
  await recordEarlierVersions(db, now, 'plans', replaced);
}

async function countRates(db: Kysely<Tables>, versionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('insurer_plan_rate')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('version_id', '=', versionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type UndoablePlans = {
  loadedAt: string;
  until: string;
  /** Plans whose earlier rates come back. */
  restoredUins: string[];
  /** Plans that were not in force before. */
  removedUins: string[];
};

/** The last load; null where it cannot be taken back: too late, or one of its plans was removed since. */
export async function readUndoablePlans({ db }: Store, now: Date): Promise<UndoablePlans | null> {
  const kept = await readUndoable(db, now);
  const [first] = kept;
  if (!first) return null;
  const uins = (isRestored: boolean) =>
    kept.filter(({ version_id }) => (version_id !== null) === isRestored).map(({ name }) => name);
  return {
    loadedAt: first.loaded_at,
    until: first.keep_until,
    restoredUins: uins(true),
    removedUins: uins(false),
  };
}

async function readUndoable(db: Kysely<Tables>, now: Date) {
  const kept = await readEarlierVersions(db, now, 'plans');
  const rows = await db.selectFrom('insurer_plan').select('version_id').execute();
  const inForce = new Set(rows.map(({ version_id }) => version_id));
  return kept.every(({ loaded_version }) => inForce.has(loaded_version)) ? kept : [];
}

/**
 * Puts the plans before the last load in force again, all of them or none. Rates of the load are deleted by the next
 * import.
 * @param record called in the same transaction.
 * @returns false when it cannot be taken back.
 */
export function undoLastPlans(
  store: Store,
  lock: ImportLock,
  record: (planCount: number, transaction: Transaction<Tables>) => Promise<void>,
): Promise<boolean> {
  return commitUnderLock(store, lock, async (transaction) => {
    const kept = await readUndoable(transaction, store.now());
    if (kept.length === 0) return false;
    for (const { version_id: versionId, row_count } of kept)
      if (versionId !== null && (await countRates(transaction, versionId)) !== Number(row_count))
        return false;
    for (const { name: uin, in_force_row: row } of kept) {
      if (row === null)
        await transaction.deleteFrom('insurer_plan').where('uin', '=', uin).execute();
      else
        await transaction
          .updateTable('insurer_plan')
          .set(JSON.parse(row) as Tables['insurer_plan'])
          .where('uin', '=', uin)
          .execute();
      await deleteEarlierVersion(transaction, 'plans', uin);
    }
    await record(kept.length, transaction);
    return true;
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
