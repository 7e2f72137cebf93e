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
  son: '(?:my|mere|mera|मेरे|मेरा) (?:late )?(?:son|beta|bete|बेटा|बेटे)',
  daughter: '(?:my|meri|मेरी) (?:late )?(?:daughter|beti|बेटी)',
};

/** Matches the words together with what ties them to a person: "my father's", "my late husband", "papa ki". */
const tied = (words: string, flags: string, after = '') =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:(?:my|mere|meri|mera|मेरे|मेरी|मेरा) (?:late )?|(?<=^|of )late )?(?:${words})${after}(?![\\p{L}\\p{M}])`,
    flags,
  );

const possessive = "(?:[’']s)?(?: (?:ki|ka|ke|ko|ne|की|का|के|को|ने))?";

/** Directly after the person only: a policy expires too, and a patient may "not stay" (nahi rahe) a full day. */
const deathAfter = [
  ' (?:(?:ji|has|had|have|was|is|suddenly) )*expired?(?! (?:policy|licen[cs]e|dl|cover|insurance|permit))',
  ' (?:ji )?(?:is|are|was) no more(?=$|[.,;!]| (?:and|because|due|since|after|now|in)(?!\\p{L}))',
  ' (?:ji )?(?:ab )?nahi?n? rah[aei](?! \\d)',
  ' (?:जी )?(?:अब )?नहीं रह[ेीा](?! \\d)',
].join('|');

const patterns = Object.entries(names).map(
  ([person, words]) =>
    ({
      person: person as Person,
      pattern: tied(words, 'giu', possessive),
      dead: tied(words, 'iu', `(?:${deathAfter})`),
    }) as const,
);

/** Somebody with another part in the claim, another relation, or a person who is only mentioned. */
const otherPart =
  /\b(?:nominee|nominat\w+|heir|appointee|driv\w+|owner|rid(?:er|ing)|rode|pillion|passenger|family history|patient[’']?s|said|(?<!not )told|stated)\b|[\s-]in[\s-]laws?\b/i;
const death = /\b(?:died|death|deceased|passed away|dehant|nidhan|mrityu|guzar)\b|मृत्यु|निधन|देहांत/i;
const late = /\blate\b/i;

export type PersonInWords = {
  represented: Represented;
  /** The text without the person, who is no part of the insurer's reason. */
  rest: string;
};

export function personInWords(text: string): PersonInWords | null {
  if (otherPart.test(text)) return null;
  const named = patterns.filter(({ pattern }) => text.search(pattern) >= 0);
  const [only] = named;
  if (!only || named.length > 1) return null;
  const { person, pattern, dead } = only;
  const isDead =
    death.test(text) || dead.test(text) || text.match(pattern)?.some((said) => late.test(said));
  const rest = text.replace(pattern, ' ').replace(/\s+/g, ' ').trim();
  return { represented: { person, role: isDead ? 'died' : 'insured' }, rest };
}
