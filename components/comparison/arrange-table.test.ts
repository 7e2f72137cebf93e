/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { arrangeTable, findDifferingRows } from './arrange-table';

const markup = `
  <table>
    <thead>
      <tr><td>tools</td><td>tools of the first column</td></tr>
      <tr><td></td><th data-plan="a">A</th><th data-plan="b">B</th><th data-plan="c">C</th></tr>
    </thead>
    <tbody>
      <tr><th scope="rowgroup" colspan="4">Cover</th></tr>
      <tr><th scope="row">Pays</th><td>a pays</td><td>same</td><td>same</td></tr>
    </tbody>
    <tbody>
      <tr><th scope="rowgroup" colspan="4">Time</th></tr>
      <tr><th scope="row">Waits</th><td>30 days</td><td>30 days</td><td>30 days</td></tr>
    </tbody>
  </table>`;

function table(): HTMLTableElement {
  return document.querySelector('table') as HTMLTableElement;
}

/** The visible content: the text of every cell that is not hidden, nor in a hidden row or group. */
function visibleCells(): string[][] {
  return [...table().rows]
    .filter((row) => !row.hidden && !(row.parentElement as HTMLElement).hidden)
    .map((row) => [...row.cells].filter((cell) => !cell.hidden).map((cell) => cell.innerHTML));
}

beforeEach(() => {
  document.body.innerHTML = markup;
});

test('columns are in the chosen order in the DOM itself, the others are hidden', () => {
  arrangeTable(table(), ['c', 'a'], false);
  expect(visibleCells()).toEqual([
    ['tools', 'tools of the first column'],
    ['', 'C', 'A'],
    ['Cover'],
    ['Pays', 'same', 'a pays'],
    ['Time'],
    ['Waits', '30 days', '30 days'],
  ]);
  expect(table().querySelector('th[scope="rowgroup"]')).toHaveAttribute('colspan', '3');
});

test('a second choice starts from the order of the first and loses nothing', () => {
  arrangeTable(table(), ['c', 'a'], true);
  arrangeTable(table(), ['b'], false);
  arrangeTable(table(), ['a', 'b', 'c'], false);
  document.querySelectorAll('[colspan]').forEach((heading) => {
    expect(heading).toHaveAttribute('colspan', '4');
  });
  expect(visibleCells()[3]).toEqual(['Pays', 'a pays', 'same', 'same']);
  expect(table().querySelectorAll('[hidden]')).toHaveLength(0);
});

test('a phone opens on the key rows that are visible, filled up with the others, and the fold counts them', () => {
  const rows = ['A', 'B', 'C', 'D', 'E', 'F']
    .map(
      (name, row) =>
        `<tr ${row > 2 ? 'data-key' : 'data-more'}=""><th scope="row">${name}</th><td>1</td><td>${row === 4 ? 1 : 2}</td></tr>`,
    )
    .join('');
  document.body.innerHTML = `<div><table><thead><tr><td></td><th data-plan="a">A</th><th data-plan="b">B</th></tr></thead><tbody><tr><th scope="rowgroup">All</th></tr>${rows}</tbody></table></div><details><span data-row-count>6</span></details>`;
  const fold = document.querySelector('details') as HTMLElement;
  const first = () =>
    [...table().rows].flatMap((row) =>
      row.cells[0]?.scope !== 'row' || 'more' in row.dataset ? [] : [row.cells[0].innerHTML],
    );
  arrangeTable(table(), ['a', 'b'], false);
  expect([first().join(''), fold.textContent, fold.hidden]).toEqual(['ADEF', '6', false]);
  arrangeTable(table(), ['a', 'b'], true);
  // Five differ: one row alone is not folded.
  expect([first().join(''), fold.hidden]).toEqual(['ABCDF', true]);
  arrangeTable(table(), ['a'], true);
  expect([first().join(''), fold.textContent]).toEqual(['ADEF', '6']);
});

test('“differences only” leaves rows that differ among the visible columns, and no empty group', () => {
  expect(arrangeTable(table(), ['a', 'b'], true)).toBe(1);
  expect(visibleCells().flat()).toEqual(expect.arrayContaining(['Cover', 'Pays']));
  expect(visibleCells().flat()).not.toContain('Time');
  expect(arrangeTable(table(), ['b', 'c'], true)).toBe(0);
  expect(visibleCells().flat()).not.toContain('Cover');
});

test('with one column every row stays', () => {
  arrangeTable(table(), ['b'], true);
  expect(visibleCells().flat()).toEqual(expect.arrayContaining(['Pays', 'Waits']));
});

test('a row differs when one of its plans has another text', () => {
  expect(
    findDifferingRows([
      ['30 days', '30 days', '30 days'],
      ['30 days', '30 days', '90 days'],
      ['Not stated', 'Not stated', 'Nothing'],
      ['Not stated', 'Insurer decides', 'Where the plan says so'],
    ]),
  ).toEqual([false, true, true, false]);
});

test('with one plan or none no row is hidden', () => {
  expect(findDifferingRows([['30 days'], []])).toEqual([true, true]);
});

test('a cell without a fact is recognised by its attribute, because the browser may have translated its text', () => {
  const cells = document.querySelectorAll('tbody tr td');
  for (const [place, words] of [
    [0, 'नहीं बताया'],
    [1, 'बीमाकर्ता तय करता है'],
  ] as const) {
    const cell = cells[place] as HTMLElement;
    cell.textContent = words;
    cell.dataset.silent = '';
  }
  expect(arrangeTable(table(), ['a', 'b'], true)).toBe(0);
});
