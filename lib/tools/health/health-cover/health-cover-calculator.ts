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
import { defineCalculator } from '../../calculators/calculator.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';
import { healthCoverBrief } from './health-cover-brief.ts';
import { publicBeginsSoon } from './health-cover-eligibility.ts';
import { arrangementOf, healthCoverOpening } from './health-cover-opening.ts';
import { healthCoverReasons } from './health-cover-reasons.ts';
import { healthCoverTables } from './health-cover-tables.ts';
import { coverSubject, insuredHouseholdText, sumToBuy } from './health-cover-words.ts';
import { coverWorking } from './health-cover-working.ts';

export const healthCoverCalculator = defineCalculator({
  id: 'health-cover-calculator',
  question: 'Who should it cover, and how much?',
  lead: 'Enter the ages of those you want to insure, and whether somebody is being treated. Leave the others empty.',
  button: 'Show the cover',
  detailsLabel: 'City, and cover you have',
  fields: healthCoverOpening.fields,
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
  check: healthCoverOpening.check,
  inputSummary: insuredHouseholdText,
  answer: (input, today) => {
    const { policies, cases, assumptions } = arrangementOf(input);
    const { bill } = assumptions;
    const treated = [input.treated, input.parentTreated];
    return {
      ...healthCoverOpening.opening(input, today),
      ...healthCoverReasons(policies, input, cases),
      nextSteps: nextSteps(policies),
      working: { caption: 'How the sums are made', rows: coverWorking(policies, assumptions) },
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
