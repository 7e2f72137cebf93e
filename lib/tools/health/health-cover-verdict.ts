/** The verdict over an arrangement of covers: one short sentence for every household. */
import { rupeesInWords } from '../../input/rupees.ts';
import { countWord, upperFirst } from '../../text/words.ts';
import { maxVerdictLength } from '../calculators/calculator.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';
import { groupName, sumToBuy, sumToBuyText } from './health-cover-words.ts';

type Policies = readonly ArrangedPolicy[];

/** How the household would be insured if somebody were in treatment, where that question was left open. */
export type TreatmentCase = { condition: string; policies: Policies };

/** @param cases those that change who shares a policy; the verdict then names both arrangements. */
export function coverVerdict(policies: Policies, cases: readonly TreatmentCase[] = []): string {
  const [first, ...others] = cases;
  if (first) return openVerdict(policies, first, others);
  if (policies.every((policy) => sumToBuy(policy) === 0)) {
    return policies.length > 1
      ? 'What you all have is enough: keep it'
      : `${rupeesInWords(policies[0]?.has ?? 0)} is enough: keep it`;
  }
  return shortVerdict(policies) ?? manyVerdict(policies);
}

/** Where the verdict is a number of policies, the sums are listed below it. */
export function isPolicyCountVerdict(policies: Policies): boolean {
  return policies.some((policy) => sumToBuy(policy) > 0) && shortVerdict(policies) === null;
}

function openVerdict(
  policiesIfWell: Policies,
  first: TreatmentCase,
  others: readonly TreatmentCase[],
): string {
  const all = [first, ...others];
  const condition = others.length > 0 ? 'if somebody is in treatment' : first.condition;
  const counts = [...new Set(all.map(({ policies }) => toBuy(policies).length))];
  const isPublicFirst = policiesIfWell.some((policy) => policy.isPublicFirst);
  const start = isPublicFirst ? 'Free public cover first, then ' : '';
  const noun = toBuy(policiesIfWell).length === 1 ? 'policy' : 'policies';
  const now = `${start}${countWord(toBuy(policiesIfWell).length)} ${noun}`;
  const treatmentText = `; ${condition}, ${countsText(counts)}`;
  // The sums of several cases are in the text below.
  const thenOf = others.length > 0 ? '' : ` of ${sumRange(first.policies)}`;
  const withSum = `${now} of ${sumRange(policiesIfWell)}${treatmentText}`;
  const fitting = [`${withSum}${thenOf}`, withSum].find(({ length }) => length <= maxVerdictLength);
  return upperFirst(fitting ?? `${now}${treatmentText}`);
}

/** "four", "three or four", "three to five" */
function countsText(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least === most) return countWord(least);
  return `${countWord(least)} ${counts.length === 2 ? 'or' : 'to'} ${countWord(most)}`;
}

const toBuy = (policies: Policies) => policies.filter((policy) => sumToBuy(policy) > 0);

/** "₹20 lakh", of several "₹20 lakh each", "₹15 lakh to ₹25 lakh each" */
function sumRange(policies: Policies): string {
  const policiesToBuy = toBuy(policies);
  const range = rangeText(policiesToBuy.map(sumToBuy));
  return policiesToBuy.length === 1 ? range : `${range} each`;
}

function rangeText(sums: readonly number[]): string {
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  if (least === most) return rupeesInWords(least);
  return `${rupeesInWords(least)} to ${rupeesInWords(most)}`;
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

function oneVerdict(only: ArrangedPolicy, name: string): string {
  const { who, people, has, isPublicFirst, size } = only;
  const { base, superTopUp } = size.layers;
  if (has > 0) {
    const holder = who === 'parents' ? 'held already' : 'you have';
    return `${sumToBuyText(only)} for ${name}, above the ${rupeesInWords(has)} ${holder}`;
  }
  if (isPublicFirst) return `Free public cover first, then ${rupeesInWords(size.sum)} for ${name}`;
  const kind = `${people === 1 ? 'A policy' : 'One floater'} of ${rupeesInWords(base)} for ${name}`;
  return superTopUp > 0
    ? `${kind}, and a super top-up of ${rupeesInWords(superTopUp)} above it`
    : kind;
}

function twoVerdict(first: ArrangedPolicy, second: ArrangedPolicy, all: Policies): string {
  const [one, other] = [groupName(first, all), groupName(second, all)];
  if (sumToBuy(first) === 0) return `${sumToBuyText(second)} for ${other}; ${one} have enough`;
  if (sumToBuy(second) === 0) {
    return `${sumToBuyText(first)} for ${one}; ${other} ${second.people === 1 ? 'has' : 'have'} enough`;
  }
  if (second.isPublicFirst) {
    return `Free public cover first for ${other}, and ${sumToBuyText(first)} for ${one}`;
  }
  return second.who === 'parents'
    ? `Insure ${other} separately: ${sumToBuyText(second)} for them, ${sumToBuyText(first)} for ${one}`
    : `Insure ${one} separately: ${sumToBuyText(first)}, and ${sumToBuyText(second)} for ${other}`;
}

/** A policy for each parent with equal sums, with or without one for the family. */
function eachParentVerdict(policies: Policies): string | null {
  const parents = policies.filter(({ who }) => who === 'parents');
  const family = policies.filter(({ who }) => who !== 'parents');
  const [parentPolicy] = parents;
  const [familyPolicy, ...more] = family;
  const areAlike = parents.every(
    (parent) =>
      parent.people === 1 && parentPolicy && sumToBuyText(parent) === sumToBuyText(parentPolicy),
  );
  if (
    !parentPolicy ||
    !areAlike ||
    more.length > 0 ||
    policies.some(({ isPublicFirst }) => isPublicFirst)
  ) {
    return null;
  }
  const sentence = `Insure each parent separately: ${sumToBuyText(parentPolicy)} each`;
  if (!familyPolicy) return sentence;
  const name = groupName(familyPolicy, policies);
  return sumToBuy(familyPolicy) === 0
    ? `${sentence}; ${name} have enough`
    : `${sentence}, and ${sumToBuyText(familyPolicy)} for ${name}`;
}

function manyVerdict(policies: Policies): string {
  const sums = policies.map(({ size }) => size.sum);
  const sentence = `${countWord(policies.length)} policies, ${rangeText(sums)} each`;
  return policies.some(({ isPublicFirst }) => isPublicFirst)
    ? `Free public cover first, then ${sentence}`
    : upperFirst(sentence);
}
