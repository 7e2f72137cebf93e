/** What a search asks for: the words of a name, a place, a PIN code, a position, insurers. */
import type { HospitalQuery, Position } from '../hospital-answer.ts';
import { readPosition } from '../read-hospital-query.ts';
import { comparableWord, writtenWords } from '../words.ts';
import { isRatherName } from './about-place.ts';
import { type AskedWord, askedWords, mostWords } from './asked-words.ts';
import { type FoundPlace, findPlace } from './find-place.ts';
import type { HospitalIndex } from './hospital-index.ts';
import { insurersIn } from './insurers-in-words.ts';
import { namesWith, slipsToName } from './name-words.ts';

export type UnderstoodQuery = {
  /** Whether anything is left to search by. */
  isAsked: boolean;
  words: readonly AskedWord[];
  /** Named in the free words. */
  place: FoundPlace | null;
  /** Named in the field for the city: everything found lies there. */
  city: FoundPlace | null;
  pin: string;
  near: Position | null;
  insurers: readonly string[];
  problems: Readonly<Partial<Record<keyof HospitalQuery, string>>>;
};

const emptyQuery = 'Type a hospital, a city or a PIN code.';
const unreadableQuery = 'Type two letters or more of a hospital, a city or a PIN code.';

export function understandQuery(index: HospitalIndex, query: HospitalQuery): UnderstoodQuery {
  const problems: Partial<Record<keyof HospitalQuery, string>> = {};
  let text = query.q;
  const position = /(?:near|around|at)?\s*(-?\d{1,2}\.\d+)\s*[,; ]\s*(-?\d{1,3}\.\d+)/i.exec(text);
  let near = query.near;
  if (position) {
    text = text.replace(position[0], ' ');
    const typed = readPosition(`${position[1]},${position[2]}`);
    if (typed) near ??= typed;
    else problems.q = 'This position is not in India, so it was left out.';
  }
  const pin = /(?<!\d)([1-9]\d{2})[ -]?(\d{3})(?!\d)/.exec(text);
  if (pin) text = text.replace(pin[0], ' ');
  else if (/^\s*\d{3,9}\s*$/.test(text)) problems.q = 'A PIN code has six digits, such as 560034.';

  const found = insurersIn(index, text);
  const written = writtenWords(found.rest).slice(0, 2 * mostWords);
  const city =
    query.city === '' ? null : placeIn(index, writtenWords(query.city).slice(0, mostWords), true);
  if (query.city !== '' && !city)
    problems.city = 'We know no place of this name. Check its spelling, or use its PIN code.';

  const lists = new Map(index.lists.map(({ insurer }) => [insurer.toLowerCase(), insurer]));
  const asked = query.insurers.map((name) => [name, lists.get(name.toLowerCase())] as const);
  const unknown = asked.filter(([, known]) => !known).map(([name]) => name);
  if (unknown.length > 0)
    problems.insurers = `We have no list of ${unknown.slice(0, 3).join(' or ')}, so the results are not limited to it.`;

  const insurers = [...new Set([...asked.flatMap(([, known]) => known ?? []), ...found.insurers])];
  const place = inStateOf(placeIn(index, written), city);
  const words = askedWords(written, place);
  const isAsked =
    words.length > 0 || place || city || pin || near || query.pin || insurers.length > 0;
  if (!isAsked) problems.q ??= query.q === '' ? emptyQuery : unreadableQuery;
  return {
    words,
    isAsked: Boolean(isAsked),
    place,
    city,
    pin: query.pin || (pin ? `${pin[1]}${pin[2]}` : ''),
    near,
    insurers,
    problems,
  };
}

function placeIn(
  index: HospitalIndex,
  written: readonly string[],
  isField = false,
): FoundPlace | null {
  const place = findPlace(index.places, written, {
    carry: (word) => namesWith(index, comparableWord(word)) > 2,
    slipsTo: (word) => slipsToName(index, word),
  });
  if (!place || isField) return place;
  const words = written.slice(place.from, place.to).map(comparableWord);
  const isName = isRatherName(index, place, words);
  // "krishna hospital" asks for a name, "krishna" for either.
  if (!place.isPlain) return isName ? null : place;
  return { ...place, isRatherName: isName };
}

/** Of several places of one name the one in the field's state: that is what the visitor chose. */
function inStateOf(place: FoundPlace | null, city: FoundPlace | null): FoundPlace | null {
  const named = place?.named.filter(({ state }) => city?.named.some((one) => one.state === state));
  return place && named && named.length > 0 ? { ...place, named } : place;
}
