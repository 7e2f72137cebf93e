/** Insurers named among the words of a search. */
import { wordsOf, writtenWords } from '../words.ts';
import type { HospitalIndex } from './hospital-index.ts';
import { namesWith } from './name-words.ts';

/** Words of an insurer's name that say which it is; the law's words and the trade's are left off. */
function tellingWords(insurer: string): string[] {
  return wordsOf(insurer).filter(
    (word) =>
      !/^(the|and|of|india|insurance|assurance|company|co|limited|private|general)$/.test(word),
  );
}

/**
 * "sbi general apollo", "star health insurance chennai": an insurer's name of two words or more, or of one that
 * no hospital carries.
 */
export function insurersIn(
  index: HospitalIndex,
  text: string,
): { insurers: string[]; rest: string } {
  const words = writtenWords(text);
  const insurers: string[] = [];
  for (const { insurer } of index.lists) {
    const name = wordsOf(insurer);
    for (let length = name.length; length >= 1; length--) {
      const at = words.findIndex((_, start) =>
        name.slice(0, length).every((word, offset) => words[start + offset] === word),
      );
      if (at < 0) continue;
      const isSaid =
        words[at + length] === 'insurance' || name.slice(0, length).includes('insurance');
      const isTelling = tellingWords(name.slice(0, length).join(' ')).length > 0;
      const isHospital = name.slice(0, length).every((word) => namesWith(index, word) > 0);
      if (!isTelling || (!isSaid && isHospital)) continue;
      words.splice(at, length + (words[at + length] === 'insurance' ? 1 : 0));
      insurers.push(insurer);
      break;
    }
  }
  return { insurers, rest: insurers.length > 0 ? words.join(' ') : text };
}
