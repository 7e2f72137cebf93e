/** The rule of the health cover calculator with its number and bar, which a product's page runs in the browser too. */
import { defineOpening } from '../../calculators/calculator.ts';
import { isInTreatment } from '../illness-field.ts';
import {
  type ArrangedPolicy,
  arrangeCover,
  type InsuredHousehold,
  maxChildAge,
} from './arrange-cover.ts';
import { type CoverInput, coverFields, usualBills } from './health-cover-fields.ts';
import { coverVerdict, healthCoverNumbers, type TreatmentCase } from './health-cover-verdict.ts';
import { badYearChart } from './health-cover-working.ts';
import type { CoverAssumptions } from './size-cover.ts';

export const healthCoverOpening = defineOpening({
  fields: coverFields,
  check: ({ age, spouse, children, treated, parents, parentTreated }) => {
    const adults = [age, spouse].filter((one) => one !== null);
    if (age === null && spouse === null && children.length === 0) {
      if (parents.length === 0) return { age: 'Enter your age, or the ages of your parents.' };
      return isInTreatment(treated)
        ? { treated: 'Answer for a parent below, or enter your own age too.' }
        : {};
    }
    if (age === null) return { age: 'Enter your own age too.' };
    if (parents.length === 0 && isInTreatment(parentTreated))
      return { parents: 'Enter the parents’ ages too.' };
    if (children.some((child) => child >= Math.max(...adults)))
      return { children: 'A child is younger than you: look at the ages again.' };
    return parents.some((parent) => parent <= Math.min(...adults))
      ? { parents: 'A parent is older than you: look at the ages again.' }
      : {};
  },
  opening: (input) => {
    const { policies, cases, assumptions } = arrangementOf(input);
    return {
      verdict: coverVerdict(policies, cases),
      numbers: healthCoverNumbers(policies),
      chart: badYearChart(policies, assumptions),
    };
  },
});

export function arrangementOf(input: CoverInput): {
  policies: readonly ArrangedPolicy[];
  cases: readonly TreatmentCase[];
  assumptions: CoverAssumptions;
} {
  const bill = input.bill ?? usualBills[input.city];
  const assumptions = { bill, rise: input.rise, years: input.years };
  const household = householdOf(input);
  const policies = arrangeCover(household, assumptions);
  return { policies, cases: openCases(input, household, policies, assumptions), assumptions };
}

function householdOf(input: CoverInput): InsuredHousehold {
  return {
    adults: [input.age, input.spouse].filter((age) => age !== null),
    children: input.children.filter((age) => age <= maxChildAge),
    parents: input.parents,
    isFamilyTreated: isInTreatment(input.treated),
    isParentTreated: isInTreatment(input.parentTreated),
    familyHas: input.has,
    parentsHave: input.parentsHave,
    employerCover: input.employer,
    isEmployersForParents: input.employerParents,
  };
}

/**
 * An open question about treatment does not mean "no": each case in which it changes who shares a policy. The question
 * is not required instead, because an illness would then have to be in the address of every answer.
 */
function openCases(
  { treated, parentTreated }: CoverInput,
  household: InsuredHousehold,
  policies: readonly ArrangedPolicy[],
  assumptions: CoverAssumptions,
): TreatmentCase[] {
  const ifTreated = (condition: string, who: Partial<InsuredHousehold>): TreatmentCase[] => {
    const arranged = arrangeCover({ ...household, ...who }, assumptions);
    return arranged.length > policies.length ? [{ condition, policies: arranged }] : [];
  };
  const [family, parent] = [{ isFamilyTreated: true }, { isParentTreated: true }];
  const ifAdultTreated = treated === null ? ifTreated('if one of you is in treatment', family) : [];
  const ifParentTreated =
    parentTreated === null ? ifTreated('if a parent is in treatment', parent) : [];
  if (ifAdultTreated.length === 0 || ifParentTreated.length === 0)
    return [...ifAdultTreated, ...ifParentTreated];
  const ifBothTreated = ifTreated('if one of you and a parent are', { ...family, ...parent });
  return [...ifAdultTreated, ...ifParentTreated, ...ifBothTreated];
}
