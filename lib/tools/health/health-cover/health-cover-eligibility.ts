/** What the age or an illness of each person means for the household's covers: entry, waits, and free public cover. */
import { ageRangeOf } from '../../../content/figure-amounts.ts';
import {
  healthInitialWait,
  healthNoUpperAge,
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
import { countText, joinWords, lowerFirst, upperFirst } from '../../../text/words.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import { diabetesText, type IllnessAnswer, illnessName, isInTreatment } from '../illness-field.ts';
import { maxChildAge, publicScheme } from './arrange-cover.ts';
import type { CoverInput } from './health-cover-fields.ts';
import { adultNames, type InsuredAdult } from './health-cover-words.ts';

const maxEntryAge = ageRangeOf(standardHealthEntryAge).maxAge;
const childAges = ageRangeOf(standardHealthChildAge);
/** From these ages on, the answer says for each person until when they may join, and when free cover begins. */
export const entryEndsSoon = 60;
export const publicBeginsSoon = 60;

export function adultsOf({ age, spouse, parents, has, parentsHave }: CoverInput): InsuredAdult[] {
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

function illnessAnswers({ age, treated, parents, parentTreated }: CoverInput): IllnessAnswer[] {
  return [...(age === null ? [] : [treated]), ...(parents.length === 0 ? [] : [parentTreated])];
}

export function illnessException(input: CoverInput): AnswerException[] {
  const ill = illnessAnswers(input).filter(isInTreatment);
  if (ill.length === 0) return [];
  const names = [...new Set(ill.map((answer) => illnessName(answer) ?? 'the illness'))];
  const list = upperFirst(joinWords(names.map(lowerFirst)));
  const pronoun = names.length > 1 ? 'them' : 'it';
  return [
    {
      title: `${list}: a wait of up to ${healthPreExistingWait.text}`,
      text: `Declare ${pronoun} on the form. Most other illnesses wait ${healthInitialWait.text} only.${ill.includes('diabetes') ? ` ${diabetesText}` : ''}`,
    },
  ];
}

export function openIllnessSentences(input: CoverInput): Prose[] {
  const answers = illnessAnswers(input);
  return !answers.some(isInTreatment) && answers.includes(null)
    ? [
        `Anyone who is treated for an illness, even with tablets only, must declare it on the form. You may have to wait up to ${healthPreExistingWait.text} for its cover.`,
      ]
    : [];
}

export function freeCoverException(adults: readonly InsuredAdult[]): AnswerException[] {
  if (adults.every(({ age }) => age < publicScheme.age)) return [];
  return [
    {
      title: `Free public cover from ${vayVandanaAge.text}`,
      text: `Whoever is ${vayVandanaAge.text} or older gets ${vayVandanaCover.text} of [free public cover](/senior-citizen#free-cover-from-70), whatever the income. Apply for it before you pay for anything. Beside CGHS, ECHS or Ayushman CAPF: ${vayVandanaOrOther.text.toLowerCase()}.`,
    },
  ];
}

/**
 * Names the adults who will soon have free cover. Ages are in whole years: the birthday is at most that many years
 * away.
 */
export function laterFreeCoverException(
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

export function ageException(adults: readonly InsuredAdult[]): AnswerException[] {
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
export function standardPolicySentences(
  adults: readonly InsuredAdult[],
  input: CoverInput,
): Prose[] {
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

/** Each of several parents may be the one in treatment: the form does not ask which. */
export function unnamedPatients(
  adults: readonly InsuredAdult[],
  { parentTreated }: CoverInput,
): InsuredAdult[] {
  const parents = adults.filter(({ who, isNew }) => who === 'your parent' && isNew);
  return isInTreatment(parentTreated) && parents.length > 1 ? parents : [];
}

export function childExceptions({ children }: CoverInput): AnswerException[] {
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
