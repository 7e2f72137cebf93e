/** A desk's list as policies, each with its documents: what agrees is one policy, what does not stops the import. */
import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { ImportProblem } from '../../imports/import-problem.ts';
import { toldColumns } from '../../imports/named-columns.ts';
import { readTable } from '../../imports/read-table.server.ts';
import { type PolicyContacts, type PolicyDetails, plainNumber } from '../policy-details.ts';
import { findManifestColumns } from './manifest-columns.ts';
import { type ManifestDocument, readManifestRow } from './read-manifest-row.ts';

export type ListedPolicy = {
  /** Of the first row, as a spreadsheet counts them. */
  row: number;
  details: PolicyDetails;
  contacts: PolicyContacts;
  documents: (ManifestDocument & { row: number })[];
};
export type SetAside = { row: number; reason: string };
export type Manifest = {
  policies: ListedPolicy[];
  setAside: SetAside[];
  problems: SetAside[];
};
export type ManifestOptions = {
  file: string;
  map: ReadonlyMap<string, string>;
  insurer: string | null;
};

/** @param say told which columns are read. */
export async function readManifest(
  { file, map, insurer }: ManifestOptions,
  say: (text: string) => void,
): Promise<Manifest> {
  const { rows, rowNumbers } = await readTable(file);
  const columns = findManifestColumns(rows, map);
  say(toldColumns(columns, rows));
  const policies = new Map<string, ListedPolicy>();
  const setAside: SetAside[] = [];
  const problems: SetAside[] = [];
  for (const [index, cells] of rows.entries()) {
    if (index <= columns.headerRow) continue;
    const row = rowNumbers[index] ?? index + 1;
    const read = readManifestRow(cells, columns, insurer);
    if ('reason' in read) {
      setAside.push({ row, reason: read.reason });
      continue;
    }
    const { details, contacts, document } = read;
    const key = `${details.insurer.toLowerCase()}|${plainNumber(details.number)}`;
    const before = policies.get(key);
    const listed = before ?? { row, details, contacts, documents: [] };
    policies.set(key, listed);
    const isSame =
      isDeepStrictEqual(listed.details, details) && isDeepStrictEqual(listed.contacts, contacts);
    if (!isSame) {
      problems.push({ row, reason: `the same policy as row ${listed.row}, but it says otherwise` });
    } else if (document && isTwice(listed, document)) {
      problems.push({
        row,
        reason: 'a second document of this kind and title for the same policy',
      });
    } else if (document) listed.documents.push({ ...document, row });
  }
  if (policies.size === 0)
    throw new ImportProblem(
      `Not one row can be read: ${setAside[0]?.reason ?? 'the list is empty'}.`,
    );
  return { policies: [...policies.values()], setAside, problems };
}

function isTwice({ documents }: ListedPolicy, { kind, title }: ManifestDocument): boolean {
  return documents.some((one) => one.kind === kind && one.title === title);
}
