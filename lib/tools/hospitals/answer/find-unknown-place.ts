/**
 * The words of a search that name neither a place nor a hospital: "zzyx nagar". Rule: hospitals that only share a part
 * of an address with them are not listed, because they may be anywhere in India.
 */
import { shorten } from '../../../text/words.ts';
import type { UnknownPlace } from '../api/hospital-answer.ts';
import { expandTerm } from '../candidates/expand-term.ts';
import type { FoundCandidates } from '../candidates/find-candidates.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { saysLittle } from '../query/find-unlisted-locality.ts';
import { addressWords } from '../query/matched-place.ts';
import { distinctiveTerms, type QueryTerm } from '../query/query-terms.ts';
import { normalizeWord, toWords, toWrittenWords } from '../text/to-words.ts';
import { findMatchedWord } from './find-matched-word.ts';

const maxLetters = 40;

/**
 * @param first the first result.
 * @param typed the text of the search.
 */
export function findUnknownPlace(
  index: HospitalIndex,
  { query, isFullMatch }: FoundCandidates,
  first: number | undefined,
  typed: string,
): UnknownPlace | null {
  const { place, city, point, pin, terms } = query;
  const distinctive = distinctiveTerms(terms);
  const asked = distinctive.filter(({ kind, word }) => kind === null && /\p{L}/u.test(word));
  if (place || city || point || pin !== '' || asked.length === 0) return null;
  const hospital = index.hospitals[first ?? -1];
  const name = hospital ? toWords([hospital.name, ...hospital.otherNames].join(' ')) : [];
  const named = asked.flatMap((term) => {
    // "nagar" in a name says as little as in an address.
    const matched = addressWords.has(term.word) ? null : findMatchedWord(term, name);
    // With other words unknown, "lore" is not Kore.
    return matched !== null && isHindiOrSameStart(term, matched) ? [matched] : [];
  });
  const unknown = asked.filter((term) => !isInSomeName(index, term));
  if (isFullMatch || (named.length > 0 && unknown.length === 0)) return null;
  // The words are known, and a filter leaves none.
  if (unknown.length === 0 && hospital === undefined) return null;
  const isUnknown = (word: string) => unknown.some((term) => term.word === normalizeWord(word));
  const unknownWords = named.length > 0 ? asTyped(typed, isUnknown) : '';
  return { words: unknownWords || asTyped(typed, () => true), named: named.join(' ') };
}

function isHindiOrSameStart({ word, isHindi }: QueryTerm, matched: string): boolean {
  return isHindi || matched[0] === word[0];
}

function isInSomeName(index: HospitalIndex, term: QueryTerm): boolean {
  const { matches, splitNameMatches } = expandTerm(index, term);
  return (
    splitNameMatches.length > 0 ||
    index.hospitalsByInitials.has(term.word) ||
    matches.some(({ term: id }) => (index.nameCounts[id] ?? 0) > 0)
  );
}

/** The words that say where, in the visitor's own spelling. */
function asTyped(typed: string, isMeant: (word: string) => boolean): string {
  const words = typed
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && toWrittenWords(word).some((one) => !saysLittle(one)))
    .filter((word) => toWrittenWords(word).some(isMeant));
  return shorten(words.join(' '), maxLetters);
}
