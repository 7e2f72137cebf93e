/** The possible interpretations of a query, the likeliest first. */
import { isPlaceMentioned, normalizedAddress } from '../index/find-by-address.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import type { MatchedPlace } from '../query/matched-place.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { toWords } from '../text/to-words.ts';
import type { HospitalFilter } from './candidate-filters.ts';

type Interpretation = {
  query: ParsedQuery;
  isEligible: HospitalFilter;
  /** A match of some of its words is enough. */
  isPartial: boolean;
};

/** Roads far away are named after places of this rank. */
const wellKnownRank = 3;
const everyHospital = () => true;

/** Lazy, because most searches need only the first. */
export function* queryInterpretations(
  index: HospitalIndex,
  query: ParsedQuery,
): Generator<Interpretation> {
  const { place, terms } = query;
  const placeWords = terms.flatMap(({ word, isPlace }) => (isPlace ? [word] : []));
  const asName = terms.map((term) => ({ ...term, isPlace: false }));
  const withEdits = terms.map((term) => ({ ...term, isFuzzy: !term.isPlace }));
  const withoutPlace = { ...query, place: null, terms: asName };

  yield { query, isEligible: everyHospital, isPartial: true };
  if (place) {
    const isEligible = addressFilter(index, place, placeWords);
    yield { query: withoutPlace, isEligible, isPartial: false };
  }
  yield { query: { ...query, terms: withEdits }, isEligible: everyHospital, isPartial: true };
  if (place) {
    // The place was a guess, or its name is in the name of a hospital there.
    const isEligible =
      place.correctedName === null ? ownCityFilter(index, query, placeWords) : everyHospital;
    yield { query: withoutPlace, isEligible, isPartial: false };
  }
}

/** Whether the address names the place. */
function addressFilter(
  index: HospitalIndex,
  place: MatchedPlace,
  placeWords: readonly string[],
): HospitalFilter {
  const isWellKnown = place.namedPlaces.some(({ rank }) => rank === wellKnownRank);
  const phrase = ` ${placeWords.join(' ')} `;
  return (id) => {
    const address = normalizedAddress(index, id);
    return isWellKnown ? isPlaceMentioned(address, placeWords) : address.includes(phrase);
  };
}

/** Whether the hospital's city is the place, or is in the query: "jhansi darsi" is Jhansi Nursing Home in Darsi. */
function ownCityFilter(
  index: HospitalIndex,
  { terms }: ParsedQuery,
  placeWords: readonly string[],
): HospitalFilter {
  const typed = new Set(terms.map(({ word }) => word));
  return (id) => {
    const city = toWords(index.hospitals[id]?.city ?? '');
    const isTyped = city.length > 0 && city.every((word) => typed.has(word));
    return isTyped || placeWords.every((word) => city.includes(word));
  };
}
