/** Fields that all saving goals share: assumptions that nobody publishes, for the visitor to change. */

import { rupees } from '../../input/rupees.ts';
import type { ChartBar, WorkingRow } from '../calculators/calculator.ts';
import { chartParts } from '../calculators/shared-answer-parts.ts';
import { maxRupees } from '../money/money-fields.ts';
import { monthlySavingFor, type SavingsPlanInput, savingsAfter } from '../money/saving-goal.ts';

export const savingsField = {
  kind: 'rupees',
  label: 'Saved so far',
  min: 0,
  max: maxRupees,
  start: '0',
} as const;

export const returnField = {
  kind: 'number',
  unit: '% a year',
  label: 'What your savings earn, after tax',
  hint: 'Only an assumption. Enter what your own deposit or fund may earn.',
  min: 0,
  max: 20,
  step: 0.01,
  start: '6',
  isDetail: true,
} as const;

export const raiseField = {
  kind: 'number',
  unit: '% a year',
  label: 'You raise the monthly sum by',
  hint: '0 if it stays the same.',
  min: 0,
  max: 20,
  step: 0.01,
  start: '0',
  isDetail: true,
} as const;

// The monthly sum for a goal beside existing savings, for every saving calculator: its rows and its bar.
type SavingAssumptions = { saved: number; rate: number; raise: number };
type SavingPlan = { saving: SavingsPlanInput; rows: WorkingRow[]; parts: ChartBar['parts'] };

/**
 * @param years at least one.
 * @returns a monthly sum of 0 where nothing more is needed.
 */
export function savingPlan(
  goal: number,
  years: number,
  { saved, rate, raise }: SavingAssumptions,
): SavingPlan {
  const before = { atHand: saved, raise: raise / 100, rate: rate / 100 };
  // Rounded up to a rupee, so that the goal is reached; rounding errors below a paisa are ignored.
  const saving = { ...before, monthly: Math.ceil(monthlySavingFor(goal, years, before) - 0.001) };
  const savedGrown = savingsAfter(years, { ...saving, monthly: 0 });
  const rows: WorkingRow[] = [
    { label: `What you saved, at ${rate}% a year`, value: rupees(-savedGrown) },
    {
      label: 'Still to save by then',
      value: rupees(Math.max(0, goal - savedGrown)),
      isTotal: true,
    },
    {
      label: raise === 0 ? 'A month' : `A month in the first year, then ${raise}% more each year`,
      value: rupees(saving.monthly),
    },
  ];
  return { saving, rows, parts: partsOf(goal, years, saving) };
}

function partsOf(goal: number, years: number, saving: SavingsPlanInput): ChartBar['parts'] {
  const fromSavings = Math.min(saving.atHand, goal);
  const putIn = Math.min(
    savingsAfter(years, { ...saving, atHand: 0, rate: 0 }),
    goal - fromSavings,
  );
  const parts = [
    { label: 'saved today', amount: fromSavings, tone: 'spare' },
    { label: 'paid in', amount: putIn, tone: 'insurer' },
    { label: 'growth', amount: goal - fromSavings - putIn, tone: 'growth' },
  ] as const;
  return chartParts(parts, 1);
}
