/** A letter with blanks as data, and what every letter has: a day above, room for a signature below. */

export type LetterBlank = {
  id: string;
  /** Above the field; without its capital it also names the gap in the letter: "policy number". */
  label: string;
  hint?: string;
  /** `lines` is a field of several lines; `date` holds a date picker. */
  kind: 'line' | 'lines' | 'date' | 'policy-number';
  /** Characters; a date has its own length. */
  maxLength: number;
  /** Once the visitor has filled in anything, a line with this blank still empty is left out. */
  isOptional?: boolean;
  /** What the visitor has already told us on the page. A date as 2026-10-31. */
  value?: string;
  autoComplete?: string;
};

/** Paragraphs. */
export type Letter = readonly string[];

/** A paragraph that stands in the letter, before its close, only once the visitor ticks it. */
export type OptionalLine = { label: string; text: string; blank: LetterBlank };

/** Before the close; its blank before the name and the contact. */
export function withOptionalLine(
  letter: Letter,
  blanks: readonly LetterBlank[],
  { text, blank }: OptionalLine,
): { letter: Letter; blanks: LetterBlank[] } {
  return {
    letter: [...letter.slice(0, -1), text, ...letter.slice(-1)],
    blanks: [...blanks.slice(0, -2), blank, ...blanks.slice(-2)],
  };
}

export const letterDate = 'letterDate';

/** Given, and not typed: it alone does not begin a letter (see `isOptional`). */
const letterDateBlank: LetterBlank = {
  id: letterDate,
  label: 'Date of the letter',
  kind: 'date',
  maxLength: 10,
  value: '',
};

export const letterClose = 'Yours faithfully,\n\n\n{name}';

export function withLetterDate(letter: Letter, blanks: readonly LetterBlank[]) {
  return { letter: [`Date: {${letterDate}}`, ...letter], blanks: [...blanks, letterDateBlank] };
}
