/** Initials in Devanagari, which are the names of English letters: "केईएम" is KEM, "टीपीए" is TPA. */

const letterNames =
  'ए a बी b सी c डी d ई e एफ f जी g एच h आई i जे j के k एल l एम m एन n ओ o पी p क्यू q आर r एस s टी t यू u वी v डब्ल्यू w एक्स x वाई y'.split(
    ' ',
  );
const letterOf = new Map(
  letterNames.flatMap((name, at) => (at % 2 ? [] : [[name, letterNames[at + 1] ?? '']])),
);
const letterName = [...letterOf.keys()].sort((a, b) => b.length - a.length).join('|');
/** Fewer are a word more often: "केपी" may be a name. */
const initials = new RegExp(`^(?:${letterName}){3,}$`);

/** @returns null for any other word. */
export function readLetterNames(word: string): string | null {
  if (!initials.test(word)) return null;
  return word.replace(new RegExp(letterName, 'g'), (name) => letterOf.get(name) ?? name);
}
