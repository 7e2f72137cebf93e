/** Lists the stored plans, in force or not, for the operator; and removes one. */
import 'server-only';
import type { Transaction } from 'kysely';
import type { Store, Tables } from '../../../store/schema/schema.ts';
import type { InsurerPlan } from '../insurer-plan.ts';
import type { PlanDetails } from './write-plans.server.ts';

export async function readInsurerPlans({ db }: Store): Promise<InsurerPlan[]> {
  const rows = await db.selectFrom('insurer_plan').select('details').orderBy('uin').execute();
  return rows.map(({ details }) => (JSON.parse(details) as PlanDetails).plan);
}

/**
 * Its rates are deleted by the next import.
 * @param record runs in its transaction.
 * @returns false when there was none.
 */
export function deletePlan(
  { db }: Store,
  uin: string,
  record: (transaction: Transaction<Tables>) => Promise<void> = async () => undefined,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('insurer_plan')
      .where('uin', '=', uin.trim().toUpperCase())
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await record(transaction);
    return true;
  });
}
