/** Insurers' own plans and their rates (lib/tools/plans). Nothing in them is about a person. */
import type { IsoDate } from '../dates/iso-date.ts';

type InsurerPlanTable = {
  uin: string;
  /** Of the import that wrote it: its rates carry it. */
  version_id: string;
  is_example: 0 | 1;
  approved_until: IsoDate;
  /** Of all that the file said of it: the same again changes nothing. */
  digest: string;
  /** The plan and what its rates cover, as JSON. */
  details: string;
  imported_at: string;
};

/** Rates whose version is not in force are of an import that runs, that stopped, or of an earlier version. */
type InsurerPlanRateTable = {
  version_id: string;
  number: number;
  age_from: number;
  age_to: number;
  sum_insured: number;
  /** Empty where one price holds everywhere. */
  zone: string;
  term: number;
  price_for: string;
  paise: number;
};

export type PlanTables = {
  insurer_plan: InsurerPlanTable;
  insurer_plan_rate: InsurerPlanRateTable;
};
