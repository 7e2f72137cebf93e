/** What a search asks for, thing by thing, each in all the ways in which an answer may say it. */
import { holdsAll, wordsOf } from '../../input/match-words.ts';
import { sameThings } from './same-things.ts';

/** Ways to say one thing; of one way, every word has to be there. */
type Ask = readonly (readonly string[])[];

const things = Object.entries(sameThings).map(([said, meanings]) => ({
  said: wordsOf(said),
  meanings: meanings.map(wordsOf),
}));

export function readAsks(query: string): Ask[] {
  const words = wordsOf(query);
  const asks: Ask[] = [];
  for (let at = 0; at < words.length; ) {
    const from = at;
    const same = things.find(({ said }) => said.every((word, i) => word === words[from + i]));
    const count = same?.said.length ?? 1;
    asks.push([words.slice(at, at + count), ...(same?.meanings ?? [])]);
    at += count;
  }
  return asks;
}

/** @param text made by `searchable`. */
export function answersAll(text: string, asks: readonly Ask[]): boolean {
  return asks.every((ways, index) => {
    // A short form is whole: "TP" is not the beginning of "TPA".
    const isBeingTyped = index === asks.length - 1 && ways.length === 1;
    return ways.some((words) => holdsAll(text, words, isBeingTyped));
  });
}
