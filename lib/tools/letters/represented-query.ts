/** "Who is this for?" in a URL: `behalf=father&as=nominee`. Without it, or with a word that is none of ours: for oneself. */

import { firstValue, type QueryParams } from '../../browser/url-state/search-params.ts';
import {
  type Represented,
  representedField,
  representedRoleField,
  representedRoleRows,
  representedRows,
} from '../../content/represented-people.ts';

/** Null: for oneself. */
export function parseRepresented(params: QueryParams): Represented | null {
  const person = firstValue(params, representedField);
  const row = representedRows.find(({ value }) => value === person);
  if (!row) return null;
  const typedRole = firstValue(params, representedRoleField);
  const role = representedRoleRows.find(({ value }) => value === typedRole)?.value ?? 'insured';
  return { person: row.value, role };
}

export function representedEntries(
  represented: Represented | null | undefined,
): [string, string][] {
  if (!represented) return [];
  const { person, role } = represented;
  return [
    [representedField, person],
    ...(role === 'insured' ? [] : [[representedRoleField, role] as [string, string]]),
  ];
}
