import { randomBytes } from 'node:crypto';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import { fieldEncryption } from './field-encryption.server.ts';
import { rotateKeys, sealedColumns } from './rotate-keys.server.ts';

const key = () => randomBytes(32).toString('base64');
const [first, second] = [key(), key()];
const old = fieldEncryption({ dataEncryptionKey: first });
const both = fieldEncryption({
  dataEncryptionKey: second,
  previousDataEncryptionKey: first,
  keyedHashKey: first,
});
const alone = fieldEncryption({ dataEncryptionKey: second, keyedHashKey: first });

onBothDatabases(['form_draft', 'request_file'], (database) => {
  test('after a rotation the new key alone opens everything, and an interrupted run is continued', async () => {
    const { db } = database.store;
    const services = { ...database.services(), encryption: both };
    const ids = Array.from({ length: 250 }, (_, at) => `draft-${String(at).padStart(3, '0')}`);
    await db
      .insertInto('form_draft')
      .values(ids.map((id) => ({ id, sealed: old.seal(id, id), erase_at: '2999-01-01' })))
      .execute();
    const file = {
      request_id: 'request-1',
      sealed: old.seal(Buffer.from([0, 255, 128]), 'request-1'),
    };
    await db.insertInto('request_file').values(file).execute();
    const stop = (done: number) => {
      if (done > 1) throw new Error('killed');
    };
    await expect(rotateKeys(services, stop)).rejects.toThrow('killed');
    const { resealed, unreadable } = await rotateKeys(services, () => undefined);
    expect(resealed).toBe(150);
    expect(unreadable).toBe(0);
    const drafts = await db.selectFrom('form_draft').selectAll().execute();
    for (const { id, sealed } of drafts) expect(alone.openOrThrow(sealed, id)).toBe(id);
    const { sealed } = await db.selectFrom('request_file').selectAll().executeTakeFirstOrThrow();
    expect([...alone.openBytesOrThrow(sealed, 'request-1')]).toEqual([0, 255, 128]);
    expect(await rotateKeys(services, () => undefined)).toEqual({ resealed: 0, unreadable: 0 });
  });

  test('attack: a wrong previous key leaves unreadable values unchanged, and reports them', async () => {
    const { db } = database.store;
    const sealed = old.seal('words', 'draft-1');
    await db
      .insertInto('form_draft')
      .values({ id: 'draft-1', sealed, erase_at: '2999-01-01' })
      .execute();
    expect(
      await rotateKeys({ ...database.services(), encryption: alone }, () => undefined),
    ).toEqual({
      resealed: 0,
      unreadable: 1,
    });
    expect((await db.selectFrom('form_draft').selectAll().executeTakeFirst())?.sealed).toBe(sealed);
  });

  test('every column of sealed text is rotated', async () => {
    const columns = (await database.store.db.introspection.getTables()).flatMap(
      ({ name, columns }) =>
        columns
          .filter((column) => /sealed$/.test(column.name))
          .map((column) => ({ table: name, column: column.name })),
    );
    expect(columns.length).toBeGreaterThan(8);
    const left = columns.filter(
      ({ table, column }) =>
        !sealedColumns.some((listed) => listed.table === table && listed.column === column),
    );
    expect(sealedColumns.filter(({ column }) => !/sealed$/.test(column))).toEqual([]);
    // Sealed with the document's own key, which is rotated instead.
    expect(left).toEqual([{ table: 'policy_document_chunk', column: 'sealed' }]);
  });
});
