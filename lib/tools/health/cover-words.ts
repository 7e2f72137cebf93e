/** An arrangement of covers in words: who is in which policy, and the verdict over all of them. */
import { rupeesInWords } from '../../input/rupees.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';

type Policies = readonly ArrangedPolicy[];

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Two lines on a desktop, four on a phone. */
const longestVerdict = 90;

/** "the three of you", "your parents": as the object of a sentence. */
export function nameOf({ who, people }: ArrangedPolicy, all: Policies): string {
  switch (who) {
    case 'family':
      return people === 1 ? 'you' : `the ${countOf(people)} of you`;
    case 'treated':
      return 'whoever is in treatment';
    case 'others':
      return people === 1 ? 'the other person' : `the other ${countOf(people)}`;
    case 'parents':
      return parentsName(people, all.filter((one) => one.who === 'parents').length > 1);
  }
}

function parentsName(people: number, isShared: boolean): string {
  if (isShared) return people === 1 ? 'one parent' : 'two parents';
  return people === 1 ? 'your parent' : 'your parents';
}

/** What is still to be bought of the sum. */
export function toBuy({ size: { layers } }: ArrangedPolicy): number {
  return layers.raise + layers.base + layers.superTopUp;
}

export function verdictOf(policies: Policies): string {
  if (policies.every((policy) => toBuy(policy) === 0)) {
    return policies.length > 1
      ? 'What you all have is enough: keep it'
      : `${amount(policies[0]?.has ?? 0)} is enough: keep it`;
  }
  const said = policies.length === 1 ? oneVerdict(policies) : twoVerdict(policies);
  return said && said.length <= longestVerdict ? said : manyVerdict(policies);
}

function oneVerdict(policies: Policies): string | null {
  const [only] = policies;
  if (!only) return null;
  const { people, has, isPublicFirst, size } = only;
  const name = nameOf(only, policies);
  if (has > 0) return `${amount(toBuy(only))} more for ${name}, above the ${amount(has)} you have`;
  if (isPublicFirst) return `Free public cover first, then ${amount(size.sum)} for ${name}`;
  const kind = people === 1 ? 'A policy' : 'One floater';
  const { base, superTopUp } = size.layers;
  return superTopUp > 0
    ? `${kind} of ${amount(base)} for ${name}, and a super top-up of ${amount(superTopUp)} above it`
    : `${kind} of ${amount(base)} for ${name}`;
}

function twoVerdict(policies: Policies): string | null {
  const [first, second, third] = policies;
  if (!first || !second || third || first.who === 'parents') return null;
  const [one, other] = [nameOf(first, policies), nameOf(second, policies)];
  if (toBuy(first) === 0) return `${wanted(second)} for ${other}; ${one} have enough`;
  if (toBuy(second) === 0) {
    return `${wanted(first)} for ${one}; ${other} ${second.people === 1 ? 'has' : 'have'} enough`;
  }
  if (second.isPublicFirst) {
    return `Free public cover first for ${other}, and ${wanted(first)} for ${one}`;
  }
  return second.who === 'parents'
    ? `Insure ${other} separately: ${wanted(second)} for them, ${wanted(first)} for ${one}`
    : `Insure ${one} separately: ${wanted(first)}, and ${wanted(second)} for ${other}`;
}

function manyVerdict(policies: Policies): string {
  const sums = policies.map(({ size }) => size.sum).sort((one, other) => one - other);
  const [least = 0, most = least] = [sums[0], sums.at(-1)];
  const each =
    least === most ? `${amount(least)} each` : `${amount(least)} to ${amount(most)} each`;
  const said = `${countOf(policies.length)} policies, ${each}`;
  return policies.some(({ isPublicFirst }) => isPublicFirst)
    ? `Free public cover first, then ${said}`
    : said.charAt(0).toUpperCase() + said.slice(1);
}

/** "₹20 lakh", "₹15 lakh more". */
function wanted(policy: ArrangedPolicy): string {
  return `${amount(toBuy(policy))}${policy.has > 0 ? ' more' : ''}`;
}

const amount = rupeesInWords;
const countOf = (count: number) => counts[count] ?? String(count);
