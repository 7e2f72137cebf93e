/**
 * With another key, an import would load every policy a second time, and an erasure by contact would find none. So both
 * commands check the key first.
 */
import 'server-only';
import { ImportError } from '../imports/spreadsheets/import-error.ts';
import type { Services } from '../store/services.server.ts';
import { policyKeyOf } from './policy-keys.server.ts';
import { openDetails } from './read-policies.server.ts';

/** @throws ImportError if the loaded policies belong to other keys than those configured. */
export async function assertPolicyKey(services: Services): Promise<void> {
  const row = await services.store.db
    .selectFrom('policy')
    .selectAll()
    .orderBy('loaded_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return;
  let policyKey: string | null = null;
  try {
    policyKey = policyKeyOf(services, openDetails(services, row));
  } catch {
    // Sealed with a key that is not configured here.
  }
  if (policyKey !== row.policy_key)
    throw new ImportError(
      'The policies that are loaded do not open: DATA_ENCRYPTION_KEY or KEYED_HASH_KEY is another one than theirs.',
    );
}
