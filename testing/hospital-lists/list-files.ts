/** All list files: three clean networks, and a file for each format of other makers. */
import { Dice } from '../data/seeded-random.ts';
import { encodingFiles } from './encoding-files.ts';
import { headerFiles } from './header-files.ts';
import { type Hospital, hospitalSeed } from './hospitals.ts';
import type { ListFile } from './list-file.ts';
import { nameFiles } from './name-files.ts';
import { networkFiles } from './network-files.ts';
import { phoneFiles } from './phone-files.ts';
import { pinFiles } from './pin-files.ts';
import { placeFiles } from './place-files.ts';
import { warningFiles } from './warning-files.ts';
import { workbookCellFiles } from './workbook-cell-files.ts';
import { workbookFiles } from './workbook-files.ts';

const makers = [
  workbookFiles,
  workbookCellFiles,
  encodingFiles,
  pinFiles,
  phoneFiles,
  placeFiles,
  headerFiles,
  nameFiles,
  warningFiles,
];

export function createListFiles(hospitals: readonly Hospital[], from = hospitalSeed): ListFile[] {
  const dice = new Dice(from);
  const shuffled = hospitals
    .map((hospital) => ({ hospital, at: dice.below(1_000_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ hospital }) => hospital);
  // No hospital is in two files, so a row left by another import would be noticed.
  const rows = (count: number) => {
    if (count > shuffled.length) throw new Error('There are no hospitals left.');
    return shuffled.splice(0, count);
  };
  return [...networkFiles(hospitals), ...makers.flatMap((make) => make(rows))];
}
