/** What an import asks about after a comparison of the new list with the one in force, and of its columns with each other. */
import type { ListEntry } from '../lists/list-entry.ts';
import { toWords } from '../text/normalize-text.ts';
import type { Question } from './import-questions.ts';
import { isUnusable, type PreparedList } from './prepare-list.server.ts';

/** Fewer rows prove nothing. */
const minRows = 20;
/** An insurer's next list has most hospitals of its last one. */
const minSharedShare = 0.3;
const maxGrowth = 3;
/** Of rows that say something, so many without a use are a column read wrongly. */
const maxRejectedShare = 0.1;
/** Of addresses that read like names, and names that read like addresses. */
const minSwappedShare = 0.4;

/** Totals, notes and repeated headers, which every long list has. */
const pageLines = new Set(['not a hospital', 'the header again']);

const nameWords = new Set(
  'hospital hospitals clinic nursing centre institute netralaya maternity polyclinic healthcare'.split(
    ' ',
  ),
);
const addressWords = new Set(
  'road near opposite street nagar colony main cross floor plot sector marg chowk lane district dist taluk taluka post'.split(
    ' ',
  ),
);

export type Before = {
  hospitals: number;
  asOf: string;
  /** Names with PIN codes that both lists have, and how many they could have in common. */
  shared: number;
  comparable: number;
} | null;

export function askAboutColumns(entries: readonly ListEntry[]): Question[] {
  const withAddress = entries.filter(({ address }) => address !== '');
  if (withAddress.length < minRows) return [];
  const swapped = withAddress.filter(
    ({ name, address }) => readsLikeAddress(name) && readsLikeName(address),
  ).length;
  if (swapped < withAddress.length * minSwappedShare) return [];
  const [{ name, address } = { name: '', address: '' }] = withAddress;
  const text = `The columns of names and addresses look swapped in ${swapped} of ${entries.length} rows. The first one's name would be "${name.slice(0, 60)}", its address "${address.slice(0, 60)}". --map name=COLUMN,address=COLUMN says which is which.`;
  return [{ id: 'columns', text }];
}

function readsLikeName(text: string): boolean {
  const words = toWords(text);
  return words.some((word) => nameWords.has(word)) && !words.some((word) => addressWords.has(word));
}

function readsLikeAddress(text: string): boolean {
  const words = toWords(text);
  const isPlaced = /\d/.test(text) || words.some((word) => addressWords.has(word));
  return isPlaced && !words.some((word) => nameWords.has(word));
}

export function askAboutOtherList(entries: readonly ListEntry[], before: Before): Question[] {
  if (!before) return [];
  const { hospitals, asOf, shared, comparable } = before;
  const isOther = comparable >= minRows && shared < comparable * minSharedShare;
  const isLonger = entries.length >= minRows && entries.length > hospitals * maxGrowth;
  return [
    ...(isOther
      ? [
          {
            id: 'other' as const,
            text: `Only ${shared} of ${entries.length} hospitals are on the list in force (${hospitals} of ${asOf}): is this another insurer's list?`,
          },
        ]
      : []),
    ...(isLonger
      ? [
          {
            id: 'more' as const,
            text: `The list has ${entries.length} hospitals, more than ${maxGrowth} times those of the one in force (${hospitals} of ${asOf}).`,
          },
        ]
      : []),
  ];
}

export function askAboutRejected({ rejected, rowsRead }: PreparedList): Question[] {
  const unusable = rejected.filter((row) => isUnusable(row) && !pageLines.has(row.reason));
  if (rowsRead < minRows || unusable.length <= rowsRead * maxRejectedShare) return [];
  const reasons = Map.groupBy(unusable, ({ reason }) => reason);
  const [[reason = '', rows = []] = []] = [...reasons].sort(([, a], [, b]) => b.length - a.length);
  const text = `${unusable.length} of ${rowsRead} rows cannot be used, ${rows.length} of them for this reason: ${reason}.`;
  return [{ id: 'rejected', text }];
}
