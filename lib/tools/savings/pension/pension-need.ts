/** The money that a monthly income from a later age takes on its first day, and how it is saved by then. */

import { savingPlan } from '../saving-plan.ts';
import type { PensionGoal } from './pension-fields.ts';

export type PensionNeed = {
  years: number;
  saved: number;
  /** A month, beside other income: in today's rupees, and in those of the first day. */
  income: number;
  incomeThen: number;
  /** The price of an annuity of that income. */
  capital: number;
  /** Null on the day itself, when no time is left to save: the shortfall is due at once. */
  plan: ReturnType<typeof savingPlan> | null;
  /** Something was entered of EPF or NPS. */
  hasFunds: boolean;
};

export function pensionNeed(goal: PensionGoal): PensionNeed {
  const { epf, nps, paying, annuity, inflation } = goal;
  const saved = epf + nps + goal.saved;
  const years = goal.from - goal.age;
  const income = goal.income - goal.other;
  const incomeThen = income * (1 + inflation / 100) ** years;
  const capital = (incomeThen * 12) / (annuity / 100);
  return {
    years,
    saved,
    income,
    incomeThen,
    capital,
    plan: years === 0 ? null : savingPlan(capital, years, { ...goal, saved }),
    hasFunds: epf + nps + paying > 0,
  };
}
