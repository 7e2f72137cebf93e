/** Builds texts from words: counts, lists, the first letter. */

/** "1 year", "22 years", "0 days", "1,20,000 hospitals". */
export function countText(count: number, unit: string): string {
  return `${count.toLocaleString('en-IN')} ${unit}${count === 1 ? '' : 's'}`;
}

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "no", "one", "nine", "10". */
export function countWord(count: number): string {
  return smallNumbers[count] ?? String(count);
}

/** "Goa", "Goa and Kerala", "Goa, Kerala and Punjab". */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Latin letters and digits for a URL or a file name: "Ayodhya (Faizabad)" is "ayodhya-faizabad". */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "Budhni", "Hsr Layout": each word, because a search knows names in lower case. */
export function capitalizeWords(text: string): string {
  return text.replace(/(?<![^ ])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** An abbreviation keeps its capitals. */
export function lowerStart(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : lowerFirst(text);
}

/** A heading breaks in no number with its unit, and in no date: "26 years", "5 December 2026". */
export function keepTogether(heading: string): string {
  return heading.replace(/(?<=\d) (?=\p{L})|(?<=\d \p{L}+) (?=\d{4}\b)/gu, '\u00a0');
}

/** For the `lang` of words that a visitor typed: undefined is the page's own. */
export function languageOf(words: string): 'hi' | undefined {
  return /\p{Script=Devanagari}/u.test(words) ? 'hi' : undefined;
}

/** @returns at most `max` characters of the text, up to a word's end, with an ellipsis where more follow. */
export function shorten(text: string, max: number): string {
  const letters = Array.from(text);
  if (letters.length <= max) return text;
  const start = letters.slice(0, max).join('');
  const words = letters[max] === ' ' ? start : start.replace(/\s+\S*$/u, '');
  return `${words.trimEnd()} …`;
}
