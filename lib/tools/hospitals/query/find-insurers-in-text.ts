/** Finds insurers' names among the words of a search. */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { countNamesWithWord } from '../index/index-lookups.ts';
import { toWords, toWrittenWords } from '../text/to-words.ts';

/** Legal and trade words of insurers' names, which do not distinguish one insurer from another. */
const tradeWord = /^(the|and|of|india|insurance|assurance|company|co|limited|private|general)$/;

/**
 * "sbi general apollo", "star health insurance chennai": matches a name of two words or more, or a single word that no
 * hospital carries. `rest` is the text without the names.
 */
export function findInsurersInText(
  index: HospitalIndex,
  text: string,
): { insurers: string[]; rest: string } {
  const words = toWrittenWords(text);
  const insurers: string[] = [];
  for (const { insurer } of index.lists) {
    const name = toWords(insurer);
    for (let length = name.length; length >= 1; length--) {
      const part = name.slice(0, length);
      const at = words.findIndex((_, start) =>
        part.every((word, offset) => words[start + offset] === word),
      );
      if (at < 0) continue;
      const isFollowed = words[at + length] === 'insurance';
      const isDistinctive = part.some((word) => !tradeWord.test(word));
      const isHospital = part.every((word) => countNamesWithWord(index, word) > 0);
      if (!isDistinctive || (isHospital && !isFollowed && !part.includes('insurance'))) continue;
      words.splice(at, length + (isFollowed ? 1 : 0));
      insurers.push(insurer);
      break;
    }
  }
  return { insurers, rest: insurers.length > 0 ? words.join(' ') : text };
}
