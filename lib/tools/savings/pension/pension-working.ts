/** The pension calculator's drawing, the rows of its sum, and tables of the income after its first day. */
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerTable, BarChart, ChartBar, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/chart-parts.ts';
import { discountedValue } from '../../money/saving-goal.ts';
import { maxIncomeAge, type PensionGoal } from './pension-fields.ts';
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

/** Rates in per cent, as typed. */
type Income = { age: number; from: number; inflation: number; rate: number };

/** What a level income still buys after its first day. */
export function levelTable({ age, from, inflation }: Income, futureIncome: number): AnswerTable {
  return {
    caption: `What ${rupeesInWords(futureIncome)} a month still buys`,
    columns: ['When you are', 'Worth in today’s rupees'],
    rows: [0, 10, 20, 30]
      .filter((later) => from + later <= maxIncomeAge)
      .map((later) => [
        String(from + later),
        rupeesInWords(discountedValue(futureIncome, from + later - age, inflation / 100)),
      ]),
  };
}

/**
 * Income drawn from savings, not an annuity: it rises with inflation, is paid at the start of each year, and ends at an
 * age.
 */
export function drawdownTable(
  { from, inflation, rate }: Income,
  futureIncome: number,
): AnswerTable {
  const step = (1 + inflation / 100) / (1 + rate / 100);
  const neededFor = (years: number) =>
    Array.from({ length: years }).reduce<number>((sum) => sum * step + futureIncome * 12, 0);
  return {
    caption: 'If you draw a rising income from your own savings',
    columns: ['They last for', `Needed at ${from}`],
    rows: [15, 20, 25, 30]
      .filter((years) => from + years <= maxIncomeAge)
      .map((years) => [`${years} years, to age ${from + years}`, rupeesInWords(neededFor(years))]),
  };
}
