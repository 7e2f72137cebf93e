'use client';
/** A table that a phone shows row by row, each cell under its column's name; its roles outlive that. */
import { type ReactNode, useEffect, useRef } from 'react';
import { restoreRoles } from './restore-roles';

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
