/** How a name is mistyped: one letter left out, put in, doubled, struck beside, or two exchanged. */
import type { Dice } from '../seeded-random.ts';
import { isNameWord } from './hospital-names.ts';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function neighbourKey(dice: Dice, letter: string): string {
  const row = rows.find((keys) => keys.includes(letter)) ?? 'aeiou';
  const at = row.indexOf(letter);
  return row[at === 0 ? 1 : at - 1 + 2 * dice.below(at === row.length - 1 ? 1 : 2)] ?? 'a';
}

/** The first letter is seldom mistyped; a slip there is another word to most readers. */
function addTypo(dice: Dice, word: string): string {
  const at = 1 + dice.below(word.length - 1);
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  const choices = [
    before + after,
    before + letter + letter + after,
    before + neighbourKey(dice, letter) + after,
  ];
  return dice.oneOf(choices);
}

function swapLetters(dice: Dice, word: string): string {
  const places = [...word.slice(1, -1)].flatMap((letter, index) =>
    letter === word[index + 2] ? [] : index + 1,
  );
  const at = dice.oneOf(places);
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}

/** `change` applied to the longest word; null where no word has five letters, for there a slip is another name. */
function inLongestWord(text: string, change: (word: string) => string): string | null {
  const words = text.split(' ');
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (!/^[a-z]{5,}$/.test(longest)) return null;
  const changed = change(longest);
  // One slip from "Kamal" is "Kamala": another name, and rightly so.
  if (changed === longest || isNameWord(changed)) return null;
  return words.map((word) => (word === longest ? changed : word)).join(' ');
}

export const oneTypo = (dice: Dice, text: string) =>
  inLongestWord(text, (word) => addTypo(dice, word));

export const transposed = (dice: Dice, text: string) =>
  inLongestWord(text, (word) => swapLetters(dice, word));

/** Two slips in a word need seven letters to leave something of it. */
export const twoTypos = (dice: Dice, text: string) =>
  inLongestWord(text, (word) => (word.length < 7 ? word : addTypo(dice, addTypo(dice, word))));
