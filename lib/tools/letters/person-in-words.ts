/**
 * The family member that a visitor's own words name: "papa ki policy", "mother's claim". Only a first choice of "I
 * write for": two people, or one who is something else than the insured, such as the driver, are no choice.
 */
import type { Represented } from '../../content/represented-people.ts';

type Person = Represented['person'];

/** Bare words; a child is named by "my" too, because a letter also says "the son was driving". */
const names: Readonly<Partial<Record<Person, string>>> = {
  father: 'father|papa|dad|daddy|pitaji|pita ji|पिता|पिताजी|पापा',
  mother: 'mother|mummy|mom|mum|maa|mataji|mata ji|माता|माताजी|मां|माँ|मम्मी',
  husband: 'husband|pati|पति',
  wife: 'wife|patni|पत्नी',
  son: '(?:my|mere|mera|मेरे|मेरा) (?:son|beta|bete|बेटा|बेटे)',
  daughter: '(?:my|meri|मेरी) (?:daughter|beti|बेटी)',
};

/** With what ties the word to the rest: "my father's", "papa ki". */
const tied = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:(?:my|mere|meri|mera|मेरे|मेरी|मेरा) )?(?:${words})(?:[’']s)?(?: (?:ki|ka|ke|ko|ne|की|का|के|को|ने))?(?![\\p{L}\\p{M}])`,
    'giu',
  );

const patterns = Object.entries(names).map(
  ([person, words]) => [person as Person, tied(words)] as const,
);

const otherPart = /\b(?:nominee|heir|appointee|driv\w+|owner|rider|pillion|passenger)\b/i;
const death = /\b(?:died|death|deceased|passed away|dehant|nidhan|mrityu|guzar)\b|मृत्यु|निधन|देहांत/i;

export type NamedPerson = {
  represented: Represented;
  /** The text without the person, who is no part of the insurer's reason. */
  rest: string;
};

export function personInWords(text: string): NamedPerson | null {
  if (otherPart.test(text)) return null;
  const named = patterns.filter(([, pattern]) => text.search(pattern) >= 0);
  const [only] = named;
  if (!only || named.length > 1) return null;
  const [person, pattern] = only;
  const rest = text.replace(pattern, ' ').replace(/\s+/g, ' ').trim();
  return { represented: { person, role: death.test(text) ? 'died' : 'insured' }, rest };
}
