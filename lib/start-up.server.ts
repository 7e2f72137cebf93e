/**
 * What happens before the first request. A bad environment stops the start with one message; a database
 * that cannot be opened does not: pages are served, call-backs answer 503, and the sweeper tries again.
 */
import 'server-only';
import { buildStamp } from './config/build-stamp.ts';
import { environment, stampOfBuild } from './config/env.server.ts';
import { EnvironmentError } from './config/environment.ts';
import { keys } from './config/keys.server.ts';
import { noteConnectingAddress } from './http/client-address.server.ts';
import { errorName } from './http/handle.server.ts';
import { logger } from './logging/logger.server.ts';
import { startSweeper } from './outbox/sweeper.server.ts';
import { openStore } from './store/open-store.server.ts';

export async function start(): Promise<void> {
  try {
    checkEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  noteConnectingAddress();
  try {
    keys(environment());
    await openStore();
  } catch (error) {
    logger().error({ problem: errorName(error) }, 'the database could not be opened');
  }
  const sweeper = startSweeper();
  process.once('SIGTERM', () => void sweeper.stop());
  process.once('SIGINT', () => void sweeper.stop());
}

function checkEnvironment(): void {
  const env = environment();
  if (env.siteEnv === 'production' && stampOfBuild !== buildStamp(env)) {
    throw new EnvironmentError(
      'The pages were built with other details (SITE_ENV, SITE_ORIGIN, MAIN_URL or BROKER_*) than this start names. Build again with these.',
    );
  }
}
