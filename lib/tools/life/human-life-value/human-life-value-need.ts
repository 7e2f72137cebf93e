/** Computes the need of a family from the typed values. */
import type { Family } from './human-life-value-fields.ts';
import type { FamilyNeed } from './life-cover.ts';

/** The years as typed; else until the later of retirement and the youngest child's first pay. */
export function yearsOfNeed({ age: now, years, until, child, childEarns }: Family): number {
  return years ?? Math.max(until - now, child === null ? 0 : childEarns - child);
}

/** The household's spending; a spouse's pay covers part of it, and the rest would have to be replaced. */
export function livingCosts({ income, spending, spared, spouse }: Family) {
  const household = spending ?? ((income + (spouse ?? 0)) * (100 - spared)) / 100;
  return { household, replaced: Math.max(0, household - (spouse ?? 0)) };
}

function pensionCosts(family: Family): number {
  return (livingCosts(family).household * family.spouseShare) / 100;
}

/** The pension years are counted on the reader's own income alone. */
export function isPensionOfOwnIncome({ spending, spouse }: Family): boolean {
  return spending === null && Boolean(spouse);
}

/** If no interest is typed, money earns what prices rise: a higher guess would make every sum smaller. */
export function interestOf({ interest, inflation }: Family): number {
  return interest ?? inflation;
}

export function familyNeed(family: Family): FamilyNeed {
  const years = yearsOfNeed(family);
  return {
    yearly: livingCosts(family).replaced,
    years,
    // Pay that goes on provides for its earner's own old age: more of it never raises the sum.
    pensionYearly: pensionCosts({ ...family, spouse: null }),
    pensionYears: family.spouseYears ?? 0,
    loans: family.loans,
    loanYears: family.loanYears ?? years,
    goals: (family.education ?? 0) + (family.goals ?? 0),
    savings: family.savings ?? 0,
    cover: (family.cover ?? 0) + (family.edli ?? 0),
    inflation: family.inflation / 100,
    interest: interestOf(family) / 100,
  };
}

/** The same household, if the spouse's pay ends as well. */
export function withoutSpouse(family: Family): FamilyNeed {
  const { household } = livingCosts(family);
  return { ...familyNeed(family), yearly: household, pensionYearly: pensionCosts(family) };
}
