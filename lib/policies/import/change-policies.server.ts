/**
 * What a list changes of policies that are in force: rows, contacts, and which version of a document is the newest. By
 * the hundred in one statement each: all of it is one transaction, and on SQLite nobody else writes meanwhile.
 */
import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { todayInIndia } from '../../dates/iso-date.ts';
import type { Tables } from '../../store/schema.ts';

type PolicyColumns = {
  details_sealed: string;
  details_digest: string;
  contacts_digest: string;
  ends_on: string;
  loaded_on: string;
};

export type PolicyChange = {
  id: string;
  row: PolicyColumns;
  /** Keyed hashes; null where they stay. */
  contacts: readonly string[] | null;
  documents: readonly { id: string; titleKey: string }[];
};

const atOnce = 200;

export async function changePolicies(
  db: Kysely<Tables>,
  changes: readonly PolicyChange[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < changes.length; start += atOnce) {
    const some = changes.slice(start, start + atOnce);
    await changeRows(db, some);
    await changeContacts(db, some);
    await supersede(db, some, now);
  }
}

async function changeRows(db: Kysely<Tables>, changes: readonly PolicyChange[]): Promise<void> {
  const rows = changes.map(({ id, row }) => [
    id,
    row.details_sealed,
    row.details_digest,
    row.contacts_digest,
    row.ends_on,
    row.loaded_on,
  ]);
  await sql`update policy set details_sealed = said.column2, details_digest = said.column3,
    contacts_digest = said.column4, ends_on = said.column5, loaded_on = said.column6
    from (${valuesOf(rows)}) as said where policy.id = said.column1`.execute(db);
}

async function changeContacts(db: Kysely<Tables>, changes: readonly PolicyChange[]): Promise<void> {
  const changed = changes.filter(({ contacts }) => contacts !== null);
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  await db.deleteFrom('policy_contact').where('policy_id', 'in', ids).execute();
  const rows = changed.flatMap(({ id, contacts }) =>
    (contacts ?? []).map((key) => ({ policy_id: id, contact_key: key })),
  );
  if (rows.length > 0) await db.insertInto('policy_contact').values(rows).execute();
}

async function supersede(
  db: Kysely<Tables>,
  changes: readonly PolicyChange[],
  now: Date,
): Promise<void> {
  const renewed = changes.filter(({ documents }) => documents.length > 0);
  const newest = renewed.flatMap(({ documents }) => documents);
  if (newest.length === 0) return;
  const ids = renewed.map(({ id }) => id);
  const titles = newest.map(({ titleKey }) => titleKey);
  await db
    .updateTable('policy_document')
    .set({ superseded_on: todayInIndia(now) })
    .where('policy_id', 'in', ids)
    .where('title_key', 'in', titles)
    .where(
      'id',
      'not in',
      newest.map((document) => document.id),
    )
    .where('superseded_on', 'is', null)
    .execute();
}

/** Both databases call the columns of such a list column1, column2 and so on. */
function valuesOf(rows: readonly (readonly string[])[]): RawBuilder<unknown> {
  return sql`values ${sql.join(rows.map((cells) => sql`(${sql.join([...cells])})`))}`;
}
