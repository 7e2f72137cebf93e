/**
 * Cases as a table of text: a line of column names, then a case a line, its cells between bars. In an expected cell "…"
 * is any words and "–" is nothing; /…/ is a regular expression. A cell left empty is not asked.
 */

/** Why the row expects it, and where its figures come from: they name the test. */
const notes = new Set(['why', 'source']);

type Row = Readonly<Record<string, string>>;

export function readRows(table: string): Row[] {
  const [names = [], ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return lines.map((cells) => {
    if (cells.length > names.length)
      throw new Error(`more cells than columns: ${cells.join(' | ')}`);
    return Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']));
  });
}

/** "age 34; parents 62, 65" as values by name. A later value replaces an earlier one, a name alone is empty, \n ends a line. */
export function readTyped(cell: string, names: readonly string[]): Record<string, string> {
  const pairs = cell.split(/\s*;\s*/).filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = '', value = ''] = /^(\S+)\s*(.*)$/.exec(pair) ?? [];
      if (!names.includes(name)) throw new Error(`no field is named ${name}: ${cell}`);
      return [name, value.replaceAll('\\n', '\n')];
    }),
  );
}

/** What `expect` compares a text with. */
function toExpected(cell: string): unknown {
  if (cell === '–') return '';
  const [, pattern] = /^\/(.+)\/$/.exec(cell) ?? [];
  if (pattern) return expect.stringMatching(new RegExp(pattern));
  if (!cell.includes('…')) return cell;
  const words = cell.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return expect.stringMatching(new RegExp(`^${words.join('[^]*')}$`));
}

/**
 * Tag of a table: each row is a test of what `partsOf` finds for its inputs, by column. In a column "no …" is what must
 * not be in that part; "why" names the test.
 */
export function testRows(
  inputs: readonly string[],
  partsOf: (row: Row) => Record<string, () => string>,
) {
  return (table: TemplateStringsArray, ...values: readonly string[]) => {
    const rows = readRows(String.raw(table, ...values));
    test.each(rows.map((row) => [titleOf(row, inputs), row] as const))('%s', (_, row) => {
      const parts = partsOf(row);
      const asked = Object.entries(row).filter(
        ([name, cell]) => cell && !notes.has(name) && !inputs.includes(name),
      );
      if (asked.length === 0) throw new Error('the row asks for nothing');
      const found = asked.map(([name]) => {
        const part = parts[name.replace(/^no /, '')];
        if (!part) throw new Error(`the answer has nothing that is called “${name}”`);
        return [name, part()];
      });
      const expected = asked.map(([name, cell]) => {
        if (!name.startsWith('no ')) return [name, toExpected(cell)];
        if (cell.includes('…')) throw new Error(`“${name}” is a plain text, not “${cell}”`);
        return [name, expect.not.stringContaining(cell)];
      });
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    });
  };
}

function titleOf(row: Row, inputs: readonly string[]): string {
  const typed = inputs.map((name) => row[name]).join(', ') || 'nothing typed';
  const [asked, cell] =
    Object.entries(row).find(([name, text]) => text && !inputs.includes(name)) ?? [];
  return [typed, row.why || `${asked} ${cell}`].join(': ');
}

/** Of a plan's days those that a cell asks for, as it writes them: "grace 2026-12-12; revival none". */
export function datesAsked(
  cell: string | undefined,
  steps: readonly { id: string; date: string | null }[],
): string {
  const ids = (cell ?? '').split('; ').map((pair) => pair.split(' ')[0] ?? '');
  return ids
    .map((id) => `${id} ${steps.findLast((step) => step.id === id)?.date ?? 'none'}`)
    .join('; ');
}

/** "a; b" in parts. */
export const cellsOf = (cell = '') => cell.split('; ');

/** Whether the words are in the text; "…" is any words. */
function hasWords(text: string, words: string): boolean {
  const parts = words.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(parts.join('[^]*'), 'i').test(text);
}

/** Of the words that a cell names those which the text has, or lacks, as the cell writes them. */
export function wordsAsked(cell: string | undefined, text: string, areThere: boolean): string {
  return cellsOf(cell)
    .filter((words) => hasWords(text, words) === areThere)
    .join('; ');
}
