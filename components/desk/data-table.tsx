/** A table of records: its cells are shown as they are, because people typed them. */
import { Fragment, type ReactNode } from 'react';
import { Table } from '@/components/ui/table';

type DataTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
};

export function DataTable({ rows, ...table }: DataTableProps) {
  const shown = rows.map((cells) =>
    cells.map((cell, place) => <Fragment key={table.columns[place]}>{cell}</Fragment>),
  );
  return <Table {...table} rows={shown} />;
}
