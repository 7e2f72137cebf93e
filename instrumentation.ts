/** Start-up, once per server: check the environment, open the store, start the outbox sweeper. */
import { startedUp } from './lib/config/started-up';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startUp } = await import('./lib/start-up/start-up.server');
  await startUp().then(startedUp().resolve, (error) => {
    startedUp().reject(error);
    throw error;
  });
}
