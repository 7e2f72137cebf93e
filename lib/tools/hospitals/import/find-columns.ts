/** Assigns columns to fields, in lists whose columns have any name and any order. */
import {
  assertColumns,
  type ColumnMap,
  type ColumnNames,
  describeNamedColumns,
  findNamedColumns,
  type NamedColumns,
} from '../../../imports/spreadsheets/named-columns.ts';
import { columnKey, columnNames, type ListField, multiColumnFields } from './column-names.ts';

/** Column indexes of a field, from 0; an address may have several. */
export type Columns = Readonly<Partial<Record<ListField, readonly number[]>>> & {
  /** The positions are centroids of PIN codes. */
  isPinPosition: boolean;
  /** The name column also holds the address. */
  isNameWithAddress: boolean;
};
export type FoundColumns = NamedColumns<ListField> & { columns: Columns };

const hospitalColumns: ColumnNames<ListField> = {
  names: columnNames,
  required: [['name']],
  keyOf: columnKey,
  severalColumns: multiColumnFields,
  mayHaveTwoRows: true,
};

/** @param map takes precedence over the header. */
export function findColumns(
  rows: readonly (readonly string[])[],
  map: ColumnMap = new Map(),
): FoundColumns {
  const found = findNamedColumns(hospitalColumns, rows, map);
  const { at, header } = found;
  const headerOf = (field: ListField) => header[at.get(field)?.[0] ?? -1] ?? '';
  const isNameWithAddress = /address/.test(columnKey(headerOf('name')));
  const ofPlace = ['city', 'district', 'pin', 'address', 'latitude', 'position'] as const;
  if (!isNameWithAddress) assertColumns(found, [ofPlace]);
  const isPinPosition = /pin/i.test(headerOf('latitude'));
  return { ...found, columns: { ...Object.fromEntries(at), isPinPosition, isNameWithAddress } };
}

export function describeListColumns(found: FoundColumns): string {
  const { isNameWithAddress } = found.columns;
  return describeNamedColumns(found, {
    labelOf: (field) => (field === 'name' && isNameWithAddress ? 'name and address' : field),
  });
}
