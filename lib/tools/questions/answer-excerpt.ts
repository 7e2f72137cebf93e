/**
 * The first words of an answer in a list: two sentences where the first alone says little ("Yes, with a wait.").
 * Hindi ones end in "।".
 */

/** In characters. */
const enough = 60;

export function answerExcerpt(text: string): string {
  const [first = '', second] = text.split(
    /(?<=\p{L}{2}[_)]?[.?!]) (?=[\p{Lu}_])|(?<=।|[\u0900-\u097f]\?) /u,
  );
  return first.length < enough && second ? `${first} ${second}` : first;
}
