import { importOption, inCommandWords, inPageWords } from './import-options.ts';

test.each([
  [
    `${importOption('columns')} is for tables.`,
    '--map is for tables.',
    'The field “Columns” is for tables.',
  ],
  [
    `Say which with ${importOption('columns', 'pin=COLUMN')}; there are: A.`,
    'Say which with --map pin=COLUMN; there are: A.',
    'Say which with “pin=COLUMN” in the field “Columns”; there are: A.',
  ],
  [
    `Swapped. ${importOption('columns', 'a=B')} says so${importOption('one-more-column')}`,
    'Swapped. --map a=B says so (--map field=COLUMN reads one)',
    'Swapped. “a=B” in the field “Columns” says so',
  ],
  [
    `Write it like that, or ${importOption('remove-list', 'Example›')}`,
    'Write it like that, or take that list out first: --remove --insurer "Example"',
    'Write it like that, or ask the engineer to remove that list',
  ],
  ['a cell with ‹words: of its own›', 'a cell with ‹words: of its own›', undefined],
])('%s is for a command, and for a page', (text, command, page) => {
  expect(inCommandWords(text)).toBe(command);
  expect(inPageWords(text)).toBe(page ?? command);
});
