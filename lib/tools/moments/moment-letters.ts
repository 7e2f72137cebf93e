/** The letters of a joint plan, each once, with the day that the visitor has told already. */
import { type MomentLetter, momentLetters } from '../../content/moments/moment-letters.ts';
import { momentOf } from '../../content/moments/moments.ts';
import type { AskedMoment } from './moment-query.ts';

const dayBlank = 'since';

export function lettersFor(asked: readonly AskedMoment[]): MomentLetter[] {
  return momentLetters.flatMap((letter) => {
    const moments = asked.filter(({ kind }) => momentOf(kind).letters.includes(letter.id));
    if (moments.length === 0) return [];
    // Of two days nobody knows which one the letter is about.
    const day = moments.length === 1 ? moments[0]?.date : undefined;
    const blanks = letter.blanks.map((blank) =>
      blank.id === dayBlank && day ? { ...blank, value: day } : blank,
    );
    return [{ ...letter, blanks }];
  });
}
