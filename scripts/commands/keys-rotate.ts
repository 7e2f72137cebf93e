/**
 * Re-encrypts everything with the current key, so that the previous one can be removed. The site keeps
 * running: docs/operating.md has the order.
 */
import { assertHashKey } from '../../lib/store/assert-keys.server.ts';
import { rotateKeys } from '../../lib/store/rotate-keys.server.ts';
import { parseOptions } from '../command-line/command-options.ts';
import { printJson, printProgress } from '../command-line/command-output.ts';
import { withServices } from '../command-line/with-services.ts';

const usage = `Re-encrypts all stored values with DATA_ENCRYPTION_KEY. Values of the previous key stay readable meanwhile.
npm run keys:rotate -- [--json]
Before: keep KEYED_HASH_KEY (only where it is empty, set it to the DATA_ENCRYPTION_KEY of the first start). Restart one
instance after the other with the new key as DATA_ENCRYPTION_KEY_PREVIOUS, then again with both swapped. They keep
running during the command. If it is interrupted, run it again.`;

const completedNotice =
  'Nothing is left of the previous key. Remove DATA_ENCRYPTION_KEY_PREVIOUS; never remove KEYED_HASH_KEY.';
const unreadableNotice =
  'Keep every key. Set the one that encrypted them as DATA_ENCRYPTION_KEY_PREVIOUS and run it again.';

const values = parseOptions(usage, { json: { type: 'boolean', default: false } });
const { resealed, unreadable } = await withServices(async (services) => {
  // As the start does: with another hash key nobody would be found in the values that are sealed again.
  await assertHashKey(services.store.db, services.encryption);
  return rotateKeys(services, (count) => {
    if (!values.json) printProgress(`  ${count} re-encrypted`);
  });
});
if (values.json) printJson({ resealed, unreadable });
else {
  console.log(`${resealed} values re-encrypted, ${unreadable} unreadable with either key.`);
  console.log(unreadable > 0 ? unreadableNotice : completedNotice);
}
// While a value is unreadable the previous key must stay: the value may need a key before it.
if (unreadable > 0) process.exitCode = 1;
