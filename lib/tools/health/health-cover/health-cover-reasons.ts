/** Why an arrangement of covers is as it is, in a few sentences that apply to this household. */
import { ageRangeOf } from '../../../content/figure-amounts.ts';
import {
  healthNoUpperAge,
  healthPortabilityCredit,
  healthPreExistingWait,
  standardHealthChildAge,
  standardHealthEntryAge,
  standardHealthTerm,
} from '../../../content/figures/health.ts';
import {
  vayVandanaAge,
  vayVandanaCover,
  vayVandanaExistingIllness,
  vayVandanaOrOther,
} from '../../../content/figures/health-schemes.ts';
import type { Prose } from '../../../content/types.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText, joinWords, lowerFirst, upperFirst } from '../../../text/words.ts';
import { foldExceptions } from '../../calculators/answer-exceptions.ts';
import type { AnswerException, CalculatorAnswer } from '../../calculators/calculator.ts';
import { diabetesText, type IllnessAnswer, illnessName, isInTreatment } from '../illness-field.ts';
import { type ArrangedPolicy, maxChildAge, publicScheme } from './arrange-cover.ts';
import type { CoverInput } from './health-cover-fields.ts';
import { caseCountText, type TreatmentCase } from './health-cover-verdict.ts';
import {
  adultNames,
  type CoverKind,
  coverKinds,
  eachPolicyText,
  type InsuredAdult,
} from './health-cover-words.ts';

type Policies = readonly ArrangedPolicy[];

const maxEntryAge = ageRangeOf(standardHealthEntryAge).maxAge;
const childAges = ageRangeOf(standardHealthChildAge);
/** From these ages on, the answer says for each person until when they may join, and when free cover begins. */
const entryEndsSoon = 60;
export const publicBeginsSoon = 60;

/** What applies to this household: the one sentence under the drawing, the exception in a card, the rest folded. */
export function coverReasons(
  policies: Policies,
  input: CoverInput,
  cases: readonly TreatmentCase[],
): Pick<CalculatorAnswer, 'text' | 'exception' | 'reasons'> {
  const adults = adultsOf(input);
  const text = mainReason(policies, input);
  const age = ageException(adults);
  const exceptions = [
    ...illnessException(input),
    ...caseException(cases),
    ...freeCoverException(adults),
    ...age,
    ...childExceptions(input),
    ...laterFreeCoverException(adults, input),
  ];
  const kinds = coverKinds(policies);
  return {
    text: text ? [text] : [],
    ...foldExceptions(exceptions, 'Why', (others) => [
      ...(cases.length > 0 ? [wellCaseText(policies, input)] : []),
      ...(cases.length > 1 ? cases.map(caseText) : []),
      ...(kinds.length > 3 ? [`${eachPolicyText(policies)}.`] : []),
      ...openIllnessSentences(input),
      // The sentences on the standard policy say more than the card on the age.
      ...others.filter((other) => !age.includes(other)).map((other) => other.text),
      ...standardPolicySentences(adults, input),
      ...groupSentences(policies, input, adults),
      ...layerSentences(kinds),
      ...(input.employer > 0
        ? [
            'Claim on the employer’s cover first while you have it: your own sum and bonus stay whole.',
          ]
        : []),
    ]),
  };
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

function wellCaseText(policies: Policies, { treated, parentTreated }: CoverInput): Prose {
  const nobody = isInTreatment(treated) || isInTreatment(parentTreated) ? 'nobody else' : 'nobody';
  return `If ${nobody} is in treatment: ${eachPolicyText(policies)}. The sums show this case until you answer the question about treatment.`;
}

function caseText({ condition, policies }: TreatmentCase): Prose {
  return `${upperFirst(condition)}: ${eachPolicyText(policies)}.`;
}

function caseException(cases: readonly TreatmentCase[]): AnswerException[] {
  const [first, ...others] = cases;
  if (!first) return [];
  const condition = others.length > 0 ? 'if somebody is in treatment' : first.condition;
  const sums =
    others.length > 0 ? 'The sums are then different.' : `${eachPolicyText(first.policies)}.`;
  return [
    {
      title: `${upperFirst(condition)}: ${caseCountText(cases)} policies`,
      text: `${sums} [Answer the question about treatment](#change) to see that case.`,
    },
  ];
}

function freeCoverException(adults: readonly InsuredAdult[]): AnswerException[] {
  if (adults.every(({ age }) => age < publicScheme.age)) return [];
  return [
    {
      title: `Free public cover from ${vayVandanaAge.text}`,
      text: `Whoever is ${vayVandanaAge.text} or older gets ${vayVandanaCover.text} of [free public cover](/senior-citizen#free-cover-from-70), whatever the income. Apply for it before you pay for anything. Beside CGHS, ECHS or Ayushman CAPF: ${vayVandanaOrOther.text.toLowerCase()}.`,
    },
  ];
}

/** For those who will have it soon. Ages are in whole years, so the birthday is at most that many years away. */
function laterFreeCoverException(
  adults: readonly InsuredAdult[],
  { treated, parentTreated }: CoverInput,
): AnswerException[] {
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
    {
      title: `Free public cover from ${vayVandanaAge.text}`,
      text: `[Free public cover](/senior-citizen#free-cover-from-70) of ${vayVandanaCover.text} begins with the ${publicScheme.age}th birthday, whatever the income: ${joinWords(times)}.${illness}`,
    },
  ];
}

function illnessAnswers({ age, treated, parents, parentTreated }: CoverInput): IllnessAnswer[] {
  return [...(age === null ? [] : [treated]), ...(parents.length === 0 ? [] : [parentTreated])];
}

function openIllnessSentences(input: CoverInput): Prose[] {
  const answers = illnessAnswers(input);
  return !answers.some(isInTreatment) && answers.includes(null)
    ? [
        `Anyone who is treated for an illness, even with tablets only, must declare it on the form. You may have to wait up to ${healthPreExistingWait.text} for its cover.`,
      ]
    : [];
}

function illnessException(input: CoverInput): AnswerException[] {
  const ill = illnessAnswers(input).filter(isInTreatment);
  if (ill.length === 0) return [];
  const names = [...new Set(ill.map((answer) => illnessName(answer) ?? 'the illness'))];
  const list = upperFirst(joinWords(names.map(lowerFirst)));
  const pronoun = names.length > 1 ? 'them' : 'it';
  return [
    {
      title: `${list}: a wait of up to ${healthPreExistingWait.text}`,
      text: `Declare ${pronoun} on the form: for everything else there is no such wait.${ill.includes('diabetes') ? ` ${diabetesText}` : ''}`,
    },
  ];
}

function ageException(adults: readonly InsuredAdult[]): AnswerException[] {
  const isTooOld = adults.some(({ age, isNew }) => isNew && age > maxEntryAge);
  return isTooOld
    ? [
        {
          title: `Above ${maxEntryAge} each insurer may decline`,
          text: 'Insurers must have plans for every age, but they need not accept everybody: ask two or three.',
        },
      ]
    : [];
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
          `${upperFirst(adultNames(nearLastEntry))} can join it until ${maxEntryAge}, in a policy of their own too (${standardHealthTerm.text.toLowerCase()}).`,
        ]
      : []),
    ...(last.length > 0
      ? [
          `${upperFirst(adultNames(last))} can join it only before the next birthday, in a policy of their own too (${standardHealthTerm.text.toLowerCase()}).`,
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

/** Of several parents the form does not ask which one is in treatment: each may be the one. */
function unnamedPatients(
  adults: readonly InsuredAdult[],
  { parentTreated }: CoverInput,
): InsuredAdult[] {
  const parents = adults.filter(({ who, isNew }) => who === 'your parent' && isNew);
  return isInTreatment(parentTreated) && parents.length > 1 ? parents : [];
}

function childExceptions({ children }: CoverInput): AnswerException[] {
  return [
    ...(children.includes(0)
      ? [
          {
            title: 'A baby may be too young to join',
            text: `In the standard policy children join from ${childAges.from}, and stay up to ${childAges.to}. Tell the insurer of the birth at once.`,
          },
        ]
      : []),
    ...(children.some((age) => age > maxChildAge)
      ? [
          {
            title: `A child above ${maxChildAge} is left out here`,
            text: `The standard policy takes children of ${standardHealthChildAge.text}. Ask for a policy of their own for a child above ${maxChildAge}.`,
          },
        ]
      : []),
  ];
}

function isTreatedApart(policies: Policies, { parentTreated, parentsHave }: CoverInput): boolean {
  const parents = policies.filter(({ who }) => who === 'parents');
  return (
    policies.some(({ who }) => who === 'treated') ||
    (parents.length > 1 && isInTreatment(parentTreated) && parentsHave === 0)
  );
}

/** Why the policies are as they are, in one sentence. */
function mainReason(policies: Policies, input: CoverInput): Prose | null {
  if (isTreatedApart(policies, input)) {
    return 'A loading or refusal for the one in treatment then affects nobody else.';
  }
  const parents = policies.filter(({ who }) => who === 'parents');
  if (policies.length > parents.length && parents.length > 0) {
    return 'A floater is priced by its eldest member: with parents in it, all of you pay for their age.';
  }
  const [only] = policies;
  if (!only || only.has > 0 || policies.length > 1) return null;
  if (only.people > 1) {
    const all = only.who === 'parents' ? 'They' : 'All of you';
    return `${all} share one sum, which is sized for two stays in one year.`;
  }
  return only.who === 'family' ? aloneText(only.eldest, input.employer > 0) : null;
}

function groupSentences(
  policies: Policies,
  input: CoverInput,
  adults: readonly InsuredAdult[],
): Prose[] {
  const patients = isInTreatment(input.treated) ? [] : unnamedPatients(adults, input);
  const parents = policies.filter(({ who }) => who === 'parents');
  const isApart = isTreatedApart(policies, input);
  return [
    ...(policies.length > parents.length && parents.length > 0
      ? [
          'Everybody draws on the one sum of a floater: one long stay can use up the cover of the others.',
        ]
      : []),
    ...(parents.length > 1 && !isApart
      ? ['At most two parents share a sum here, because all of them may be ill in one year.']
      : []),
    ...(isApart
      ? [
          `${patients.length > 0 ? `Whichever of ${adultNames(patients)} is in treatment` : 'Whoever is being treated'} may be charged a loading, which is a part added to the premium, wait longer or be declined. Ask for a quotation with all of you in one, too.`,
        ]
      : []),
  ];
}

/** Cover of an employer concerns people of working age, and older ones who entered such cover. */
function aloneText(age: number, hasEmployer: boolean): Prose {
  return age < entryEndsSoon || hasEmployer
    ? 'A policy of your own stays when a job ends, and its waiting periods begin now.'
    : 'The waiting periods of a policy begin with its first day, so start early.';
}

function layerSentences(kinds: readonly CoverKind[]): Prose[] {
  return kinds.flatMap((kind): Prose[] => {
    const { has, raise, base, superTopUp } = kind.size.layers;
    if (raise > 0) {
      return [
        `The policy for ${kind.name} is small to build on: ask at renewal to raise it by ${rupeesInWords(raise)}. Waiting time counts ${healthPortabilityCredit.text.toLowerCase()}; on the added part it begins anew.`,
      ];
    }
    if (superTopUp === 0) return [];
    if (has > 0) {
      return [
        `Keep the policy for ${kind.name}: its waiting time is served, or running. The super top-up above it pays once the bills of a year pass ${rupeesInWords(has)}.`,
      ];
    }
    return [
      `For ${kind.name}, ask for a base policy of ${rupeesInWords(base)} and a super top-up of ${rupeesInWords(superTopUp)}, which pays once the bills of a year pass ${rupeesInWords(base)}. Too expensive? Keep the base policy and skip the super top-up.`,
    ];
  });
}
