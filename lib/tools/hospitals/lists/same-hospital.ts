/**
 * Whether entries of two lists are one hospital. A duplicate is a nuisance, but two hospitals merged into one send
 * people to the wrong place: where one list has both names, PIN code, distinctive words and address must all agree;
 * between lists the first two are enough.
 */
import { memoize } from '../../../text/memoize.ts';
import { phoneticKey } from '../../../text/search/phonetic-key.ts';
import { toWords } from '../text/to-words.ts';
import lists from '../text/word-lists.json' with { type: 'json' };
import { commonWords, stopWords } from '../text/word-lists.ts';
import type { ListEntry } from './list-entry.ts';

/** Comparison data of an entry; built once, used often. */
export type EntryFeatures = {
  pin: string;
  phone: string;
  /** Phonetic keys of the distinctive words of the name. */
  name: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  address: ReadonlySet<string>;
  /** House and plot numbers. */
  numbers: ReadonlySet<string>;
  /** All words of address and city: words that only one of the names has may come from there. */
  surroundings: ReadonlySet<string>;
};

/** Words that make it another hospital of the same name: an eye clinic beside the main house. */
const kindWords = new Set(lists.kindWords);
/** Words that do not distinguish one hospital from another. */
const genericNameWords = new Set(lists.genericNameWords);
const genericAddressWords = new Set(lists.genericAddressWords);

const maxKeyLetters = 120;

export function extractFeatures(entry: ListEntry): EntryFeatures {
  // "(A Unit Of …)" names the company, not the hospital.
  const words = toWords(entry.name.replace(/\([^)]*\)?/g, ' ').replace(/\ba unit of\b.*$/i, ' '));
  const distinctive = words.filter(
    (word) =>
      !commonWords.has(word) &&
      !stopWords.has(word) &&
      !genericNameWords.has(word) &&
      !kindWords.has(word),
  );
  const cityWords = new Set(toWords(`${entry.city} ${entry.district} ${entry.state}`));
  const address = toWords(entry.address).filter((word) => !cityWords.has(word));
  return {
    pin: entry.pin,
    phone: entry.phone?.replace(/\D/g, '').slice(-10) ?? '',
    name: new Set(distinctive.map(phoneticKey)),
    kinds: new Set(words.filter((word) => kindWords.has(word))),
    address: new Set(
      address
        .filter((word) => word.length > 2 && !/\d/.test(word) && !genericAddressWords.has(word))
        .map(phoneticKey),
    ),
    numbers: new Set(address.filter((word) => /\d/.test(word) && word !== entry.pin)),
    surroundings: new Set(
      toWords(`${entry.address} ${entry.city} ${entry.district}`).map(phoneticKey),
    ),
  };
}

/**
 * A key that entries of one hospital share: distinctive words of the name and PIN code. Empty where these are missing.
 */
export function placeKey({ pin, name, kinds }: EntryFeatures): string {
  if (pin === '' || name.size === 0) return '';
  return [pin, ...[...name].sort(), ...[...kinds].sort()].join(' ').slice(0, maxKeyLetters);
}

/** The same of an entry, which an import asks for several times. */
export const placeKeyOf = memoize((entry: ListEntry) => placeKey(extractFeatures(entry)));

export function isSameHospital(a: EntryFeatures, b: EntryFeatures): boolean {
  if (a.pin === '' || a.pin !== b.pin) return false;
  if (!isSameSet(a.kinds, b.kinds)) return false;
  if (!isSameName(a, b)) return false;
  if (a.phone.length === 10 && a.phone === b.phone) return true;
  return isSameAddress(a, b);
}

/**
 * The same distinctive name in the same PIN code: lists describe one street in many ways, so the address need not
 * agree. A name with a single distinctive word is shared by many hospitals, and another number in the same street is
 * another house.
 */
export function isSamePlace(a: EntryFeatures, b: EntryFeatures): boolean {
  const key = placeKey(a);
  if (key === '' || key !== placeKey(b)) return false;
  if (a.name.size > 1) return true;
  const isSameStreet = [...a.address].some((word) => b.address.has(word));
  const hasSameNumber = [...a.numbers].some((number) => b.numbers.has(number));
  return !isSameStreet || hasSameNumber || a.numbers.size === 0 || b.numbers.size === 0;
}

/** The same distinctive words; one name may add a locality that is in the other's address. */
function isSameName(a: EntryFeatures, b: EntryFeatures): boolean {
  const shared = [...a.name].filter((word) => b.name.has(word));
  if (shared.length === 0) return false;
  const isExplained = (from: EntryFeatures, other: EntryFeatures) =>
    [...from.name].every((word) => other.name.has(word) || other.surroundings.has(word));
  return isExplained(a, b) && isExplained(b, a);
}

function isSameAddress(a: EntryFeatures, b: EntryFeatures): boolean {
  // A name that both repeat in their address proves nothing.
  const ofPlace = (one: EntryFeatures, other: EntryFeatures) =>
    [...one.address].filter((word) => !(one.name.has(word) && other.name.has(word)));
  const [ofA, ofB] = [ofPlace(a, b), ofPlace(b, a)];
  const shared = ofA.filter((word) => b.address.has(word)).length;
  const smaller = Math.min(ofA.length, ofB.length);
  const sameNumber = [...a.numbers].some((number) => b.numbers.has(number));
  const otherNumber = a.numbers.size > 0 && b.numbers.size > 0 && !sameNumber;
  if (smaller === 0) return false;
  const share = shared / smaller;
  if (otherNumber) return shared >= 3 && share >= 0.75;
  return (shared >= 2 && share >= 0.5) || (shared === 1 && smaller === 1 && sameNumber);
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((word) => b.has(word));
}
