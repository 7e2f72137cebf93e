/** Why an arrangement of covers is as it is, in a few sentences that apply to this household. */
import { healthPortabilityCredit } from '../../../content/figures/health.ts';
import type { Prose } from '../../../content/types.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { upperFirst } from '../../../text/words.ts';
import type { AnswerException, CalculatorAnswer } from '../../calculators/calculator.ts';
import { foldExceptions } from '../../calculators/shared-answer-parts.ts';
import { isInTreatment } from '../illness-field.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';
import {
  adultsOf,
  ageException,
  childExceptions,
  entryEndsSoon,
  freeCoverException,
  illnessException,
  laterFreeCoverException,
  openIllnessSentences,
  standardPolicySentences,
  unnamedPatients,
} from './health-cover-eligibility.ts';
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

/** What applies to this household: the one sentence under the drawing, the exception in a card, the rest folded. */
export function healthCoverReasons(
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

/** Why the policies are as they are, in one sentence. */
function mainReason(policies: Policies, input: CoverInput): Prose | null {
  if (isTreatedApart(policies, input))
    return 'A loading or refusal for the one in treatment then affects nobody else.';
  const parents = policies.filter(({ who }) => who === 'parents');
  if (policies.length > parents.length && parents.length > 0)
    return 'A floater is priced by its eldest member: with parents in it, all of you pay for their age.';
  const [only] = policies;
  if (!only || only.has > 0 || policies.length > 1) return null;
  if (only.people > 1) {
    const all = only.who === 'parents' ? 'They' : 'All of you';
    return `${all} share one sum, which is sized for two stays in one year.`;
  }
  return only.who === 'family' ? aloneText(only.eldest, input.employer > 0) : null;
}

function isTreatedApart(policies: Policies, { parentTreated, parentsHave }: CoverInput): boolean {
  const parents = policies.filter(({ who }) => who === 'parents');
  return (
    policies.some(({ who }) => who === 'treated') ||
    (parents.length > 1 && isInTreatment(parentTreated) && parentsHave === 0)
  );
}

/** Cover of an employer concerns people of working age, and older ones who entered such cover. */
function aloneText(age: number, hasEmployer: boolean): Prose {
  return age < entryEndsSoon || hasEmployer
    ? 'A policy of your own stays when a job ends, and its waiting periods begin now.'
    : 'The waiting periods of a policy begin with its first day, so start early.';
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
