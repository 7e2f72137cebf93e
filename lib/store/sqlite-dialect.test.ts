import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { openStoreAt, sqliteFile } from './open-store.server.ts';

test('the file is its owner’s alone, and a committed row survives a power cut', async () => {
  const { location, remove } = await temporaryDatabase('sqlite');
  const { db } = await openStoreAt(location);
  const file = sqliteFile(location.dataDir);
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([modeOf(dirname(file)), modeOf(file), modeOf(`${file}-wal`)]).toEqual([
    ...['700', '600', '600'],
  ]);
  // In a transaction: reads outside one have a connection of their own.
  const settings = await db
    .transaction()
    .execute((transaction) =>
      sql`select * from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys`.execute(
        transaction,
      ),
    );
  // 2 is FULL: the log is on disk before the commit returns.
  expect(settings.rows).toEqual([{ journal_mode: 'wal', synchronous: 2, foreign_keys: 1 }]);
  await db.destroy();
  await remove();
});
