/** The calculator "who should it cover, and how much": from ages to an arrangement of covers with their sums. */
import {
  healthInitialWait,
  healthNoUpperAge,
  healthPortabilityCredit,
  healthPreExistingWait,
  healthSpecificWait,
  standardHealthChildAge,
  standardHealthCoPay,
  standardHealthEntryAge,
} from '../../content/figures/health.ts';
import {
  vayVandanaAge,
  vayVandanaCover,
  vayVandanaExistingIllness,
  vayVandanaOrOther,
} from '../../content/figures/health-schemes.ts';
import { rupees } from '../../input/rupees.ts';
import { defineCalculator } from '../calculators/calculator.ts';
import { arrangeCover, type Household, maxChildAge, publicScheme } from './arrange-cover.ts';
import { type CoverInput, coverFields, usualBills } from './cover-fields.ts';
import { coverReasons } from './cover-reasons.ts';
import { coverTables } from './cover-tables.ts';

import { coverVerdict } from './cover-verdict.ts';
import { coverChart, coverWorking } from './cover-working.ts';

export const healthCoverCalculator = defineCalculator({
  id: 'health-cover-calculator',
  question: 'Who should it cover, and how much?',
  lead: 'Enter the ages of those you want to insure. Leave the others empty.',
  button: 'Show the cover',
  detailsLabel: 'City, illness, cover you have',
  fields: coverFields,
  examples: [
    {
      label: 'A family',
      typed: { age: '34', spouse: '32', children: '4', parents: '62, 65' },
    },
    { label: 'One person', typed: { age: '27' } },
  ],
  check: ({ age, spouse, children, parents }) => {
    const adults = [age, spouse].filter((one) => one !== null);
    if (age === null && spouse === null && children.length === 0) {
      return parents.length > 0 ? {} : { age: 'Enter your age, or the ages of your parents.' };
    }
    if (age === null) return { age: 'Enter your own age too.' };
    if (children.some((child) => child >= Math.max(...adults))) {
      return { children: 'A child is younger than you: look at the ages again.' };
    }
    return parents.some((parent) => parent <= Math.min(...adults))
      ? { parents: 'A parent is older than you: look at the ages again.' }
      : {};
  },
  answer: (input) => {
    const bill = input.bill ?? usualBills[input.city];
    const assumptions = { bill, rise: input.rise, years: input.years };
    const policies = arrangeCover(householdOf(input), assumptions);
    return {
      verdict: coverVerdict(policies),
      text: coverReasons(policies, input),
      working: { caption: 'How the sums are made', rows: coverWorking(policies, assumptions) },
      chart: coverChart(policies, assumptions),
      tables: coverTables(policies),
      assumptions: [
        `A large hospital bill costs ${rupees(bill)} today${input.bill === null ? ': our assumption' : ''}, and bills rise ${input.rise}% a year. No official figure exists for either.`,
        'Who shares a policy, what a second stay costs and where a layer begins: our rule of thumb, not an official one.',
        'Cover of an employer, and free public cover, counts for the second stay only. The one ends with the job, the other pays in listed hospitals.',
        'No premium is counted: ask for written quotations, and take less if you could not renew it every year.',
      ],
      next: [
        'A floater and two policies side by side: [compare](/family-health-insurance#compare).',
        'Thinking of ₹1 crore? [When so large a sum matters](/1crore-health-insurance).',
        'How a second layer pays: [super top-up](/super-topup).',
        'What a plan leaves you to pay of a bill: [split a bill](/health-insurance/hospital-bill-calculator).',
      ],
      requiredCovers: policies.flatMap(({ eldest, size: { layers } }) =>
        layers.base > 0 ? [{ age: eldest, sum: layers.base }] : [],
      ),
      figures: [
        healthInitialWait,
        healthSpecificWait,
        healthPreExistingWait,
        healthPortabilityCredit,
        standardHealthChildAge,
        standardHealthEntryAge,
        standardHealthCoPay,
        healthNoUpperAge,
        ...(policies.some(({ eldest }) => eldest >= publicScheme.age)
          ? [vayVandanaAge, vayVandanaCover, vayVandanaExistingIllness, vayVandanaOrOther]
          : []),
      ],
    };
  },
});

function householdOf(input: CoverInput): Household {
  return {
    adults: [input.age, input.spouse].filter((age) => age !== null),
    children: input.children.filter((age) => age <= maxChildAge),
    parents: input.parents,
    isFamilyTreated: input.treated,
    isParentTreated: input.parentTreated,
    familyHas: input.has,
    parentsHave: input.parentsHave,
    employerCover: input.employer,
    isEmployersForParents: input.employerParents,
  };
}
