/**
 * Text as it is compared: small letters, no signs, one spelling of what is written in several ways. The same
 * steps run over the lists and over what a visitor types. Runs anywhere.
 */
import { toLatinLetters } from './latin-letters.ts';

/** Small letters and digits, words one space apart; accents and vowel signs' variants folded. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/&/g, ' and ')
      // Accents of Latin letters; the nukta; marks that only join letters.
      .replace(/[\u0300-\u036f\u093c\u200b-\u200d\ufeff'’`´]/g, '')
      .replace(/\u0901/g, '\u0902')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** "K E M" and "k.e.m." are one word; a letter alone stays one. */
function joinInitials(text: string): string {
  return text.replace(/(?<![^ ])[a-z](?: [a-z](?![^ ]))+/g, (letters) =>
    letters.replaceAll(' ', ''),
  );
}

const sameWord: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hosp: 'hospital',
    hospitals: 'hospital',
    hospitl: 'hospital',
    hsptl: 'hospital',
    hospitel: 'hospital',
    hospial: 'hospital',
    center: 'centre',
    centres: 'centre',
    centers: 'centre',
    doctor: 'dr',
    doctors: 'dr',
    drs: 'dr',
    st: 'saint',
    multispecialty: 'multispeciality',
    multispecialities: 'multispeciality',
    multispecality: 'multispeciality',
    superspecialty: 'superspeciality',
    specialty: 'speciality',
    specialities: 'speciality',
    specialties: 'speciality',
    childrens: 'children',
    kids: 'children',
    child: 'children',
    pediatric: 'paediatric',
    pediatrics: 'paediatric',
    paediatrics: 'paediatric',
    orthopedic: 'orthopaedic',
    orthopedics: 'orthopaedic',
    orthopaedics: 'orthopaedic',
    ortho: 'orthopaedic',
    eyes: 'eye',
    sree: 'shri',
    shree: 'shri',
    sri: 'shri',
    rd: 'road',
    nr: 'near',
    opp: 'opposite',
    pvt: 'private',
    ltd: 'limited',
    अस्पताल: 'hospital',
    चिकित्सालय: 'hospital',
    हॉस्पिटल: 'hospital',
    नेत्रालय: 'netralaya',
    नेत्र: 'eye',
    आंख: 'eye',
    आंखों: 'eye',
  }),
);

/** The words as they were written, in their own script. */
export function writtenWords(text: string): string[] {
  const joined = joinInitials(plainText(text)).replace(/\b(multi|super) (special)/g, '$1$2');
  return joined === '' ? [] : joined.split(' ');
}

/** One spelling of a written word, in Latin letters. */
export function comparableWord(written: string): string {
  const same = sameWord.get(written);
  if (same !== undefined) return same;
  if (isAscii(written)) return written;
  const latin = toLatinLetters(written);
  return sameWord.get(latin) ?? latin;
}

/** The comparable words of a text, in order; at most `limit`, because what comes in is bounded everywhere. */
export function wordsOf(text: string, limit = 60): string[] {
  return writtenWords(text).slice(0, limit).map(comparableWord);
}

/** How a whole name is looked up among places: words joined, so "Navi Mumbai" and "navimumbai" are one. */
export function nameKey(text: string): string {
  return plainText(text).replaceAll(' ', '');
}

/** Eye hospitals carry these names; each also counts as the word "eye". */
export const eyeWords: ReadonlySet<string> = new Set(
  'netralaya nethralaya netralayam nethralayam netralay nethralay netralya nethralya netra nethra ophthalmic ophthalmology'.split(
    ' ',
  ),
);

/** Words that ask for nothing by themselves. */
export const emptyWords: ReadonlySet<string> = new Set(
  'in at near around nearby the of and for me my best top list cashless network with from by to a an ke pas me men mem ka ki main'.split(
    ' ',
  ),
);

/** Words that most hospitals or addresses carry: they order the answer but leave nothing out. */
export const commonWords: ReadonlySet<string> = new Set(
  'hospital nursing home centre clinic dr multispeciality speciality superspeciality research private limited unit pvt ltd llp road street main cross old opposite behind beside floor lane marg'.split(
    ' ',
  ),
);
