/** Why an arrangement of covers is as it is, in a few sentences that apply to this household. */
import { ageRangeOf } from '../../content/figure-amounts.ts';
import {
  healthNoUpperAge,
  healthPortabilityCredit,
  healthPreExistingWait,
  standardHealthChildAge,
  standardHealthEntryAge,
  standardHealthTerm,
} from '../../content/figures/health.ts';
import {
  vayVandanaAge,
  vayVandanaCover,
  vayVandanaExistingIllness,
  vayVandanaOrOther,
} from '../../content/figures/health-schemes.ts';
import type { Prose } from '../../content/types.ts';
import { rupeesInWords } from '../../input/rupees.ts';
import { countText, joinWords, lowerFirst, upperFirst } from '../../text/words.ts';
import { type ArrangedPolicy, maxChildAge, publicScheme } from './arrange-cover.ts';
import type { CoverInput } from './health-cover-fields.ts';
import { coverVerdict, isPolicyCountVerdict, type TreatmentCase } from './health-cover-verdict.ts';
import {
  adultNames,
  groupName,
  type InsuredAdult,
  sumToBuy,
  sumToBuyText,
} from './health-cover-words.ts';
import { numberedGroupName } from './health-cover-working.ts';
import { diabetesText, type IllnessAnswer, illnessName, isInTreatment } from './illness-field.ts';

type Policies = readonly ArrangedPolicy[];

const maxEntryAge = ageRangeOf(standardHealthEntryAge).maxAge;
const childAges = ageRangeOf(standardHealthChildAge);
/** From these ages on, the answer says for each person until when they may join, and when free cover begins. */
const entryEndsSoon = 60;
export const publicBeginsSoon = 60;

export function coverReasons(
  policies: Policies,
  input: CoverInput,
  cases: readonly TreatmentCase[],
): Prose[] {
  const adults = adultsOf(input);
  return [
    ...(cases.length > 0
      ? caseSentences(policies, cases, input)
      : isPolicyCountVerdict(policies)
        ? [`${eachPolicyText(policies)}.`]
        : []),
    ...freeCoverSentences(adults),
    ...illnessSentences(input),
    ...laterFreeCoverSentences(adults, input),
    ...groupSentences(policies, input, adults),
    // Two parents with equal policies are described once.
    ...new Set(layerSentences(policies)),
    ...standardPolicySentences(adults, input),
    ...(input.employer > 0
      ? [
          'Claim on the employer’s cover first while you have it: your own sum and bonus stay whole.',
        ]
      : []),
    ...(input.children.includes(0)
      ? [
          `A baby may be too young: in the standard policy children join from ${childAges.from}, and stay up to ${childAges.to}. Tell the insurer of the birth at once.`,
        ]
      : []),
    ...(input.children.some((age) => age > maxChildAge)
      ? [
          `A child above ${maxChildAge} is left out here: the standard policy takes children of ${standardHealthChildAge.text}. Ask for a policy of their own.`,
        ]
      : []),
  ];
}

function adultsOf({ age, spouse, parents, has, parentsHave }: CoverInput): InsuredAdult[] {
  const ownPolicy = { isNew: has === 0 };
  return [
    ...(age === null ? [] : [{ who: 'you' as const, age, ...ownPolicy }]),
    ...(spouse === null ? [] : [{ who: 'your spouse' as const, age: spouse, ...ownPolicy }]),
    ...parents.map((parent) => ({
      who: 'your parent' as const,
      age: parent,
      isNew: parentsHave === 0,
    })),
  ];
}

/** Each arrangement in its own words, because the verdict has room for their numbers only. */
function caseSentences(
  arranged: Policies,
  cases: readonly TreatmentCase[],
  { treated, parentTreated }: CoverInput,
): Prose[] {
  const arrangement = (policies: Policies) =>
    isPolicyCountVerdict(policies) ? eachPolicyText(policies) : lowerFirst(coverVerdict(policies));
  const nobody = isInTreatment(treated) || isInTreatment(parentTreated) ? 'nobody else' : 'nobody';
  return [
    `If ${nobody} is in treatment: ${arrangement(arranged)}. The tables below show this case until you answer the question about treatment.`,
    ...cases.map(
      ({ condition, policies }) => `${upperFirst(condition)}: ${arrangement(policies)}.`,
    ),
  ];
}

function freeCoverSentences(adults: readonly InsuredAdult[]): Prose[] {
  if (adults.every(({ age }) => age < publicScheme.age)) return [];
  return [
    `Whoever is ${vayVandanaAge.text} or older gets ${vayVandanaCover.text} of [free public cover](/senior-citizen#free-cover-from-70), whatever the income. Apply for it before you pay for anything. Beside CGHS, ECHS or Ayushman CAPF: ${vayVandanaOrOther.text.toLowerCase()}.`,
  ];
}

/** For those who will have it soon. Ages are in whole years, so the birthday is at most that many years away. */
function laterFreeCoverSentences(
  adults: readonly InsuredAdult[],
  { treated, parentTreated }: CoverInput,
): Prose[] {
  const soonEligible = adults.filter(
    ({ age }) => age >= publicBeginsSoon && age < publicScheme.age,
  );
  if (soonEligible.length === 0) return [];
  const times = [...Map.groupBy(soonEligible, ({ age }) => age)].map(
    ([age, group]) =>
      `in ${countText(publicScheme.age - age, 'year')} at most for ${adultNames(group)}`,
  );
  const illness =
    isInTreatment(treated) || isInTreatment(parentTreated)
      ? ` Under it, an illness one already has is ${vayVandanaExistingIllness.text.toLowerCase()}.`
      : '';
  return [
    `[Free public cover](/senior-citizen#free-cover-from-70) of ${vayVandanaCover.text} begins with the ${publicScheme.age}th birthday, whatever the income: ${joinWords(times)}.${illness}`,
  ];
}

function illnessSentences({ age, treated, parents, parentTreated }: CoverInput): Prose[] {
  const answers: IllnessAnswer[] = [
    ...(age === null ? [] : [treated]),
    ...(parents.length === 0 ? [] : [parentTreated]),
  ];
  const ill = answers.filter(isInTreatment);
  if (ill.length === 0) {
    return answers.includes(null)
      ? [
          `Whoever is being treated, with tablets too, declares the illness on the form. It may have to wait up to ${healthPreExistingWait.text}.`,
        ]
      : [];
  }
  const names = [...new Set(ill.map((answer) => illnessName(answer) ?? 'the illness'))];
  const list = joinWords(names.map(lowerFirst));
  const pronoun = names.length > 1 ? 'Each' : 'It';
  return [
    `Declare ${list} on the form. ${pronoun} may have to wait up to ${healthPreExistingWait.text}, with what follows from it; everything else does not wait for it. A policy you hold already has served part of that time: keep it.`,
    ...(ill.includes('diabetes') ? [diabetesText] : []),
  ];
}

/** Who may still join the standard policy, and who is too old for it. */
function standardPolicySentences(adults: readonly InsuredAdult[], input: CoverInput): Prose[] {
  const joining = adults.filter(({ isNew }) => isNew);
  const nearLastEntry = joining.filter(({ age }) => age >= entryEndsSoon && age < maxEntryAge);
  const last = joining.filter(({ age }) => age === maxEntryAge);
  const tooOld = joining.filter(({ age }) => age > maxEntryAge);
  if (nearLastEntry.length + last.length + tooOld.length === 0) return [];
  const younger = unnamedPatients(adults, input).filter((one) => !tooOld.includes(one));
  const asWell =
    younger.length > 0
      ? `, and may decline ${adultNames(younger)} as well if that is who is in treatment`
      : '';
  const sentences = [
    `The standard policy takes adults of ${standardHealthEntryAge.text}.`,
    ...(nearLastEntry.length > 0
      ? [
          `By age it is open to ${adultNames(nearLastEntry)} until ${maxEntryAge}, in a policy of their own too (${standardHealthTerm.text.toLowerCase()}).`,
        ]
      : []),
    ...(last.length > 0
      ? [
          `Its last age is that of ${adultNames(last)}: apply before the next birthday, in a policy of their own too (${standardHealthTerm.text.toLowerCase()}).`,
        ]
      : []),
    ...(tooOld.length > 0
      ? [
          `Insurers must have plans on offer for every age (${lowerFirst(healthNoUpperAge.text)}), for ${adultNames(tooOld)} too, but each may decline${asWell}. Ask two or three.`,
        ]
      : []),
  ];
  return [sentences.join(' ')];
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

/** Of several parents the form does not ask which one is in treatment: each may be the one. */
function unnamedPatients(
  adults: readonly InsuredAdult[],
  { parentTreated }: CoverInput,
): InsuredAdult[] {
  const parents = adults.filter(({ who, isNew }) => who === 'your parent' && isNew);
  return isInTreatment(parentTreated) && parents.length > 1 ? parents : [];
}

function groupSentences(
  policies: Policies,
  input: CoverInput,
  adults: readonly InsuredAdult[],
): Prose[] {
  const { treated, parentTreated, parentsHave, employer } = input;
  const patients = isInTreatment(treated) ? [] : unnamedPatients(adults, input);
  const parents = policies.filter(({ who }) => who === 'parents');
  const hasFamily = policies.length > parents.length;
  const isTreatedApart =
    policies.some(({ who }) => who === 'treated') ||
    (parents.length > 1 && isInTreatment(parentTreated) && parentsHave === 0);
  const [only] = policies;
  return [
    ...(hasFamily && parents.length > 0
      ? [
          'A floater is priced by its eldest member, and everybody draws on one sum. With parents in it, all of you pay for their age, and one long stay can use up the cover of the others.',
        ]
      : []),
    ...(parents.length > 1 && !isTreatedApart
      ? ['At most two parents share a sum here, because all of them may be ill in one year.']
      : []),
    ...(isTreatedApart
      ? [
          `${patients.length > 0 ? `Whichever of ${adultNames(patients)} is in treatment` : 'Whoever is being treated'} may be charged a loading, which is a part added to the premium, wait longer or be declined. In a policy of their own, that touches nobody else and cannot use up the sum of the others. Ask for a quotation with all of you in one, too.`,
        ]
      : []),
    ...(policies.length === 1 && only?.who === 'family' && only.has === 0
      ? [
          only.people === 1
            ? aloneText(only.eldest, employer > 0)
            : 'A floater is one sum that all of you share. It is sized for two stays in one year.',
        ]
      : []),
  ];
}

/** Cover of an employer concerns people of working age, and older ones who entered such cover. */
function aloneText(age: number, hasEmployer: boolean): Prose {
  return age < entryEndsSoon || hasEmployer
    ? 'A policy of your own stays when a job ends, and its waiting periods begin now.'
    : 'The waiting periods of a policy begin with its first day, so an early start ends them early.';
}

function layerSentences(policies: Policies): Prose[] {
  const parents = policies.filter(({ who }) => who === 'parents');
  const sums = new Set(parents.map(sumToBuyText));
  const areAlike =
    parents.length > 1 && sums.size === 1 && parents.every(({ people }) => people === 1);
  return policies.flatMap((policy): Prose[] => {
    const { has, raise, base, superTopUp } = policy.size.layers;
    const isEach = policy.who === 'parents' && areAlike;
    const name = isEach ? 'each parent' : groupName(policy, policies);
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
      `For ${name}, ask for a base policy of ${rupeesInWords(base)} and a super top-up of ${rupeesInWords(superTopUp)}, which pays once the bills of a year pass ${rupeesInWords(base)}. Too expensive? Keep the base policy and skip the super top-up.`,
    ];
  });
}
