/** Insurers' own plans and their rates (lib/tools/plans). No personal data. */
import type { IsoDate } from '../../dates/iso-date.ts';

type InsurerPlanTable = {
  uin: string;
  /** Version of the import that wrote it; its rates have the same. */
  version_id: string;
  is_example: 0 | 1;
  approved_until: IsoDate;
  /** Hash of everything in the file about it: an unchanged plan is not written again. */
  digest: string;
  /** The plan and the coverage of its rates, as JSON. */
  details: string;
  imported_at: string;
};

/** Rates with another version than the plan belong to a running or interrupted import, or to an earlier version. */
type InsurerPlanRateTable = {
  version_id: string;
  number: number;
  age_from: number;
  age_to: number;
  sum_insured: number;
  /** Empty if one price applies everywhere. */
  zone: string;
  term: number;
  price_for: string;
  paise: number;
};

export type PlanTables = {
  insurer_plan: InsurerPlanTable;
  insurer_plan_rate: InsurerPlanRateTable;
};
