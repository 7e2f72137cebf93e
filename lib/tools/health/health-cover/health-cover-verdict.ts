/** The verdict over an arrangement of covers, in one short sentence without its sums, and the sums in large digits. */
import { rupeesInWords } from '../../../input/rupees.ts';
import { countWord, upperFirst } from '../../../text/words.ts';
import type { HeadlineNumber } from '../../answer-parts/answer-parts.ts';
import { maxVerdictLength } from '../../calculators/calculator.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';
import { type CoverKind, coverKinds, groupName, sumToBuy } from './health-cover-words.ts';

type Policies = readonly ArrangedPolicy[];

/** How the household would be insured if somebody were in treatment, where that question was left open. */
export type TreatmentCase = { condition: string; policies: Policies };

const maxNumbers = 3;
const toBuy = (policies: Policies) => policies.filter((policy) => sumToBuy(policy) > 0);

/** @param cases those that change who shares a policy; the verdict then names both arrangements. */
export function coverVerdict(policies: Policies, cases: readonly TreatmentCase[] = []): string {
  if (cases.length > 0) return openVerdict(policies, cases);
  if (toBuy(policies).length === 0) {
    return policies.length > 1
      ? 'What you all have is enough: keep it'
      : `The policy ${policies[0]?.who === 'parents' ? 'they' : 'you'} have is enough: keep it`;
  }
  return shortVerdict(policies) ?? manyVerdict(policies);
}

/** The sums to buy, or where nothing is missing the sums held; of more kinds than fit, the smallest and the largest. */
export function healthCoverNumbers(policies: Policies): HeadlineNumber[] {
  const kinds = coverKinds(policies);
  const kindsToBuy = kinds.filter((kind) => sumToBuy(kind) > 0);
  const [only, ...others] = kindsToBuy;
  if (!only) return kinds.slice(0, maxNumbers).map(heldNumber);
  if (others.length === 0 && only.count === 1 && kinds.length === 1)
    return [numberOf(only.has > 0 ? 'To add' : 'Sum insured', only)];
  if (kindsToBuy.length > maxNumbers) {
    const { smallest, largest } = extremes(kindsToBuy);
    return [numberOf('Smallest sum', smallest), numberOf('Largest sum', largest)];
  }
  return kindsToBuy.map((kind) =>
    numberOf(kind.has > 0 ? `More for ${kind.name}` : upperFirst(kind.name), kind),
  );
}

export function extremes(kinds: readonly CoverKind[]) {
  const sorted = [...kinds].sort((a, b) => sumToBuy(a) - sumToBuy(b));
  return { smallest: sorted[0] as CoverKind, largest: sorted.at(-1) as CoverKind };
}

function numberOf(label: string, policy: ArrangedPolicy): HeadlineNumber {
  return { label, value: rupeesInWords(sumToBuy(policy)) };
}

function heldNumber({ name, has }: CoverKind): HeadlineNumber {
  return { label: `Held for ${name}`, value: rupeesInWords(has) };
}

function openVerdict(policiesIfWell: Policies, cases: readonly TreatmentCase[]): string {
  const condition = cases.length > 1 ? 'if somebody is in treatment' : (cases[0]?.condition ?? '');
  const isPublicFirst = policiesIfWell.some((policy) => policy.isPublicFirst);
  const start = isPublicFirst ? 'Free public cover first, then ' : 'You need ';
  const noun = toBuy(policiesIfWell).length === 1 ? 'policy' : 'policies';
  const now = `${countWord(toBuy(policiesIfWell).length)} ${noun}`;
  return `${start}${now}; ${condition}, ${caseCountText(cases)}`;
}

/** "four", "three or four", "three to five" */
export function caseCountText(cases: readonly TreatmentCase[]): string {
  const counts = [...new Set(cases.map(({ policies }) => toBuy(policies).length))];
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least === most) return countWord(least);
  return `${countWord(least)} ${counts.length === 2 ? 'or' : 'to'} ${countWord(most)}`;
}

function shortVerdict(policies: Policies): string | null {
  const [first, ...others] = policies;
  const [second, ...more] = others;
  if (!first) return null;
  const sentence = !second
    ? oneVerdict(first, groupName(first, policies))
    : more.length === 0 && first.who !== 'parents'
      ? twoVerdict(first, second, policies)
      : eachParentVerdict(policies);
  return sentence && sentence.length <= maxVerdictLength ? sentence : null;
}

/** "you need", "the three of you need", "your parent needs" */
const needs = (name: string) =>
  /(?:parent|person|treatment)(?: aged \d+)?$/.test(name) ? 'needs' : 'need';

function oneVerdict(only: ArrangedPolicy, name: string): string {
  const { who, people, has, isPublicFirst, size } = only;
  if (has > 0)
    return `${upperFirst(name)} ${needs(name)} more cover, above the policy ${who === 'parents' ? 'held already' : 'you have'}`;
  const noun = people === 1 ? 'policy' : 'floater';
  if (isPublicFirst) return `Free public cover first, then a ${noun} for ${name}`;
  const sentence =
    people === 1
      ? `${upperFirst(name)} ${needs(name)} one policy`
      : `One family plan can cover ${name}`;
  return size.layers.superTopUp > 0 ? `${sentence}, in two layers` : sentence;
}

function twoVerdict(first: ArrangedPolicy, second: ArrangedPolicy, all: Policies): string {
  const [one, other] = [groupName(first, all), groupName(second, all)];
  const needsCover = (policy: ArrangedPolicy, name: string) =>
    `${upperFirst(name)} ${needs(name)} ${policy.has > 0 ? 'more cover' : 'cover'}`;
  if (sumToBuy(first) === 0) return `${needsCover(second, other)}; ${one} have enough`;
  if (sumToBuy(second) === 0) {
    return `${needsCover(first, one)}; ${other} ${second.people === 1 ? 'has' : 'have'} enough`;
  }
  if (second.isPublicFirst)
    return `Free public cover first for ${other}, and ${first.has > 0 ? 'more cover' : `a ${first.people > 1 ? 'floater' : 'policy'}`} for ${one}`;
  return `Insure ${second.who === 'parents' ? other : one} separately: two policies`;
}

/** A policy for each parent with equal sums, with or without one for the family. */
function eachParentVerdict(policies: Policies): string | null {
  const parents = coverKinds(policies).filter(({ who }) => who === 'parents');
  const family = policies.filter(({ who }) => who !== 'parents');
  const [familyPolicy, ...more] = family;
  if (
    parents.length !== 1 ||
    parents[0]?.people !== 1 ||
    more.length > 0 ||
    policies.some(({ isPublicFirst }) => isPublicFirst)
  ) {
    return null;
  }
  const sentence = 'Your parents need a policy each';
  if (!familyPolicy) return sentence;
  const name = groupName(familyPolicy, policies);
  return sumToBuy(familyPolicy) === 0
    ? `${sentence}; ${name} have enough`
    : `${sentence}, and ${name} ${needs(name)} ${familyPolicy.has > 0 ? 'more cover' : 'one'}`;
}

function manyVerdict(policies: Policies): string {
  const count = `${countWord(toBuy(policies).length)} policies`;
  return policies.some(({ isPublicFirst }) => isPublicFirst)
    ? `Free public cover first, then ${count}`
    : `You need ${count}`;
}
