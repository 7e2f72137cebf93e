/** Reads an insurer's file as records, from CSV, XLSX or JSON. */
import 'server-only';
import { decodeText } from '../../../imports/spreadsheets/decode-text.ts';
import { ImportError, WrongOption } from '../../../imports/spreadsheets/import-error.ts';
import { importOption } from '../../../imports/spreadsheets/import-options.ts';
import {
  cellOf,
  describeNamedColumns,
  findNamedColumns,
} from '../../../imports/spreadsheets/named-columns.ts';
import { readListFile } from '../../../imports/spreadsheets/read-list-file.server.ts';
import { readOnlySheet } from '../../../imports/spreadsheets/read-sheets.server.ts';
import { jsonRecords } from './json-records.ts';
import { featureHeader, type PlanField, planColumnNames } from './plan-columns.ts';
import type { PlanRecord } from './plan-record.ts';

/**
 * @param map field to column name, for tables.
 * @param onProgress called with a description of the columns.
 * @throws ImportError
 */
export async function readRecords(
  file: string,
  map: ReadonlyMap<string, string>,
  onProgress: (text: string) => void,
): Promise<Iterable<PlanRecord>> {
  if (/\.json$/i.test(file)) {
    if (map.size > 0)
      throw new WrongOption(
        `${importOption('columns')} is for tables; a JSON file names its fields.`,
      );
    return jsonRecords(decodeText(readListFile(file)).text);
  }
  return tableRecords(await readOnlySheet(file), map, onProgress);
}

function tableRecords(
  { rows, rowNumbers }: Awaited<ReturnType<typeof readOnlySheet>>,
  map: ReadonlyMap<string, string>,
  onProgress: (text: string) => void,
): Iterable<PlanRecord> {
  const columns = findNamedColumns(planColumnNames, rows, map);
  const { headerRow, header } = columns;
  onProgress(
    describeNamedColumns(columns, { isReadElsewhere: (cell) => featureHeader.test(cell) }),
  );
  const features = header.flatMap((cell, index) => {
    const label = featureHeader.exec(cell)?.[1];
    return label ? [{ label, index }] : [];
  });
  const duplicate = features.find(({ label }, at) =>
    features.slice(0, at).some((before) => before.label === label),
  );
  if (duplicate) throw new ImportError(`Two columns are the feature “${duplicate.label}”.`);
  if (rows.length - 1 === headerRow)
    throw new ImportError('The file has no rows below its header.');
  const nameOf = (field: PlanField) => cellOf(columns, field, header) || field;
  return (function* () {
    for (const [index, cells] of rows.entries()) {
      if (index <= headerRow) continue;
      yield {
        place: `row ${rowNumbers[index] ?? index + 1}`,
        text: (field) => cellOf(columns, field, cells),
        nameOf,
        features: features.flatMap(({ label, index: place }) => {
          const value = cells[place]?.trim();
          return value ? [[label, value] as const] : [];
        }),
      } satisfies PlanRecord;
    }
  })();
}
