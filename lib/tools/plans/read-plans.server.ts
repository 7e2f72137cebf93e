/**
 * Plans in force today, and their rates. Plans are cached for a few seconds, so that every instance shows an import
 * soon; rates are queried for each answer.
 */
import 'server-only';
import { environment } from '../../config/environment.server.ts';
import { type IsoDate, todayInIndia } from '../../dates/iso-date.ts';
import { processSingleton } from '../../process/process-singleton.ts';
import type { ProductPath } from '../../site/routes.ts';
import { openStore } from '../../store/open-store.server.ts';
import type { Store } from '../../store/schema/schema.ts';
import type { PlanDetails } from './import/write-plans.server.ts';
import { type FiledRate, isInForce, type StoredPlan } from './insurer-plan.ts';

const cacheTtlMs = 3000;

type PlanCache = { plans: StoredPlan[]; readAt: number; pendingRead: Promise<void> | null };

/** @throws when the database cannot be read. */
export async function readVisiblePlans(path: ProductPath, today: IsoDate): Promise<StoredPlan[]> {
  await refreshCache();
  return visibleFromCache(path, today);
}

/** The cached plans: an answer that only links to plans never waits for the database. */
export function cachedVisiblePlans(path: ProductPath, today: IsoDate): StoredPlan[] {
  refreshCache().catch(() => undefined);
  return visibleFromCache(path, today);
}

/** Called at start-up, so that the first answer has them. */
export function warmPlanCache(): void {
  refreshCache().catch(() => undefined);
}

function visibleFromCache(path: ProductPath, today: IsoDate): StoredPlan[] {
  return filterVisiblePlans(processCache().plans, path, today);
}

function processCache(): PlanCache {
  return processSingleton('plans', () => ({
    plans: [],
    readAt: Number.NEGATIVE_INFINITY,
    pendingRead: null,
  }));
}

async function refreshCache(): Promise<void> {
  const cache = processCache();
  if (performance.now() - cache.readAt <= cacheTtlMs) return;
  const isDemonstration = environment().siteEnv === 'demonstration';
  cache.pendingRead ??= openStore()
    .then((store) => readStoredPlans(store, todayInIndia(store.now()), isDemonstration))
    .then((plans) => {
      cache.plans = plans;
      cache.readAt = performance.now();
    })
    .finally(() => {
      cache.pendingRead = null;
    });
  await cache.pendingRead;
}

/** Plans that may still be shown; examples only in a demonstration. */
export async function readStoredPlans(
  { db }: Store,
  today: IsoDate,
  isDemonstration: boolean,
): Promise<StoredPlan[]> {
  const rows = await db
    .selectFrom('insurer_plan')
    .select(['version_id', 'details'])
    .where('approved_until', '>=', today)
    .where('is_example', 'in', isDemonstration ? [0, 1] : [0])
    .execute();
  return rows.map(({ version_id, details }) => ({
    ...(JSON.parse(details) as PlanDetails),
    versionId: version_id,
  }));
}

/** Orders plans by the insurers' names. Examples are shown only if there is no real plan. */
export function filterVisiblePlans(
  plans: readonly StoredPlan[],
  path: ProductPath,
  today: IsoDate,
): StoredPlan[] {
  const plansOfPage = plans.filter(
    ({ plan }) => plan.products.includes(path) && isInForce(plan, today),
  );
  const real = plansOfPage.filter(({ plan }) => !plan.isExample);
  const visible = real.length > 0 ? real : plansOfPage;
  const key = ({ plan: { insurer, name, uin } }: StoredPlan) => `${insurer}\n${name}\n${uin}`;
  return visible.toSorted((a, b) => key(a).localeCompare(key(b), 'en'));
}

export type RateQuery = { age: number; sum: number; term: number };

/** Rates by plan version, for exactly the criteria of the query. */
export async function filedRates(
  { db }: Store,
  versionIds: readonly string[],
  { age, sum, term }: RateQuery,
): Promise<Map<string, FiledRate[]>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('insurer_plan_rate')
    .selectAll()
    .where('version_id', 'in', [...versionIds])
    .where('sum_insured', '=', sum)
    .where('term', '=', term)
    .where('age_from', '<=', age)
    .where('age_to', '>=', age)
    .orderBy('version_id')
    .orderBy('number')
    .execute();
  return Map.groupBy(
    rows.map(({ version_id, ...row }) => ({
      versionId: version_id,
      ageFrom: row.age_from,
      ageTo: row.age_to,
      sum: row.sum_insured,
      zone: row.zone,
      term: row.term,
      priceFor: row.price_for,
      paise: row.paise,
    })),
    ({ versionId }) => versionId,
  );
}
