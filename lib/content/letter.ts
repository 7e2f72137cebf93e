/** A letter with blanks as data, and the parts of every letter: date, close and signature. */

export type LetterBlank = {
  id: string;
  /** Label of the field; in lower case it also marks the gap in the letter: "policy number". */
  label: string;
  hint?: string;
  /** `lines` is a field of several lines; `date` holds a date picker. */
  kind: 'line' | 'lines' | 'date' | 'policy-number';
  /** Maximum of characters; a date has its own length. */
  maxLength: number;
  /** Once the visitor has filled in any blank, a line in which this one is empty is omitted. */
  isOptional?: boolean;
  /** What the visitor has already entered on the page. A date as 2026-10-31. */
  value?: string;
  autoComplete?: string;
};

export const insurerBlank: LetterBlank = {
  id: 'insurer',
  label: 'Insurer’s name',
  kind: 'line',
  maxLength: 120,
};
export const policyBlank: LetterBlank = {
  id: 'policy',
  label: 'Policy number',
  kind: 'policy-number',
  maxLength: 40,
};
export const claimNumberBlank: LetterBlank = {
  id: 'claimNumber',
  label: 'Claim number',
  kind: 'line',
  maxLength: 40,
  isOptional: true,
};
export const nameBlank: LetterBlank = {
  id: 'name',
  label: 'Your name',
  kind: 'line',
  maxLength: 120,
  autoComplete: 'name',
};
export const contactBlank: LetterBlank = {
  id: 'contact',
  label: 'Your phone number or e-mail address',
  kind: 'line',
  maxLength: 120,
};

/** @param values by the blank's id; a missing one leaves its blank empty. */
export function withValues(
  blanks: readonly LetterBlank[],
  values: Readonly<Partial<Record<string, string>>>,
): LetterBlank[] {
  return blanks.map((blank) => {
    const value = values[blank.id];
    return value ? { ...blank, value } : blank;
  });
}

/** Paragraphs. */
export type Letter = readonly string[];

/**
 * A letter that a visitor completes. Its words are in lib/content/<subject>/; `build…Letter` in lib/tools/<subject>/
 * selects them and fills in what the visitor has already entered.
 */
export type FilledLetter = {
  title: string;
  blanks: readonly LetterBlank[];
  letter: Letter;
  /** May contain blanks, as the letter does. */
  mailSubject: string;
  /** An optional paragraph, included only when ticked. */
  offered?: OptionalLine;
};

/** A paragraph before the close, only if the visitor ticks it. */
export type OptionalLine = { label: string; text: string; blank: LetterBlank };

/** Adds a line before the close; its blank precedes the name and the contact. */
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

/** Prefilled, not typed: it alone does not start a letter (see `isOptional`). */
const letterDateBlank: LetterBlank = {
  id: letterDate,
  label: 'Date of the letter',
  kind: 'date',
  maxLength: 10,
  value: '',
};

export const letterGreeting = 'Dear Sir or Madam,';

export const letterClose = 'Yours faithfully,\n\n\n{name}';

/** @param translate into the language of the letter, which is copied as it is */
export function withLetterDate(
  letter: Letter,
  blanks: readonly LetterBlank[],
  translate: (text: string) => string,
) {
  const blank = { ...letterDateBlank, label: translate(letterDateBlank.label) };
  return {
    letter: [`${translate('Date:')} {${letterDate}}`, ...letter],
    blanks: [...blanks, blank],
  };
}
