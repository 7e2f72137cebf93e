/** Which members of a household share a policy, and which have their own: our rule of thumb. */
import { ageRangeOf, rupeesOf, yearsOf } from '../../../content/figure-amounts.ts';
import { standardHealthChildAge } from '../../../content/figures/health.ts';
import { vayVandanaAge, vayVandanaCover } from '../../../content/figures/health-schemes.ts';
import {
  type CoverAssumptions,
  type CoveredGroup,
  type CoverSize,
  seniorAge,
  sizeCover,
} from './size-cover.ts';

export type InsuredHousehold = {
  /** Self and spouse; empty where the question is about parents only. */
  adults: readonly number[];
  /** Children who may still be in their parents' policy. */
  children: readonly number[];
  parents: readonly number[];
  isFamilyTreated: boolean;
  isParentTreated: boolean;
  familyHas: number;
  parentsHave: number;
  employerCover: number;
  isEmployersForParents: boolean;
};

/** `family` is everybody but the parents; `treated` is one of them, and `others` the rest. */
type PolicyGroup = 'family' | 'treated' | 'others' | 'parents';
export type ArrangedPolicy = CoveredGroup & {
  who: PolicyGroup;
  /** Ages of the members; of the whole family, where members may be any of them. */
  ages: readonly number[];
  /** All of them have the free public cover. */
  isPublicFirst: boolean;
  /** An employer's policy covers them as well. */
  isEmployers: boolean;
  size: CoverSize;
};

type Members = { who: PolicyGroup; ages: readonly number[]; people: number; has: number };

/** Ayushman Vay Vandana: free cover from `age` on, shared within a family. */
export const publicScheme = { age: yearsOf(vayVandanaAge), cover: rupeesOf(vayVandanaCover) };
/** The standard policy covers children up to this age. */
export const maxChildAge = ageRangeOf(standardHealthChildAge).maxAge;

export function arrangeCover(
  household: InsuredHousehold,
  assumptions: CoverAssumptions,
): ArrangedPolicy[] {
  const groups = [...familyGroups(household), ...parentGroups(household)];
  const isPublic = ({ ages }: Members) => ages.every((age) => age >= publicScheme.age);
  const isEmployers = ({ who }: Members) => who !== 'parents' || household.isEmployersForParents;
  const publicShare = publicScheme.cover / groups.filter(isPublic).length;
  const employersShare = household.employerCover / groups.filter(isEmployers).length;
  return groups.map((members) => {
    const { who, ages, people, has } = members;
    const group: CoveredGroup = {
      people,
      older: Math.min(people, ages.filter((age) => age >= seniorAge).length),
      eldest: Math.max(...ages),
      elsewhere:
        (isPublic(members) ? publicShare : 0) + (isEmployers(members) ? employersShare : 0),
      has,
    };
    return {
      ...group,
      who,
      ages,
      isPublicFirst: isPublic(members),
      isEmployers: household.employerCover > 0 && isEmployers(members),
      size: sizeCover(group, assumptions),
    };
  });
}

function familyGroups({
  adults,
  children,
  isFamilyTreated,
  familyHas,
}: InsuredHousehold): Members[] {
  const ages = [...adults, ...children];
  if (ages.length === 0) return [];
  const all: Members = { who: 'family', ages, people: ages.length, has: familyHas };
  // Members of an existing policy stay in it: leaving would lose the waiting time served.
  if (!isFamilyTreated || ages.length < 2 || familyHas > 0) return [all];
  // The form does not ask who is in treatment, so each group has its maximum age.
  return [
    { ...all, who: 'treated', people: 1 },
    { ...all, who: 'others', people: ages.length - 1 },
  ];
}

/** At most two share a policy, because four parents may all be ill in one year. */
function parentGroups({ parents, isParentTreated, parentsHave }: InsuredHousehold): Members[] {
  const maxGroupSize = parentsHave > 0 ? parents.length : isParentTreated ? 1 : 2;
  const groups: Members[] = [];
  for (let first = 0; first < parents.length; first += maxGroupSize) {
    const ages = parents.slice(first, first + maxGroupSize);
    groups.push({ who: 'parents', ages, people: ages.length, has: parentsHave });
  }
  return groups;
}
