/** What operations desks call the columns of their lists, and which column of a list holds what. */
import { ImportProblem } from '../../imports/import-problem.ts';

/** Letters and digits of the header, in small letters; the better names first. */
const names = {
  insurer: [/^(insurers?|insurance(company|co)?|company|insco)(name)?$/],
  number: [/^(policy|certificate|coi)(no|number|num)$/, /^policy$/],
  product: [/^(policy)?(product|plan|scheme)(name|type)?$/, /^policyname$/],
  kind: [/^(lob|lineofbusiness|class|category|department|policytype|kind)$/],
  holder: [
    /^(insured|customer|client|policyholder|lifeassured|member|insuredperson|primaryinsured)s?(name)?$/,
    /^name$/,
  ],
  proposer: [/^proposers?(name)?$/],
  secondHolder: [/^(second|joint|2nd|other)(policy)?(holder|insured)s?(name)?$/],
  mobile: [
    /^(insured|customer|client|proposer|registered|holder|policyholder)?s?(mobile|mob|phone|contact|cell|whatsapp)(no|number|num)?1?$/,
  ],
  secondMobile: [
    /^(second|joint|2nd|alternate|other)(holder)?(mobile|mob|phone|contact)(no|number)?$/,
    /^(mobile|mob|phone|contact)(no|number)?2$/,
  ],
  email: [
    /^(insured|customer|client|proposer|registered|holder|policyholder)?s?e?mail(id|address)?$/,
  ],
  covered: [
    /^(vehicle)?(vehicle|registration|regn|reg)(no|number)$/,
    /^(members|memberscovered|insuredmembers|coveredmembers|vehicle|covered)$/,
  ],
  sumInsured: [/^(total)?(sum(insured|assured)|idv|si|coveramount|insureddeclaredvalue)(rs|inr)?$/],
  from: [
    /^(risk|policy|cover|coverage|insurance|period|valid)?(start|inception|commencement|from|effective)(date|from)?$/,
  ],
  to: [
    /^(risk|policy|cover|coverage|insurance|period|valid)?(end|expiry|expires|expiration|to|till|upto|until|maturity|renewal)(date|on)?$/,
    /^(policy)?(renewaldue|due)(date|on)?$/,
  ],
  premium: [
    /^(total|gross)?premium(incl|including|inclusive|with)(of)?(gst|tax|taxes)(rs|inr)?$/,
    /^(total|gross|final)?premium(paid|amount)?(rs|inr)?$/,
  ],
  file: [/^(document|file|pdf|doc|attachment)(file|name|filename|path)?$/],
  documentKind: [/^(document|doc)(type|kind)$/],
  documentTitle: [/^(document|doc)(title|description)$/],
} as const satisfies Record<string, readonly RegExp[]>;

export type ManifestField = keyof typeof names;
const fields = Object.keys(names) as ManifestField[];
const needed: readonly ManifestField[] = ['number', 'holder', 'from', 'to'];
/** Titles and dates that a desk writes above its list. */
const maxRowsAbove = 30;

export type ManifestColumns = {
  headerRow: number;
  at: ReadonlyMap<ManifestField, number>;
};

/** @param map field to column name: overrules what the header says. */
export function findManifestColumns(
  rows: readonly (readonly string[])[],
  map: ReadonlyMap<string, string>,
): ManifestColumns {
  for (const field of map.keys()) {
    if (!fields.some((one) => one === field))
      throw new ImportProblem(`--map knows no "${field}": it takes ${fields.join(', ')}.`);
  }
  const read = rows.slice(0, maxRowsAbove).map((cells, headerRow) => ({
    headerRow,
    at: columnsIn(cells, map),
  }));
  const best = read.reduce((one, other) => (other.at.size > one.at.size ? other : one));
  const header = rows[best.headerRow]?.filter(Boolean).join(', ').slice(0, 500);
  for (const [field, column] of map) {
    if (!best.at.has(field as ManifestField))
      throw new ImportProblem(`--map ${field}=${column}: there is no such column in: ${header}.`);
  }
  const missing = needed.filter((field) => !best.at.has(field));
  if (!best.at.has('mobile') && !best.at.has('email')) missing.push('mobile');
  if (missing.length > 0)
    throw new ImportProblem(
      `No column holds: ${missing.join(', ')}. Say which with --map field=COLUMN; there are: ${header}.`,
    );
  return best;
}

/** Which column was taken for what: a column that was missed is seen before its people miss their policies. */
export function toldColumns(
  { headerRow, at }: ManifestColumns,
  rows: readonly (readonly string[])[],
): string {
  const header = rows[headerRow] ?? [];
  const taken = new Set(at.values());
  const read = [...at].map(([field, index]) => `${field}=${header[index]}`);
  const left = header.filter((cell, index) => cell && !taken.has(index));
  return [
    `Columns read: ${read.join(', ')}`,
    ...(left.length > 0 ? [`Not read: ${left.join(', ')} (--map field=COLUMN reads one)`] : []),
  ].join('\n');
}

function columnsIn(cells: readonly string[], map: ReadonlyMap<string, string>) {
  const keys = cells.map(keyOf);
  const found = new Map<ManifestField, number>();
  const spelt = cells.map(spellingOf);
  for (const [field, column] of map) {
    const index = spelt.indexOf(spellingOf(column));
    if (index >= 0) found.set(field as ManifestField, index);
  }
  for (const field of fields) {
    if (map.has(field)) continue;
    const taken = new Set(found.values());
    for (const pattern of names[field]) {
      const index = keys.findIndex((key, at) => pattern.test(key) && !taken.has(at));
      if (index < 0) continue;
      found.set(field, index);
      break;
    }
  }
  return found;
}

/** For --map, which may name a column in any script: letters and digits alone, and "" is the name of none. */
function spellingOf(cell: string): string {
  const letters = cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return letters || cell.trim();
}

/** "Date of expiry" and "Expiry date" are one name. */
function keyOf(cell: string): string {
  const key = cell.toLowerCase().replace(/[^a-z0-9]/g, '');
  return key
    .replace(/^(name|date|period|number|no)of(the)?(\w+)$/, '$3$1')
    .replace(/of(the)?(policy|risk|cover)(?=date$|$)/, '');
}
