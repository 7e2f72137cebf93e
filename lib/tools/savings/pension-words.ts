/** Verdict, sentences and working of the answer of the pension calculator. */
import type { Prose } from '../../content/types.ts';
import { rupees, rupeesInWords } from '../../input/rupees.ts';
import type { WorkingRow } from '../calculators/calculator.ts';
import type { PensionGoal } from './pension-fields.ts';
import type { PensionNeed } from './pension-need.ts';

export function pensionVerdict({ from, paying }: PensionGoal, need: PensionNeed): string {
  const { saved, capital } = need;
  const wanted = `${rupees(need.income)} a month at ${from}`;
  // With what is paid into EPF and NPS.
  const monthly = need.plan?.saving.monthly ?? null;
  const isEnough = monthly === null ? saved >= capital : monthly === 0;
  if (isEnough) return `What you saved is enough for ${wanted}`;
  if (monthly === null) {
    return `${rupeesInWords(capital)} is needed now; ${rupeesInWords(capital - saved)} is missing`;
  }
  if (paying >= monthly) return `What is paid into EPF and NPS is enough for ${wanted}`;
  const more = paying > 0 ? ' more' : '';
  return `${rupeesInWords(capital)} at ${from}: put aside ${rupees(monthly - paying)} a month${more}`;
}

export function pensionText(goal: PensionGoal, need: PensionNeed): Prose[] {
  const { from, annuity, inflation } = goal;
  const { income, incomeThen, capital } = need;
  return [
    need.years === 0
      ? `An annuity that pays ${annuity}% of its price a year needs ${rupeesInWords(capital)} for ${rupees(income)} a month.`
      : `${rupees(income)} today is ${rupees(incomeThen)} a month at ${from}, if prices rise ${inflation}% a year. An annuity that pays ${annuity}% of its price a year needs ${rupeesInWords(capital)} for that.`,
    ...(need.hasFunds
      ? []
      : [
          'Nothing is counted from EPF or NPS. Are you or were you employed? Enter what they hold, and what is paid in.',
        ]),
    'It usually pays the same every month for life, so it buys less each year. The first table shows how much less; the second, what a rising income takes.',
  ];
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

/** What the savings consist of, where they are more than one sum. */
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
