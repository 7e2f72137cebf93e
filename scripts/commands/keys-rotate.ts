/** Seals everything stored with the key in force, so that the previous one can go. The site keeps running. */
import { environment } from '../../lib/config/environment.server.ts';
import { outboxFor } from '../../lib/outbox/outbox.server.ts';
import { rotateKeys } from '../../lib/policies/rotate-keys.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { parseOptions } from './list-options.ts';

const usage = `Seals everything stored with DATA_ENCRYPTION_KEY. What the previous key sealed opens meanwhile.
npm run keys:rotate -- [--json]
Before: KEYED_HASH_KEY (the first DATA_ENCRYPTION_KEY there was), DATA_ENCRYPTION_KEY_PREVIOUS and the new
DATA_ENCRYPTION_KEY are set, and every instance of the site was started again with them. Stopped half way, run it again.`;

const completedNotice =
  'Nothing is left that the previous key sealed. DATA_ENCRYPTION_KEY_PREVIOUS can go; KEYED_HASH_KEY stays for good.';
const unreadableNotice =
  'Keep every key you have. Set the one they were sealed with as DATA_ENCRYPTION_KEY_PREVIOUS and run it again.';

const values = parseOptions(usage, { json: { type: 'boolean', default: false } });
const env = environment();
const store = await openStoreAt(env);
try {
  const done = await rotateKeys(outboxFor(store, env), (count) => {
    if (!values.json) console.error(`  ${count} sealed again`);
  });
  if (values.json) console.log(JSON.stringify(done));
  else console.log(`${done.resealed} values sealed again, ${done.unreadable} that no key opens.`);
  if (!values.json) console.log(done.unreadable > 0 ? unreadableNotice : completedNotice);
  // With one that no key opens the previous key must not go yet: it may be of a key before it.
  if (done.unreadable > 0) process.exitCode = 1;
} finally {
  await store.db.destroy();
}
