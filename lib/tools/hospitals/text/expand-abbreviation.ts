/** Expands abbreviations of common hospital words, such as "hsptl", "clnc" and "rsrch". */

const abbreviatedWords =
  'hospital nursing home multispeciality superspeciality speciality surgical maternity orthopaedic children general medical centre institute research memorial clinic polyclinic trauma diagnostic laboratory government'.split(
    ' ',
  );
const minLetters = 3;
/** With fewer letters it is another word: "sure" is not "superspeciality". */
const minShare = 1 / 3;

/** The shortest common word that starts with the same letter and contains the letters in order; null for none. */
export function expandAbbreviation(word: string): string | null {
  if (word.length < minLetters || !/^[a-z]+$/.test(word)) return null;
  const fitting = abbreviatedWords.filter(
    (full) =>
      full.length > word.length &&
      word.length >= minShare * full.length &&
      isAbbreviationOf(word, full),
  );
  return fitting.sort((a, b) => a.length - b.length)[0] ?? null;
}

function isAbbreviationOf(word: string, full: string): boolean {
  if (word[0] !== full[0]) return false;
  let at = 0;
  for (const letter of full) if (letter === word[at]) at++;
  return at === word.length;
}
