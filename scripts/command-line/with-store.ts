/** Opens the database of the environment for one command and closes it afterwards. */
import { environment } from '../../lib/config/environment.server.ts';
import type { Environment } from '../../lib/config/parse-environment.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import type { Store } from '../../lib/store/schema/schema.ts';

export async function withStore<Result>(
  work: (store: Store, env: Environment) => Promise<Result>,
): Promise<Result> {
  const env = environment();
  const store = await openStoreAt(env);
  try {
    return await work(store, env);
  } finally {
    await store.db.destroy();
  }
}
