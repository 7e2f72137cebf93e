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
  standardHealthTerm,
} from '../../../content/figures/health.ts';
import {
  vayVandanaAge,
  vayVandanaCover,
  vayVandanaExistingIllness,
  vayVandanaOrOther,
} from '../../../content/figures/health-schemes.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import type { NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerTable } from '../../calculators/calculator.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { type IllnessAnswer, illnessName, isInTreatment } from '../illness-field.ts';
import {
  type ArrangedPolicy,
  arrangeCover,
  type InsuredHousehold,
  maxChildAge,
} from './arrange-cover.ts';
import { healthCoverBrief } from './health-cover-brief.ts';
import { publicBeginsSoon } from './health-cover-eligibility.ts';
import { type CoverInput, coverFields, usualBills } from './health-cover-fields.ts';
import { healthCoverReasons } from './health-cover-reasons.ts';
import { coverVerdict, healthCoverNumbers, type TreatmentCase } from './health-cover-verdict.ts';
import { coverSubject, insuredHouseholdText, sumToBuy } from './health-cover-words.ts';
import { badYearChart, coverWorking } from './health-cover-working.ts';
import type { CoverAssumptions } from './size-cover.ts';

export const healthCoverCalculator = defineCalculator({
  id: 'health-cover-calculator',
  question: 'Who should it cover, and how much?',
  lead: 'Enter the ages of those you want to insure, and whether somebody is being treated. Leave the others empty.',
  button: 'Show the cover',
  detailsLabel: 'City, and cover you have',
  fields: coverFields,
  examples: [
    {
      label: 'You 34, spouse 32, child 4',
      typed: { age: '34', spouse: '32', children: '4', treated: 'no' },
    },
    {
      label: 'The same with parents of 62 and 65',
      typed: {
        age: '34',
        spouse: '32',
        children: '4',
        treated: 'no',
        parents: '62, 65',
        parentTreated: 'no',
      },
    },
    {
      label: 'Parents, one with diabetes',
      typed: { parents: '66, 61', parentTreated: 'diabetes' },
    },
    { label: 'One person', typed: { age: '27' } },
  ],
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
  inputSummary: insuredHouseholdText,
  answer: (input) => {
    const bill = input.bill ?? usualBills[input.city];
    const assumptions = { bill, rise: input.rise, years: input.years };
    const household = householdOf(input);
    const policies = arrangeCover(household, assumptions);
    const cases = openCases(input, household, policies, assumptions);
    const treated = [input.treated, input.parentTreated];
    return {
      verdict: coverVerdict(policies, cases),
      numbers: healthCoverNumbers(policies),
      ...healthCoverReasons(policies, input, cases),
      nextSteps: nextSteps(policies),
      working: { caption: 'How the sums are made', rows: coverWorking(policies, assumptions) },
      chart: badYearChart(policies, assumptions),
      tables: healthCoverTables(policies, treated),
      assumptions: [
        `A large hospital bill costs ${rupeesInWords(bill)} today${input.bill === null ? ': our assumption' : ''}, and bills rise ${input.rise}% a year. No official figure exists for either.`,
        'Who shares a policy, what a second stay costs and where a layer begins: our rule of thumb, not an official one.',
        'Cover of an employer, and free public cover, counts for the second stay only. The one ends with the job, the other pays in listed hospitals.',
        'No premium is counted: ask for written quotations, and take less if you could not renew it every year.',
      ],
      related: [
        'A floater and two policies side by side: [compare](/family-health-insurance#compare).',
        'Thinking of ₹1 crore? [When so large a sum matters](/1crore-health-insurance).',
        'How a second layer pays: [super top-up](/super-topup).',
      ],
      subject: coverSubject(policies),
      ...(policies.some((policy) => sumToBuy(policy) > 0) && {
        brief: healthCoverBrief(policies, input, assumptions),
      }),
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
        standardHealthTerm,
        standardHealthCoPay,
        healthNoUpperAge,
        ...(policies.some(({ eldest }) => eldest >= publicBeginsSoon)
          ? [vayVandanaAge, vayVandanaCover, vayVandanaExistingIllness, vayVandanaOrOther]
          : []),
      ],
    };
  },
});

function nextSteps(policies: readonly ArrangedPolicy[]): NextStep[] {
  const isLayered = policies.some(({ size }) => size.layers.superTopUp > 0);
  const steps: NextStep[] = [
    ...(policies.some(({ isPublicFirst }) => isPublicFirst)
      ? [
          {
            text: 'Apply for free public cover before you pay for anything',
            link: 'Public cover',
            href: '/senior-citizen#free-cover-from-70',
          },
        ]
      : []),
    policies.some((policy) => sumToBuy(policy) > 0)
      ? {
          text: 'Ask two insurers for written quotations',
          link: 'Insurers',
          href: '/insurance-companies',
        }
      : { text: 'Renew it before its last day', link: 'Renewal dates', href: '/renewal' },
    ...(isLayered
      ? [
          {
            text: 'Ask for a deductible that counts once a year',
            link: 'Super top-ups',
            href: '/super-topup',
          },
        ]
      : []),
    {
      text: 'See how much of a hospital bill you would pay yourself',
      link: 'Split a bill',
      href: '/health-insurance/hospital-bill-calculator',
    },
  ];
  return steps.slice(0, 3);
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

// Tables beside an arrangement of covers: what to look for in the wording, and waiting periods.
type Policies = readonly ArrangedPolicy[];

/** @param treated the answers to the question about treatment. */
function healthCoverTables(policies: Policies, treated: readonly IllnessAnswer[]): AnswerTable[] {
  return [
    { caption: 'What to look for', columns: ['Line of the plan', 'Why'], rows: lookFor(policies) },
    {
      caption: 'What waits in a new policy',
      columns: ['What', 'Wait'],
      rows: waits(policies, treated),
    },
  ];
}

function lookFor(policies: Policies): string[][] {
  const isShared = policies.some(({ people }) => people > 1);
  const isOlder = policies.some(({ older }) => older > 0);
  const isLayered = policies.some(({ size }) => size.layers.superTopUp > 0);
  return [
    ['Room limit', 'None, or a room you would accept. Above it, more than the rent is cut.'],
    ...(isOlder
      ? [
          [
            'Co-pay',
            `Your share of each bill. ${standardHealthCoPay.text} in the standard policy; plans for older people may ask for much more.`,
          ],
        ]
      : []),
    ...(isShared
      ? [['Restoration', 'Whether it refills for the same illness, and how often.']]
      : []),
    ...(isLayered
      ? [
          [
            'Deductible of the super top-up',
            'Counted over the whole year (“aggregate”), and no higher than the policy below it.',
          ],
        ]
      : []),
    [
      'Limits for single treatments',
      'Cataract, joints, modern treatment: each “up to” is a limit.',
    ],
    ['Premium in 10 and 20 years', 'From the plan’s own table: you renew every year.'],
  ];
}

function waits(policies: Policies, treated: readonly IllnessAnswer[]): string[][] {
  const illnessNames = treated.map(illnessName).filter((name) => name !== null);
  const existing =
    illnessNames.length > 0 ? [...new Set(illnessNames)] : ['An illness somebody has already'];
  return [
    ['Accidents', 'None'],
    ['Any other illness', healthInitialWait.text],
    ['Listed illnesses and operations', `Up to ${healthSpecificWait.text}, as printed in the plan`],
    ...existing.map((name) => [name, `Up to ${healthPreExistingWait.text}, once declared`]),
    ...(policies.some(({ isPublicFirst }) => isPublicFirst)
      ? [['An illness, under free public cover', vayVandanaExistingIllness.text]]
      : []),
  ];
}
