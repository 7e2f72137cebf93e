/** Texts about the members of a policy and the cover still to buy. */
import { rupeesInWords } from '../../input/rupees.ts';
import { countWord, joinWords } from '../../text/words.ts';
import type { ArrangedPolicy } from './arrange-cover.ts';

type Policies = readonly ArrangedPolicy[];

/** "the three of you", "your parents": as the object of a sentence. */
export function groupName({ who, people, eldest }: ArrangedPolicy, all: Policies): string {
  switch (who) {
    case 'family':
      return people === 1 ? 'you' : `the ${countWord(people)} of you`;
    case 'treated':
      return 'whoever is in treatment';
    case 'others':
      return people === 1 ? 'the other person' : `the other ${countWord(people)}`;
    case 'parents':
      if (all.filter((one) => one.who === 'parents').length > 1) {
        return people === 1 ? `your parent aged ${eldest}` : 'two of your parents';
      }
      return people === 1 ? 'your parent' : 'your parents';
  }
}

/** The part of the sum that is still to be bought. */
export function sumToBuy({ size: { layers } }: ArrangedPolicy): number {
  return layers.raise + layers.base + layers.superTopUp;
}

/** "₹20 lakh", "₹15 lakh more". */
export function sumToBuyText(policy: ArrangedPolicy): string {
  return `${rupeesInWords(sumToBuy(policy))}${policy.has > 0 ? ' more' : ''}`;
}

export type InsuredAdult = {
  who: 'you' | 'your spouse' | 'your parent';
  age: number;
  /** Without a policy of their own so far. */
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
