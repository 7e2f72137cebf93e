/** Why an arrangement of covers is as it is, in a few sentences that apply to this household. */
import {
  healthNoUpperAge,
  healthPortabilityCredit,
  healthPreExistingWait,
  standardHealthChildAge,
  standardHealthEntryAge,
} from '../../content/figures/health.ts';
import {
  vayVandanaAge,
  vayVandanaCover,
  vayVandanaOrOther,
} from '../../content/figures/health-schemes.ts';
import type { Prose } from '../../content/types.ts';
import { rupeesInWords } from '../../input/rupees.ts';
import { type ArrangedPolicy, maxChildAge, publicScheme } from './arrange-cover.ts';
import { isPolicyCountVerdict } from './cover-verdict.ts';
import { groupName, sumToBuy, sumToBuyText } from './cover-words.ts';
import { numberedGroupName } from './cover-working.ts';

type Policies = readonly ArrangedPolicy[];
type HouseholdFacts = {
  children: readonly number[];
  treated: boolean;
  parentTreated: boolean;
  employer: number;
};

const maxEntryAge = 65;

export function coverReasons(policies: Policies, facts: HouseholdFacts): Prose[] {
  const eldest = Math.max(...policies.map((policy) => policy.eldest));
  const isNew = policies.some(({ has }) => has === 0);
  return [
    ...(isPolicyCountVerdict(policies) ? [`${eachPolicyText(policies)}.`] : []),
    ...(eldest >= publicScheme.age
      ? [
          `Whoever is ${vayVandanaAge.text} or older gets ${vayVandanaCover.text} of [free public cover](/senior-citizen#free-cover-from-70), whatever the income. Apply for it before you pay for anything. Beside CGHS, ECHS or Ayushman CAPF: ${vayVandanaOrOther.text.toLowerCase()}.`,
        ]
      : []),
    ...groupSentences(policies),
    // Two parents with equal policies are described once.
    ...new Set(layerSentences(policies)),
    ...(facts.treated || facts.parentTreated
      ? [
          `Declare the illness on the form. It may have to wait up to ${healthPreExistingWait.text}; everything else does not wait for it. A policy you hold already has served part of that time: keep it.`,
        ]
      : []),
    ...(isNew && eldest > maxEntryAge
      ? [
          `The standard policy takes adults of ${standardHealthEntryAge.text}. For others insurers must have plans on offer (age limit: ${healthNoUpperAge.text.toLowerCase()}), but each may decline. Ask two or three.`,
        ]
      : []),
    ...(facts.employer > 0
      ? [
          'Claim on the employer’s cover first while you have it: your own sum and bonus stay whole.',
        ]
      : []),
    ...(facts.children.includes(0)
      ? [
          `A baby may be too young: in the standard policy children join from ${standardHealthChildAge.text.replace(' to ', ', and stay up to ')}. Tell the insurer of the birth at once.`,
        ]
      : []),
    ...(facts.children.some((age) => age > maxChildAge)
      ? [
          `A child above ${maxChildAge} is left out here: the standard policy takes children of ${standardHealthChildAge.text}. Ask for a policy of their own.`,
        ]
      : []),
  ];
}

/** "₹15 lakh for whoever is in treatment, ₹20 lakh for the other two" */
function eachPolicyText(policies: Policies): string {
  return policies
    .flatMap((policy, place) =>
      sumToBuy(policy) > 0
        ? [`${sumToBuyText(policy)} for ${numberedGroupName(policies, place)}`]
        : [],
    )
    .join(', ');
}

function groupSentences(policies: Policies): Prose[] {
  const has = (who: ArrangedPolicy['who']) => policies.some((policy) => policy.who === who);
  const [only] = policies;
  return [
    ...(policies.length > 1 && has('parents')
      ? [
          'A floater is priced by its eldest member, and everybody draws on one sum. With parents in it, all of you pay for their age, and one long stay can use up the cover of the others.',
        ]
      : []),
    ...(has('treated')
      ? [
          'Whoever is being treated may be charged more, wait longer or be declined. In a policy of their own, that touches nobody else and cannot use up the sum of the others. Ask for a quotation with all of you in one, too.',
        ]
      : []),
    ...(policies.length === 1 && only?.who === 'family' && only.has === 0
      ? [
          only.people === 1
            ? 'A policy of your own stays when a job ends, and its waiting periods begin now.'
            : 'A floater is one sum that all of you share. It is sized for two stays in one year.',
        ]
      : []),
  ];
}

function layerSentences(policies: Policies): Prose[] {
  return policies.flatMap((policy): Prose[] => {
    const { has, raise, base, superTopUp } = policy.size.layers;
    const name = groupName(policy, policies);
    if (raise > 0) {
      return [
        `The policy for ${name} is small to build on: ask at renewal to raise it by ${rupeesInWords(raise)}. Waiting time counts ${healthPortabilityCredit.text.toLowerCase()}; on the added part it begins anew.`,
      ];
    }
    if (superTopUp === 0) return [];
    if (has > 0) {
      return [
        `Keep the policy for ${name}: its waiting time is served, or running. The super top-up above it pays once the bills of a year pass ${rupeesInWords(has)}.`,
      ];
    }
    return [
      `For ${name}, ask for a base policy of ${rupeesInWords(base)} and a super top-up of ${rupeesInWords(superTopUp)}, which pays once the bills of a year pass ${rupeesInWords(base)}. Too dear? Keep the base and leave out the layer above it.`,
    ];
  });
}
