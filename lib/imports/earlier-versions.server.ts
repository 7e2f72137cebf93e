/**
 * Records what a load of hospitals or plans replaced, so that a manager can undo the load: until the next load of the
 * same list, at most 30 days. Rule: it is written in the transaction that puts the new version in force.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayMs, timestampAfter } from '../dates/iso-date.ts';
import type { Store, Tables } from '../store/schema/schema.ts';

type Subject = Tables['earlier_version']['subject'];

/** `row`: the row in force before; null where there was none. `rowCount`: of its version. */
export type ReplacedVersion = {
  name: string;
  loadedVersion: string;
  before: { versionId: string; row: object; rowCount: number } | null;
};

const retentionMs = 30 * dayMs;

/** A load of plans replaces the record of the load before; a load of hospitals only that of the same list. */
export async function recordEarlierVersions(
  db: Kysely<Tables>,
  now: Date,
  subject: Subject,
  replaced: readonly ReplacedVersion[],
): Promise<void> {
  const names = replaced.map(({ name }) => name);
  let outdated = db.deleteFrom('earlier_version').where('subject', '=', subject);
  if (subject === 'hospitals') outdated = outdated.where('name', 'in', names);
  await outdated.execute();
  const load = {
    load_id: randomUUID(),
    loaded_at: now.toISOString(),
    keep_until: timestampAfter(now, retentionMs),
  };
  const rows = replaced.map(({ name, loadedVersion, before }) => ({
    subject,
    name,
    loaded_version: loadedVersion,
    version_id: before?.versionId ?? null,
    in_force_row: before && JSON.stringify(before.row),
    row_count: before?.rowCount ?? 0,
    ...load,
  }));
  if (rows.length > 0) await db.insertInto('earlier_version').values(rows).execute();
}

/** The versions that may be restored, as a subquery. */
export function versionsToKeep({ db, now }: Store, subject: Subject) {
  return db
    .selectFrom('earlier_version')
    .select('version_id')
    .where('subject', '=', subject)
    .where('keep_until', '>', now().toISOString())
    .where('version_id', 'is not', null)
    .$narrowType<{ version_id: string }>();
}

/** The records that are not too old to undo. */
export function readEarlierVersions(db: Kysely<Tables>, now: Date, subject: Subject) {
  return db
    .selectFrom('earlier_version')
    .selectAll()
    .where('subject', '=', subject)
    .where('keep_until', '>', now.toISOString())
    .orderBy('name')
    .execute();
}

export async function deleteEarlierVersion(
  db: Kysely<Tables>,
  subject: Subject,
  name: string,
): Promise<void> {
  await db
    .deleteFrom('earlier_version')
    .where('subject', '=', subject)
    .where('name', '=', name)
    .execute();
}
