'use client';
/**
 * Sets the roles of tables explicitly: phones lay out some tables as grid or blocks, and some browsers then drop their
 * semantics. Done by a script, because in the server's HTML the same roles are an error (and 2,000 more words); for the
 * whole page at once, because a table needs no other script.
 */
import { useEffect } from 'react';

export function RestoreTableRoles() {
  useEffect(() => {
    restoreRoles();
    // A live answer replaces tables and rows.
    const changes = new MutationObserver(restoreRoles);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  return null;
}

const roles: readonly [selector: string, role: string][] = [
  ['thead, tbody', 'rowgroup'],
  ['tr', 'row'],
  ['td', 'cell'],
  ['th[scope="col"]', 'columnheader'],
  ['th:not([scope="col"])', 'rowheader'],
];

function restoreRoles(): void {
  for (const table of document.querySelectorAll('table[data-restacked]')) {
    table.setAttribute('role', 'table');
    for (const [selector, role] of roles)
      for (const part of table.querySelectorAll(selector)) part.setAttribute('role', role);
  }
}
