/** Composes hospital names from words that are frequent in the names of Indian hospitals. */
import type { Dice } from '../data/seeded-random.ts';
import { readTsv } from './read-tsv.ts';

export const nameKinds = readTsv<'kind' | 'names' | 'speciality'>('kinds.tsv').map((row) => ({
  ...row,
  names: row.names.split('|'),
}));

export type NameKind = (typeof nameKinds)[number];

const words = Object.fromEntries(
  readTsv<'sort' | 'words'>('name-words.tsv').map((row) => [
    row.sort,
    row.words.split(/[|]/.test(row.words) ? '|' : ' '),
  ]),
);

const drawWord = (dice: Dice, sort: string): string => dice.oneOf(words[sort] ?? []);

/** `coreName` distinguishes it from others; `facilityType` is the kind of institution in its name. */
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

function createCoreName(dice: Dice): string {
  let remainder = dice.below(100);
  for (const [share, make] of coreNameMakers) {
    remainder -= share;
    if (remainder < 0) return make(dice);
  }
  throw new Error('The shares do not add up to 100.');
}

const tails = ['Pvt Ltd', 'Private Limited', 'LLP', 'And Research Centre', '& ICU'];

export function createHospitalName(dice: Dice, kind: NameKind): HospitalName {
  const coreName = createCoreName(dice);
  // Half of the names with dotted initials consist of the initials alone.
  const hasInitialsOnly = /^(?:[A-Z]\.){3,}$/.test(coreName) && dice.isTrue(0.5);
  return {
    coreName,
    facilityType: hasInitialsOnly ? '' : dice.oneOf(kind.names),
    tail: !hasInitialsOnly && dice.isTrue(0.15) ? dice.oneOf(tails) : '',
  };
}

/** A key for comparing names: dots, spaces and capitals do not distinguish two hospitals. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
