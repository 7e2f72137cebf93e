/** Lists the stored plans, in force or not, for the operator; and removes one. */
import 'server-only';
import type { Store } from '../../../store/schema/schema.ts';
import type { InsurerPlan } from '../insurer-plan.ts';
import type { PlanDetails } from './write-plans.server.ts';

export async function readInsurerPlans({ db }: Store): Promise<InsurerPlan[]> {
  const rows = await db.selectFrom('insurer_plan').select('details').orderBy('uin').execute();
  return rows.map(({ details }) => (JSON.parse(details) as PlanDetails).plan);
}

/** Its rates are deleted by the next import. @returns false when there was none. */
export async function deletePlan({ db }: Store, uin: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('insurer_plan')
    .where('uin', '=', uin.trim().toUpperCase())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
