/** The words by which a hospital can be found: those of its name and location, and its initials. */
import type { MergedHospital } from '../lists/list-entry.ts';
import { type HospitalKind, kindsInName } from '../text/hospital-kinds.ts';
import { toWords } from '../text/to-words.ts';
import { commonWords, stopWords } from '../text/word-lists.ts';

/** Well-known initials, with the words they stand for; a list may have either. */
const initialisms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aiims: 'all india institute medical sciences',
    kem: 'king edward memorial',
    nimhans: 'national institute mental health neuro sciences',
    pgimer: 'post graduate institute medical education research',
    pgi: 'post graduate institute medical education research',
    sgpgi: 'sanjay gandhi post graduate institute medical sciences',
    jipmer: 'jawaharlal institute postgraduate medical education research',
    cmc: 'christian medical college',
    rml: 'ram manohar lohia',
    gtb: 'guru teg bahadur',
    esic: 'employees state insurance corporation',
  }),
);

export type IndexWords = {
  /** Unique words. */
  name: readonly string[];
  address: readonly string[];
  kinds: ReadonlySet<HospitalKind>;
  /** "kem", "kemh": matched exactly only. */
  initials: readonly string[];
  /** Number of distinctive words of the name; at least 1. */
  nameLength: number;
};

/** @param area the PIN code's locality: addresses often leave it out. */
export function toIndexWords(hospital: MergedHospital, area: string): IndexWords {
  const nameWords = toWords(hospital.name);
  const others = hospital.otherNames.map((one) => toWords(one));
  const name = new Set([nameWords, ...others].flat());
  for (const word of [...name])
    for (const meant of initialisms.get(word)?.split(' ') ?? []) name.add(meant);
  const address = new Set(
    toWords(`${hospital.address} ${hospital.city} ${hospital.district} ${area}`),
  );
  if (hospital.pin) address.add(hospital.pin);
  // "(A Unit Of …)" names a company: people do not search for it, so it must not lower the match quality of the name.
  const lengths = [hospital.name, ...hospital.otherNames].map((one) => distinctiveWords(one).size);
  return {
    name: [...name],
    address: [...address],
    kinds: new Set([nameWords, ...others].flatMap((words) => [...kindsInName(words)])),
    initials: [...new Set([nameWords, ...others].flatMap(initialsOf))],
    nameLength: Math.max(1, Math.min(...lengths)),
  };
}

function distinctiveWords(name: string): Set<string> {
  const words = toWords(name.replace(/\(.*|\ba unit of\b.*/i, ''));
  return new Set(words.filter((word) => !commonWords.has(word) && !stopWords.has(word)));
}

/** Initials of the first three to six words, as people use them. */
function initialsOf(words: readonly string[]): string[] {
  const letters = words
    .filter((word) => !stopWords.has(word) && /^[a-z]/.test(word))
    .slice(0, 6)
    .map((word) => word[0])
    .join('');
  const found: string[] = [];
  for (let length = 3; length <= letters.length; length++) found.push(letters.slice(0, length));
  return found;
}
