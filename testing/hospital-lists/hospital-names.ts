/** Names as Indian hospitals have them, put together from words that are frequent in such names. */
import type { Dice } from '../seeded-random.ts';
import { readTable } from './read-table.ts';

export const kinds = readTable<'kind' | 'names' | 'english' | 'hindi' | 'hinglish' | 'speciality'>(
  'kinds.tsv',
).map(({ kind, speciality, ...lists }) => ({
  kind,
  speciality,
  names: lists.names.split('|'),
  english: lists.english.split('|'),
  hindi: lists.hindi.split('|'),
  hinglish: lists.hinglish.split('|'),
}));

export type Kind = (typeof kinds)[number];

const words = Object.fromEntries(
  readTable<'sort' | 'words'>('name-words.tsv').map((row) => [
    row.sort,
    row.words.split(/[|]/.test(row.words) ? '|' : ' '),
  ]),
);

const nameWords = new Set(
  Object.values(words).flatMap((some) => some.flatMap((word) => word.toLowerCase().split(' '))),
);

export const isNameWord = (word: string): boolean => nameWords.has(word);

const drawWord = (dice: Dice, sort: string): string => dice.oneOf(words[sort] ?? []);

/** `tell` is what tells it apart, `form` what kind of house it calls itself. */
export type HospitalName = { coreName: string; facilityType: string; tail: string };

const coreNameMakers: readonly [share: number, make: (dice: Dice) => string][] = [
  [20, (dice) => drawWord(dice, 'virtue')],
  [9, (dice) => drawWord(dice, 'deity')],
  [12, (dice) => `${drawWord(dice, 'virtue')} ${drawWord(dice, 'deity')}`],
  [
    8,
    (dice) =>
      `${dice.oneOf(['Shree', 'Shri', 'Sri', 'Om', 'Jai', 'New'])} ${drawWord(dice, 'deity')}`,
  ],
  [14, (dice) => `Dr ${drawWord(dice, 'surname')}`],
  [7, (dice) => drawWord(dice, 'surname')],
  [6, (dice) => `${drawWord(dice, 'virtue')} ${drawWord(dice, 'surname')}`],
  [7, (dice) => `${drawWord(dice, 'given')} ${drawWord(dice, 'surname')} Memorial`],
  [4, (dice) => `${letter(dice)}.${letter(dice)}. ${drawWord(dice, 'surname')}`],
  [6, (dice) => drawWord(dice, 'brand')],
  [5, (dice) => drawWord(dice, 'english')],
  [2, (dice) => drawWord(dice, 'initials')],
];

function letter(dice: Dice): string {
  return dice.oneOf([...'ABDGHJKMNPRSTV']);
}

function makeCoreName(dice: Dice): string {
  let left = dice.below(100);
  for (const [share, make] of coreNameMakers) {
    left -= share;
    if (left < 0) return make(dice);
  }
  throw new Error('The shares do not add up to 100.');
}

const tails = ['Pvt Ltd', 'Private Limited', 'LLP', 'And Research Centre', '& ICU'];

export function makeName(dice: Dice, kind: Kind): HospitalName {
  const coreName = makeCoreName(dice);
  // Of a house with dotted initials half are called by these alone.
  const bare = /^(?:[A-Z]\.){3,}$/.test(coreName) && dice.isTrue(0.5);
  return {
    coreName,
    facilityType: bare ? '' : dice.oneOf(kind.names),
    tail: !bare && dice.isTrue(0.15) ? dice.oneOf(tails) : '',
  };
}

/** Two names with the same letters are one name: points, spaces and capitals tell nothing apart. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
