/** The monthly sum for a goal beside existing savings, for every saving calculator: its rows and its bar. */
import { rupees } from '../../input/rupees.ts';
import type { ChartBar, WorkingRow } from '../calculators/calculator.ts';
import { chartParts } from '../calculators/chart-parts.ts';
import { monthlySavingFor, type SavingsPlanInput, savingsAfter } from '../money/saving-goal.ts';

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
