/** The drawing and the rows of the answer "life cover needed". */
import { rupees } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { BarChart, ChartBar, WorkingRow } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/shared-answer-parts.ts';
import { closingRows, optionalRow } from '../round-up-cover.ts';
import type { Family } from './human-life-value-fields.ts';
import { interestOf, isPensionOfOwnIncome, livingCosts } from './human-life-value-need.ts';
import { type FamilyNeed, needInYear } from './life-cover.ts';

export function coverWorkingRows(family: Family, need: FamilyNeed, cover: number): WorkingRow[] {
  const today = needInYear(need, 0);
  return [
    {
      label: `To live on for ${countText(need.years, 'year')}`,
      value: rupees(today.living),
      note: livingNote(family, need, today.living),
    },
    ...optionalRow('Your spouse’s pension years', today.pension).map((row) => ({
      ...row,
      note: `${family.spouseShare}% of ${isPensionOfOwnIncome(family) ? 'what your income pays for,' : 'the spending'} for ${countText(need.pensionYears, 'year')} after that.`,
    })),
    ...optionalRow('Loans to repay', today.loans),
    ...optionalRow('Your children’s education', family.education),
    ...optionalRow('Other goals', family.goals),
    { label: 'Your family would need', value: rupees(today.needed), isTotal: true },
    ...optionalRow('Savings it may use', -today.savings),
    ...optionalRow('Life cover you have', -(family.cover ?? 0)),
    ...optionalRow('Provident fund cover (EDLI)', -(family.edli ?? 0)),
    ...closingRows(today, cover),
  ];
}

function livingNote(family: Family, { yearly, years }: FamilyNeed, living: number): string {
  const { income, spending, spared, spouse, inflation } = family;
  const interest = interestOf(family);
  const incomes = spouse ? `${rupees(income)} and ${rupees(spouse)}` : rupees(income);
  const household =
    spending === null
      ? `${100 - spared}% of ${incomes} is ${rupees(livingCosts(family).household)} a year`
      : `${rupees(spending)} a year`;
  const replaced = spouse ? `, less your spouse’s pay: ${rupees(yearly)}` : '';
  if (yearly === 0) return `${household}${replaced}.`;
  const factor = (Math.round((living / yearly) * 100) / 100).toLocaleString('en-IN');
  const times = factor === '1' ? 'once' : `${factor} times`;
  const reason =
    inflation === interest
      ? `prices rise as fast as the money grows, so it counts ${times}`
      : `over ${countText(years, 'year')} it counts ${times}, as prices rise ${inflation}% a year and the money earns ${interest}%`;
  return `${household}${replaced}; ${reason}.`;
}

/** The uses of the sum, and what already pays a part of it. */
export function needChart(family: Family, need: FamilyNeed, cover: number): BarChart {
  const today = needInYear(need, 0);
  // The cover is rounded up: without other money the parts add up to it.
  const rounding = today.has > 0 ? 0 : cover - today.needed;
  const needed: ChartBar['parts'] = [
    { label: 'to live on', amount: today.living + rounding, tone: 'insurer' },
    { label: 'loans', amount: today.loans, tone: 'insurer2' },
    { label: 'pension years', amount: today.pension, tone: 'insurer' },
    { label: 'education', amount: family.education ?? 0, tone: 'insurer2' },
    { label: 'goals', amount: family.goals ?? 0, tone: 'insurer' },
  ];
  const paid: ChartBar['parts'] = [
    { label: 'savings', amount: today.savings, tone: 'spare' },
    { label: 'cover you have', amount: need.cover, tone: 'insurer2' },
    { label: 'new cover', amount: cover, tone: 'insurer' },
  ];
  const bars = [
    { label: 'Your family would need', parts: chartParts(needed) },
    ...(today.has > 0 ? [{ label: 'What pays it', parts: chartParts(paid) }] : []),
  ];
  return {
    title: today.has > 0 ? 'The need, and what pays it' : 'What the sum is for',
    bars,
  };
}
