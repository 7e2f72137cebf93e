import { randomBytes } from 'node:crypto';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import { assertKeys } from './assert-keys.server.ts';
import { fieldEncryption } from './field-encryption.server.ts';

const key = () => randomBytes(32).toString('base64');
const [data, hash] = [key(), key()];
const own = fieldEncryption({ dataEncryptionKey: data, keyedHashKey: hash });

onBothDatabases(['form_draft', 'key_check'], (database) => {
  const keepSealed = (ids: string[]) =>
    database.store.db
      .insertInto('form_draft')
      .values(ids.map((id) => ({ id, sealed: own.seal(id, id), erase_at: '2999-01-01' })))
      .execute();
  const check = (keys: Parameters<typeof fieldEncryption>[0]) =>
    assertKeys(database.store.db, fieldEncryption(keys));

  test('a database accepts its own keys from any number of instances', async () => {
    const asked = [0, 1, 2].map(() => check({ dataEncryptionKey: data, keyedHashKey: hash }));
    await Promise.all(asked);
    await keepSealed(['a']);
    await check({ dataEncryptionKey: data, keyedHashKey: hash });
    expect(await database.store.db.selectFrom('key_check').selectAll().execute()).toHaveLength(1);
  });

  test('another hash key is refused even where nothing is sealed yet', async () => {
    await assertKeys(database.store.db, own);
    await expect(check({ dataEncryptionKey: data, keyedHashKey: key() })).rejects.toMatchObject({
      name: 'KeyMismatchError',
      code: 'KEYED_HASH_KEY',
    });
    await expect(check({ dataEncryptionKey: key() })).rejects.toThrow('KEYED_HASH_KEY');
  });

  test('another sealing key is refused before a hash is stored, a new one beside the previous is not', async () => {
    await keepSealed(['a']);
    await expect(check({ dataEncryptionKey: key(), keyedHashKey: hash })).rejects.toMatchObject({
      code: 'DATA_ENCRYPTION_KEY',
    });
    expect(await database.store.db.selectFrom('key_check').selectAll().execute()).toEqual([]);
    const next = { dataEncryptionKey: key(), previousDataEncryptionKey: data, keyedHashKey: hash };
    await check(next);
  });

  test('one corrupt row stops nothing', async () => {
    await keepSealed(['a', 'b']);
    const spoilt = { sealed: `${own.currentKeyPrefix}AAAA` };
    await database.store.db.updateTable('form_draft').set(spoilt).where('id', '=', 'a').execute();
    await expect(assertKeys(database.store.db, own)).resolves.toBeUndefined();
  });
});
