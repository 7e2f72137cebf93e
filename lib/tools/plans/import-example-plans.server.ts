/** Loads three example plans for the demonstration, in an insurer's file format. The import refuses them elsewhere. */
import 'server-only';
import { join } from 'node:path';
import type { Environment } from '../../config/parse-environment.ts';
import type { Store } from '../../store/schema/schema.ts';
import { importPlans } from './import/import-plans.server.ts';

/** @returns whether they are loaded now. */
export async function importExamplePlans(store: Store, env: Environment): Promise<boolean> {
  if (env.siteEnv !== 'demonstration') return false;
  const file = join(process.cwd(), 'lib/tools/plans/example-plans.json');
  await importPlans(
    store,
    env,
    { file, map: new Map(), isDryRun: false },
    { onProgress: () => undefined },
  );
  return true;
}
