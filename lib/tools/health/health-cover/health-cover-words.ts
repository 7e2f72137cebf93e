/** Texts about the members of a policy, the cover still to buy, and what was asked. */
import { rupeesInWords } from '../../../input/rupees.ts';
import { countWord, joinWords, lowerFirst, upperFirst } from '../../../text/words.ts';
import { maxSubjectLength } from '../../calculators/calculator.ts';
import { type IllnessAnswer, illnessName, isInTreatment } from '../illness-field.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';
import type { CoverInput } from './health-cover-fields.ts';

type Policies = readonly ArrangedPolicy[];

/** Policies with equal sums for equal people are said once: "each parent". */
export type CoverKind = ArrangedPolicy & { name: string; count: number };

export function coverKinds(policies: Policies): CoverKind[] {
  // Not Map.groupBy: a product's page runs this in browsers of 2021.
  const kinds = new Map<string, ArrangedPolicy[]>();
  for (const policy of policies) {
    const { who, people, has, size } = policy;
    const kind = JSON.stringify([who, people, has, size]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), policy]);
  }
  return [...kinds.values()].flatMap((alike) => {
    const [policy] = alike;
    return policy ? [{ ...policy, name: nameOf(alike, policies), count: alike.length }] : [];
  });
}

function nameOf(alike: Policies, all: Policies): string {
  const [policy] = alike;
  if (!policy || alike.length === 1) return policy ? groupName(policy, all) : '';
  if (alike.length < all.filter(({ who }) => who === 'parents').length)
    return `each of your parents aged ${joinWords(alike.flatMap(({ ages }) => ages).map(String))}`;
  return policy.people === 1 ? 'each parent' : 'each pair of parents';
}

/** "the three of you", "your parents": as the object of a sentence. */
export function groupName({ who, people, ages }: ArrangedPolicy, all: Policies): string {
  switch (who) {
    case 'family':
      return people === 1 ? 'you' : `the ${countWord(people)} of you`;
    case 'treated':
      return 'the person in treatment';
    case 'others':
      return people === 1 ? 'the other person' : `the other ${countWord(people)}`;
    case 'parents': {
      const noun = people === 1 ? 'your parent' : 'your parents';
      const isOnly = all.filter((one) => one.who === 'parents').length === 1;
      return isOnly ? noun : `${noun} aged ${joinWords(ages.map(String))}`;
    }
  }
}

/** The part of the sum that is still to be bought. */
export function sumToBuy({ size: { layers } }: ArrangedPolicy): number {
  return layers.raise + layers.base + layers.superTopUp;
}

/** "₹20 lakh for each parent, ₹15 lakh more for the three of you" */
export function eachPolicyText(policies: Policies): string {
  return coverKinds(policies)
    .filter((kind) => sumToBuy(kind) > 0)
    .map(
      (kind) => `${rupeesInWords(sumToBuy(kind))}${kind.has > 0 ? ' more' : ''} for ${kind.name}`,
    )
    .join(', ');
}

/** "₹15 lakh of health cover for you", "health cover for the three of you and your parents" */
export function coverSubject(policies: Policies): string {
  const kinds = coverKinds(policies).filter((kind) => sumToBuy(kind) > 0);
  const [only, ...others] = kinds;
  if (!only) return 'the health cover that you have';
  if (others.length === 0)
    return `${rupeesInWords(sumToBuy(only))}${only.has > 0 ? ' more' : ''} of health cover for ${only.name}`;
  const subject = `health cover for ${joinWords(kinds.map(({ name }) => name))}`;
  return subject.length <= maxSubjectLength ? subject : 'health cover for your family';
}

export type InsuredAdult = {
  who: 'you' | 'your spouse' | 'your parent';
  age: number;
  /** They have no policy of their own so far. */
  isNew: boolean;
};

/** "your spouse aged 61 and your two parents aged 66" */
export function adultNames(adults: readonly InsuredAdult[]): string {
  const counts = new Map<string, number>();
  for (const { who, age } of adults) {
    const name = `${who} ${who === 'you' ? 'at' : 'aged'} ${age}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) =>
    count === 1 ? name : name.replace('your parent', `your ${countWord(count)} parents`),
  );
  return joinWords(names);
}

/** "You 34, spouse 32, child 4, parents 62 and 65, one with diabetes" */
export function insuredHouseholdText(input: CoverInput): string {
  const { age, spouse, children, treated, parents, parentTreated } = input;
  const group = (one: string, several: string, ages: readonly number[]) =>
    ages.length === 0
      ? []
      : [`${ages.length === 1 ? one : several} ${joinWords(ages.map(String))}`];
  const family = [
    ...(age === null ? [] : [`you ${age}`]),
    ...(spouse === null ? [] : [`spouse ${spouse}`]),
    ...group('child', 'children', children),
  ];
  const familySize = [age, spouse].filter((one) => one !== null).length + children.length;
  const names = [
    ...family,
    ...(family.length > 0 ? illnessOf(treated, familySize, 'one of you ') : []),
    ...group('parent', 'parents', parents),
    ...(parents.length > 0 ? illnessOf(parentTreated, parents.length, 'one ') : []),
  ];
  const held = input.has + input.parentsHave;
  const text = [
    ...names,
    ...(held > 0 ? [`${rupeesInWords(held)} held`] : []),
    ...(input.city === 'metro' ? [] : ['outside the metros']),
  ].join(', ');
  return upperFirst(text);
}

function illnessOf(answer: IllnessAnswer, people: number, one: string): string[] {
  if (!isInTreatment(answer)) return [];
  const name = illnessName(answer);
  const who = people === 1 ? '' : one;
  return [`${who}${name ? `with ${lowerFirst(name)}` : 'in treatment'}`];
}
