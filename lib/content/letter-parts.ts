/** What every letter has, whoever writes it: a day above, room for a signature below. */
import type { Letter, LetterBlank } from '../tools/letters/fill-letter.ts';

export const letterDay = 'letterDay';

/** Given, and not typed: it alone does not begin a letter (see `isOptional` in fill-letter.ts). */
const day: LetterBlank = {
  id: letterDay,
  label: 'Date of the letter',
  kind: 'date',
  maxLength: 10,
  value: '',
};

export const letterClose = 'Yours faithfully,\n\n\n{name}';

export function withDay(letter: Letter, blanks: readonly LetterBlank[]) {
  return { letter: [`Date: {${letterDay}}`, ...letter], blanks: [...blanks, day] };
}
