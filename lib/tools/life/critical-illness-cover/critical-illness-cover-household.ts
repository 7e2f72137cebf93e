/** Fields of the calculator "critical illness sum", and the shortfall over months without pay. */
import type { CalculatorInput } from '../../calculators/calculator.ts';
import { sumField } from '../../money/sum-field.ts';

const monthly = { kind: 'rupees', min: 0, max: 100_000_000 } as const;
const detail = { ...sumField, isOptional: true, isDetail: true } as const;

export const householdFields = {
  spending: { ...monthly, label: 'Your spending a month', hint: 'Without loan EMIs.' },
  instalments: { ...monthly, label: 'Loan EMIs a month', start: '0' },
  months: {
    kind: 'number',
    unit: 'months',
    label: 'Time without your pay',
    hint: 'Our guess: change it.',
    min: 1,
    max: 120,
    start: '24',
  },
  costs: {
    ...sumField,
    label: 'Costs beyond bills',
    hint: 'Therapy, travel, a helper.',
    start: '0',
  },
  goesOn: {
    ...detail,
    max: 100_000_000,
    label: 'Income that continues, a month',
    hint: 'Paid leave, a spouse’s pay, rent you receive.',
  },
  savings: { ...detail, label: 'Savings you would use' },
  cover: { ...detail, label: 'Critical illness cover you have', hint: 'With riders.' },
  hospital: {
    kind: 'choice',
    label: 'Do you have health insurance?',
    options: { yes: 'Yes', no: 'No' },
    start: 'yes',
    isDetail: true,
  },
} as const;

export type HouseholdInput = CalculatorInput<typeof householdFields>;

/** Over a few years interest and inflation cancel out, so each month counts once. */
export function illnessNeed(household: HouseholdInput, months: number) {
  const { spending, instalments, costs, goesOn, savings, cover } = household;
  const gap = Math.max(0, spending + instalments - (goesOn ?? 0));
  const needed = gap * months + costs;
  const has = (savings ?? 0) + (cover ?? 0);
  return { gap, needed, has, missing: Math.max(0, needed - has) };
}
