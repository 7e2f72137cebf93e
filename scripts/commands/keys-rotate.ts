/** Re-encrypts everything with the current key, so that the previous one can be removed. The site keeps running. */
import { environment } from '../../lib/config/environment.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { rotateKeys } from '../../lib/store/rotate-keys.server.ts';
import { servicesFor } from '../../lib/store/services.server.ts';
import { parseOptions } from './command-options.ts';

const usage = `Re-encrypts all stored values with DATA_ENCRYPTION_KEY. Values of the previous key stay readable meanwhile.
npm run keys:rotate -- [--json]
Before: set KEYED_HASH_KEY (the first DATA_ENCRYPTION_KEY ever used), DATA_ENCRYPTION_KEY_PREVIOUS and the new
DATA_ENCRYPTION_KEY, and restart every instance of the site. If it is interrupted, run it again.`;

const completedNotice =
  'Nothing is left of the previous key. Remove DATA_ENCRYPTION_KEY_PREVIOUS; never remove KEYED_HASH_KEY.';
const unreadableNotice =
  'Keep every key. Set the one that encrypted them as DATA_ENCRYPTION_KEY_PREVIOUS and run it again.';

const values = parseOptions(usage, { json: { type: 'boolean', default: false } });
const env = environment();
const store = await openStoreAt(env);
try {
  const done = await rotateKeys(servicesFor(store, env), (count) => {
    if (!values.json) console.error(`  ${count} re-encrypted`);
  });
  if (values.json) console.log(JSON.stringify(done));
  else
    console.log(
      `${done.resealed} values re-encrypted, ${done.unreadable} unreadable with either key.`,
    );
  if (!values.json) console.log(done.unreadable > 0 ? unreadableNotice : completedNotice);
  // While a value is unreadable the previous key must stay: the value may need a key before it.
  if (done.unreadable > 0) process.exitCode = 1;
} finally {
  await store.db.destroy();
}
