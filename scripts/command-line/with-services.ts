/** Opens the database of the environment for one command and closes it afterwards. */
import { environment } from '../../lib/config/environment.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { type Services, servicesFor } from '../../lib/store/services.server.ts';

export async function withServices<Result>(
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const env = environment();
  const store = await openStoreAt(env);
  try {
    return await work(servicesFor(store, env));
  } finally {
    await store.db.destroy();
  }
}
