'use client';
/** A table that a phone shows row by row, each cell under its column's name; its roles outlive that. */
import { type ReactNode, useEffect, useRef } from 'react';

export function StackingTable({ className, children }: { className: string; children: ReactNode }) {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (table.current) restoreRoles(table.current);
  }, []);
  return (
    <table ref={table} className={className}>
      {children}
    </table>
  );
}

const roles: readonly [selector: string, role: string][] = [
  ['thead, tbody', 'rowgroup'],
  ['tr', 'row'],
  ['td', 'cell'],
  ['th[scope="col"]', 'columnheader'],
  ['th:not([scope="col"])', 'rowheader'],
];

/**
 * Says again what the tags of a table say: a phone shows it as a grid or as blocks, and some browsers then
 * forget that it is a table. By script, because in the server's HTML the same roles are an error (and 2,000 more words).
 */
export function restoreRoles(table: HTMLTableElement): void {
  table.setAttribute('role', 'table');
  for (const [selector, role] of roles) {
    for (const part of table.querySelectorAll(selector)) part.setAttribute('role', role);
  }
}
