/** Insurers' names for the columns of their lists. */
import patterns from './column-names.json' with { type: 'json' };

export type ListField = keyof typeof patterns;

/** Patterns that the `columnKey` of a header matches; the more specific ones first. */
export const columnNames = Object.fromEntries(
  Object.entries(patterns).map(([field, of]) => [field, of.map((one) => new RegExp(one))]),
) as unknown as Readonly<Record<ListField, readonly RegExp[]>>;

/** Fields that may have several columns, all of which are read. */
export const multiColumnFields: ReadonlySet<ListField> = new Set([
  'address',
  'phone',
  'specialities',
]);

/** Words that databases abbreviate. */
const abbreviations: Readonly<Record<string, string>> = {
  hosp: 'hospital',
  nm: 'name',
  addr: 'address',
  dist: 'district',
  st: 'state',
  cd: 'code',
  prov: 'provider',
  spl: 'speciality',
};

/** A header reduced to lower-case letters of any script and digits. */
export function columnKey(cell: string): string {
  return (
    cell
      .normalize('NFD')
      // The nukta, which some keyboards leave out.
      .replace(/\u093c/g, '')
      .normalize('NFC')
      .replace(/&/g, ' and ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      // "City / शहर"
      .replace(/\p{Script=Devanagari}+/gu, /[a-z]/i.test(cell) ? ' ' : '$&')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean)
      .map((word, _, { length }) =>
        // "St." alone may be the status.
        Object.hasOwn(abbreviations, word) && (word !== 'st' || length > 1)
          ? abbreviations[word]
          : word,
      )
      .join('')
  );
}
