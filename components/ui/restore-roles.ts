/**
 * Says again what the tags of a table say: a phone shows it as a grid or as blocks, and some browsers then
 * forget that it is a table. By script, because in the server's HTML the same roles are an error (and 2,000 more words).
 */
const roles: readonly [selector: string, role: string][] = [
  ['thead, tbody', 'rowgroup'],
  ['tr', 'row'],
  ['td', 'cell'],
  ['th[scope="col"]', 'columnheader'],
  ['th:not([scope="col"])', 'rowheader'],
];

export function restoreRoles(table: HTMLTableElement): void {
  table.setAttribute('role', 'table');
  for (const [selector, role] of roles) {
    for (const part of table.querySelectorAll(selector)) part.setAttribute('role', role);
  }
}
