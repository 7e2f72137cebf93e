/** Workbooks with several sheets, some of them hidden, empty or not a list. */
import type { Hospital } from './hospitals.ts';
import { acceptedReading, type ShapeMaker, usualListRows } from './list-file.ts';
import { createWorkbook, type WorkbookSheet } from './minimal-workbook.ts';

const file = (
  name: string,
  shape: string,
  sheets: readonly WorkbookSheet[],
  claimedSize?: number,
) => ({
  file: `${name}.xlsx`,
  shape,
  bytes: createWorkbook(sheets, claimedSize),
});

/** A name on both sheets would not show which of them was read. */
function namesOnlyIn(others: readonly Hospital[], hospitals: readonly Hospital[]): string[] {
  const firstNames = new Set(hospitals.map(({ name }) => name));
  return others.map(({ name }) => name).filter((name) => !firstNames.has(name));
}

export const workbookFiles: ShapeMaker = (rows) => {
  const parts = [rows(70), rows(80), rows(50)];
  const current = rows(90);
  const old = rows(20);
  const network = rows(120);
  const excluded = rows(40);
  const noted = rows(60);
  const second = rows(60);
  const sheet = (name: string, hospitals: typeof current, more: Partial<WorkbookSheet> = {}) => ({
    name,
    rows: usualListRows(hospitals),
    ...more,
  });
  return [
    {
      ...file(
        'sheet-per-state',
        'A sheet per region',
        parts.map((part, nth) => sheet(['North', 'West', 'South'][nth] ?? '', part)),
      ),
      reading: acceptedReading(parts.flat(), { outcomes: ['taken', 'asked'], say: { sheets: 3 } }),
    },
    {
      ...file('hidden-first-sheet', 'Old rows on a hidden first sheet', [
        sheet('Old', old, { hidden: true }),
        sheet('Current', current),
      ]),
      reading: acceptedReading(current, {
        outcomes: ['taken', 'asked'],
        say: { 'hidden sheet': 1 },
        never: namesOnlyIn(old, current),
      }),
    },
    {
      ...file('network-and-excluded', 'Excluded hospitals on a second sheet', [
        sheet('Network', network),
        sheet('Excluded', excluded),
      ]),
      reading: acceptedReading(network, {
        outcomes: ['asked'],
        say: { sheets: 2, 'excluded sheet': 1 },
        never: namesOnlyIn(excluded, network),
      }),
    },
    {
      ...file('notes-first', 'A sheet of notes before the list', [
        {
          name: 'Read me',
          rows: [['List of network hospitals'], ['As on 30.09.2026'], ['Confirm before admission']],
        },
        sheet('List', noted),
      ]),
      reading: acceptedReading(noted, { outcomes: ['taken', 'asked'], say: { sheets: 2 } }),
    },
    {
      ...file('empty-first', 'An empty sheet before the list', [
        { name: 'Sheet1', rows: [] },
        sheet('Sheet2', second),
      ]),
      reading: acceptedReading(second, { outcomes: ['taken', 'asked'] }),
    },
    {
      ...file(
        'bomb',
        'Three gigabytes according to the zip directory',
        [sheet('List', old)],
        3_000_000_000,
      ),
      reading: { outcomes: ['refused'], rows: 0, say: { 'too large': 1 } },
    },
  ];
};
