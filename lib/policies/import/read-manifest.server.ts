/** Reads a desk's list as policies with documents: equal rows are one policy, contradicting ones stop the import. */
import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { ImportError } from '../../imports/spreadsheets/import-error.ts';
import { describeNamedColumns } from '../../imports/spreadsheets/named-columns.ts';
import { readOnlySheet } from '../../imports/spreadsheets/read-sheets.server.ts';
import { type PolicyContacts, type PolicyDetails, policyIdentity } from '../policy-types.ts';
import { findManifestColumns } from './manifest-columns.ts';
import { type ManifestDocument, readManifestRow } from './read-manifest-row.ts';

export type ManifestPolicy = {
  /** Number of the policy's first row in the spreadsheet. */
  row: number;
  details: PolicyDetails;
  contacts: PolicyContacts;
  documents: (ManifestDocument & { row: number })[];
};
export type RowError = { row: number; reason: string };
export type Manifest = {
  policies: ManifestPolicy[];
  skippedRows: RowError[];
  errors: RowError[];
};
export type ManifestOptions = {
  file: string;
  map: ReadonlyMap<string, string>;
  insurer: string | null;
};

/** @param onProgress called with the columns that are read. */
export async function readManifest(
  { file, map, insurer }: ManifestOptions,
  onProgress: (text: string) => void,
): Promise<Manifest> {
  const { rows, rowNumbers } = await readOnlySheet(file);
  const columns = findManifestColumns(rows, map);
  onProgress(describeNamedColumns(columns));
  const policies = new Map<string, ManifestPolicy>();
  const skippedRows: RowError[] = [];
  const errors: RowError[] = [];
  for (const [index, cells] of rows.entries()) {
    if (index <= columns.headerRow) continue;
    const row = rowNumbers[index] ?? index + 1;
    const read = readManifestRow(cells, columns, insurer);
    if (read.kind === 'skipped') {
      skippedRows.push({ row, reason: read.reason });
      continue;
    }
    const { details, contacts, document } = read;
    const key = policyIdentity(details);
    const before = policies.get(key);
    const listed = before ?? { row, details, contacts, documents: [] };
    policies.set(key, listed);
    const isSame =
      isDeepStrictEqual(listed.details, details) && isDeepStrictEqual(listed.contacts, contacts);
    if (!isSame) {
      errors.push({ row, reason: `the same policy as row ${listed.row}, but it says otherwise` });
    } else if (document && isDuplicate(listed, document)) {
      errors.push({
        row,
        reason: 'a second document of this kind and title for the same policy',
      });
    } else if (document) listed.documents.push({ ...document, row });
  }
  if (policies.size === 0)
    throw new ImportError(
      `Not one row can be read: ${skippedRows[0]?.reason ?? 'the list is empty'}.`,
    );
  return { policies: [...policies.values()], skippedRows, errors };
}

function isDuplicate({ documents }: ManifestPolicy, { kind, title }: ManifestDocument): boolean {
  return documents.some((one) => one.kind === kind && one.title === title);
}
