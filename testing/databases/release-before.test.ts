/** The release before works on the tables of this one: during an update both use one database, and after a rollback. */
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import type { Tables } from '../../lib/store/schema/schema.ts';
import { readStatements } from './release-statements.ts';
import { dialects, type TemporaryDatabase, temporaryDatabase } from './temporary-database.ts';

const { commit, statements } = readStatements();

describe.each(dialects)('%s', (dialect) => {
  let database: TemporaryDatabase;
  let db: Kysely<Tables>;

  beforeAll(async () => {
    database = await temporaryDatabase(dialect);
    ({ db } = await openStoreAt(database.location));
  });
  afterAll(async () => {
    await db.destroy();
    await database.remove();
  });

  /** @returns what the database says against the statement; each runs on empty tables and is rolled back. */
  async function problemOf(text: string, values: readonly unknown[]): Promise<string | null> {
    const own = dialect === 'sqlite' ? text.replaceAll('$', '?') : text;
    const undo = new Error('Rolled back');
    try {
      await db.transaction().execute(async (transaction) => {
        await transaction.executeQuery(CompiledQuery.raw(own, [...values]));
        throw undo;
      });
    } catch (error) {
      return error === undo ? null : `${text}: ${error}`;
    }
    return null;
  }

  test('every statement of the release before runs on the tables of this release', async () => {
    expect(statements.length).toBeGreaterThan(200);
    const problems: string[] = [];
    for (const { sql: text, values, on } of statements) {
      const problem = on.includes(dialect) ? await problemOf(text, values) : null;
      if (problem) problems.push(`the release of ${commit}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });

  test('a missing column, and one that an insert must now name, are found', async () => {
    const insert = 'insert into stopped_number';
    const whole = `${insert} (mobile_key, until, stopped_at) values ($1, $2, $3)`;
    expect(await problemOf(whole, ['1', '2', '3'])).toBeNull();
    const partial = `${insert} (mobile_key, until) values ($1, $2)`;
    expect(await problemOf(partial, ['1', '2'])).toMatch(/stopped_at/);
    expect(await problemOf('select "gone" from "stopped_number"', [])).toMatch(/gone/);
    expect(await sql`select * from stopped_number`.execute(db)).toMatchObject({ rows: [] });
  });
});
