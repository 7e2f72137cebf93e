/** The drawing and the rows of the sum of the pension calculator. */
import { rupees } from '../../../input/rupees.ts';
import type { BarChart, ChartBar, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/chart-parts.ts';
import type { PensionGoal } from './pension-fields.ts';
import type { PensionNeed } from './pension-need.ts';

export function pensionChart({ from }: PensionGoal, need: PensionNeed): BarChart {
  return need.plan
    ? {
        title: `What pays for it at ${from}`,
        bars: [{ label: `Money at ${from}`, parts: need.plan.parts }],
      }
    : { title: 'Saved, and missing', bars: [{ label: 'Money now', parts: partsNow(need) }] };
}

function partsNow({ saved, capital }: PensionNeed): ChartBar['parts'] {
  const used = Math.min(saved, capital);
  return chartParts([
    { label: 'saved today', amount: used, tone: 'spare' },
    { label: 'missing', amount: capital - used, tone: 'own' },
  ]);
}

export function pensionRows(goal: PensionGoal, need: PensionNeed): WorkingRow[] {
  const { income, other, from, annuity, paying } = goal;
  const { saved, incomeThen, capital, plan } = need;
  return [
    { label: 'Wanted a month, in today’s rupees', value: rupees(income) },
    ...(other > 0 ? [{ label: 'Less what you will have anyway', value: rupees(-other) }] : []),
    { label: `A month at ${from}, in rupees of that day`, value: rupees(incomeThen) },
    {
      label: `Needed at ${from}: 12 months ÷ ${annuity}%`,
      value: rupees(capital),
      isTotal: true,
    },
    ...(plan
      ? [...withSavings(plan.rows, goal), ...fundRows(paying, plan.saving.monthly)]
      : [
          {
            label: 'Missing today',
            value: rupees(Math.max(0, capital - saved)),
            ...savingsNote(goal),
          },
        ]),
  ];
}

/** The parts of the savings, if there is more than one. */
function savingsNote({ epf, nps, saved }: PensionGoal): Pick<WorkingRow, 'note'> {
  if (epf + nps === 0) return {};
  return { note: `Today EPF ${rupees(epf)}, NPS ${rupees(nps)}, other ${rupees(saved)}.` };
}

function withSavings([savings, ...rows]: readonly WorkingRow[], goal: PensionGoal): WorkingRow[] {
  return savings ? [{ ...savings, ...savingsNote(goal) }, ...rows] : [];
}

/** What employer and employee already pay in, as a part of the monthly sum. */
function fundRows(paying: number, monthly: number): WorkingRow[] {
  if (paying === 0) return [];
  return [
    { label: 'Paid into EPF and NPS already', value: rupees(-Math.min(paying, monthly)) },
    {
      label: 'A month beside that',
      value: rupees(Math.max(0, monthly - paying)),
      isTotal: true,
    },
  ];
}
