/** Start-up, once per process: checks the environment, opens the store, starts the sweeper. */
import { startUpDeferred } from './lib/process/start-up-deferred';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startUp } = await import('./lib/start-up/start-up.server');
  await startUp().then(startUpDeferred().resolve, (error) => {
    startUpDeferred().reject(error);
    throw error;
  });
}
