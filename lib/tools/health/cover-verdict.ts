/** The verdict over an arrangement of covers: one short sentence, whatever the household. */
import { rupeesInWords } from '../../input/rupees.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';
import { countOf, nameOf, toBuy, wanted } from './cover-words.ts';

type Policies = readonly ArrangedPolicy[];

/** Two lines on a desktop, four on a phone. */
const longestVerdict = 90;

export function coverVerdict(policies: Policies): string {
  if (policies.every((policy) => toBuy(policy) === 0)) {
    return policies.length > 1
      ? 'What you all have is enough: keep it'
      : `${rupeesInWords(policies[0]?.has ?? 0)} is enough: keep it`;
  }
  return shortVerdict(policies) ?? manyVerdict(policies);
}

/** Where the verdict is a count of policies, who gets which sum is said below it. */
export function isCounted(policies: Policies): boolean {
  return policies.some((policy) => toBuy(policy) > 0) && shortVerdict(policies) === null;
}

function shortVerdict(policies: Policies): string | null {
  const [first, ...others] = policies;
  const [second, ...more] = others;
  if (!first) return null;
  const said = !second
    ? oneVerdict(first, nameOf(first, policies))
    : more.length === 0 && first.who !== 'parents'
      ? twoVerdict(first, second, policies)
      : eachParentVerdict(policies);
  return said && said.length <= longestVerdict ? said : null;
}

function oneVerdict(only: ArrangedPolicy, name: string): string {
  const { who, people, has, isPublicFirst, size } = only;
  const { base, superTopUp } = size.layers;
  if (has > 0) {
    const holder = who === 'parents' ? 'held already' : 'you have';
    return `${wanted(only)} for ${name}, above the ${rupeesInWords(has)} ${holder}`;
  }
  if (isPublicFirst) return `Free public cover first, then ${rupeesInWords(size.sum)} for ${name}`;
  const kind = `${people === 1 ? 'A policy' : 'One floater'} of ${rupeesInWords(base)} for ${name}`;
  return superTopUp > 0
    ? `${kind}, and a super top-up of ${rupeesInWords(superTopUp)} above it`
    : kind;
}

function twoVerdict(first: ArrangedPolicy, second: ArrangedPolicy, all: Policies): string {
  const [one, other] = [nameOf(first, all), nameOf(second, all)];
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

/** A policy for each parent, all alike, with or without one for the family. */
function eachParentVerdict(policies: Policies): string | null {
  const parents = policies.filter(({ who }) => who === 'parents');
  const family = policies.filter(({ who }) => who !== 'parents');
  const [one] = parents;
  const [own, ...more] = family;
  const areAlike = parents.every(
    (parent) => parent.people === 1 && one && wanted(parent) === wanted(one),
  );
  if (!one || !areAlike || more.length > 0 || policies.some(({ isPublicFirst }) => isPublicFirst)) {
    return null;
  }
  const said = `Insure each parent separately: ${wanted(one)} each`;
  if (!own) return said;
  const name = nameOf(own, policies);
  return toBuy(own) === 0
    ? `${said}; ${name} have enough`
    : `${said}, and ${wanted(own)} for ${name}`;
}

function manyVerdict(policies: Policies): string {
  const sums = policies.map(({ size }) => size.sum).sort((one, other) => one - other);
  const [least = 0, most = least] = [sums[0], sums.at(-1)];
  const each =
    least === most
      ? `${rupeesInWords(least)} each`
      : `${rupeesInWords(least)} to ${rupeesInWords(most)} each`;
  const said = `${countOf(policies.length)} policies, ${each}`;
  return policies.some(({ isPublicFirst }) => isPublicFirst)
    ? `Free public cover first, then ${said}`
    : said.charAt(0).toUpperCase() + said.slice(1);
}
