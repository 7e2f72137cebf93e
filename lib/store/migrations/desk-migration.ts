/** The tables of lib/desk in the initial migration (columns: desk-schema.ts). */
import { type Kysely, SqliteAdapter, sql } from 'kysely';

export async function createDeskTables(db: Kysely<unknown>): Promise<void> {
  await createDeskEvents(db);
  await db.schema
    .createTable('desk_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('value_key', 'text', (column) => column.notNull().unique())
    .addColumn('worker_sealed', 'text', (column) => column.notNull())
    .addColumn('client_class', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .execute();
  // What became of a call.
  await db.schema
    .createTable('call_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('note_sealed', 'text')
    .execute();
  await db.schema
    .createIndex('call_note_reference')
    .on('call_note')
    .columns(['reference', 'at'])
    .execute();
  // The sweeper looks for notes to erase every minute; erased ones are never deleted.
  await db.schema
    .createIndex('call_note_unerased')
    .on('call_note')
    .columns(['reference'])
    .where(sql.ref('note_sealed'), 'is not', null)
    .execute();
  // Files that a manager uploads, until they are in force; and the version before the last load, for its undo.
  await db.schema
    .createTable('list_upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('touched_at', 'text', (column) => column.notNull())
    .addColumn('erase_at', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('content_sealed', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('earlier_version')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('load_id', 'text', (column) => column.notNull())
    .addColumn('loaded_version', 'text', (column) => column.notNull())
    .addColumn('version_id', 'text')
    .addColumn('in_force_row', 'text')
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('loaded_at', 'text', (column) => column.notNull())
    .addColumn('keep_until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('earlier_version_key', ['subject', 'name'])
    .execute();
  // Mails to the desk that go out once each, such as the end of the licence.
  await db.schema
    .createTable('desk_notice')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute();
}

async function createDeskEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('worker_key', 'text', (column) => column.notNull())
    .addColumn('subject_key', 'text')
    .addColumn('event_sealed', 'text', (column) => column.notNull())
    .addColumn('erase_at', 'text', (column) => column.notNull())
    .execute();
  for (const columns of [['at'], ['worker_key', 'at'], ['subject_key', 'at'], ['erase_at']]) {
    await db.schema
      .createIndex(`desk_event_${columns[0]}`)
      .on('desk_event')
      .columns(columns)
      .execute();
  }
  if (isSqlite(db)) await protectOnSqlite(db);
  else await protectOnPostgres(db);
}

/**
 * Rule: a row never changes, except that a rotation seals it again with another key; it is deleted only after its
 * `erase_at`, on the database's own clock. So no page and no command can hide what was done, and the sweeper needs no
 * permission that another statement could borrow.
 */
const unchanged = ['id', 'at', 'action', 'worker_key', 'erase_at'];
/** "v2.", eight characters that name the key, ".": see field-encryption.server.ts. */
const keyNameLength = 12;
const refusal = 'desk_event is append-only';

async function protectOnSqlite(db: Kysely<unknown>): Promise<void> {
  const changed = unchanged.map((column) => `new.${column} is not old.${column}`).join(' or ');
  await sql
    .raw(
      `create trigger desk_event_no_update before update on desk_event
       when ${changed} or new.subject_key is not old.subject_key
         or substr(new.event_sealed, 1, ${keyNameLength}) = substr(old.event_sealed, 1, ${keyNameLength})
       begin select raise(abort, '${refusal}'); end`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger desk_event_no_delete before delete on desk_event
       when old.erase_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
       begin select raise(abort, '${refusal}'); end`,
    )
    .execute(db);
  // "insert or replace" deletes without the trigger above.
  await sql
    .raw(
      `create trigger desk_event_no_replace before insert on desk_event
       when exists (select 1 from desk_event where id = new.id)
       begin select raise(abort, '${refusal}'); end`,
    )
    .execute(db);
}

async function protectOnPostgres(db: Kysely<unknown>): Promise<void> {
  const row = (name: string) =>
    `(${[...unchanged, 'subject_key'].map((column) => `${name}.${column}`).join(', ')})`;
  await sql
    .raw(
      `create function refuse_desk_event_change() returns trigger language plpgsql as $$
       begin raise exception '${refusal}'; end $$`,
    )
    .execute(db);
  for (const trigger of [
    `desk_event_no_update before update on desk_event for each row
     when (${row('new')} is distinct from ${row('old')}
       or left(new.event_sealed, ${keyNameLength}) = left(old.event_sealed, ${keyNameLength}))`,
    `desk_event_no_delete before delete on desk_event for each row
     when (old.erase_at > to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
    'desk_event_no_truncate before truncate on desk_event for each statement',
  ]) {
    await sql
      .raw(`create trigger ${trigger} execute function refuse_desk_event_change()`)
      .execute(db);
  }
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
