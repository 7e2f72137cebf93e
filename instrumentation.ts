/**
 * Start-up, once per process: checks the environment, opens the store, starts the sweeper. Then the index of the
 * question search is built, so that no visitor waits for it: loaded before the port opens, built beside requests.
 */
import { startUpDeferred } from './lib/process/start-up-deferred';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startUp } = await import('./lib/start-up/start-up.server');
  try {
    await startUp();
    startUpDeferred().resolve();
  } catch (error) {
    startUpDeferred().reject(error);
    throw error;
  }
  await startAnswerIndex();
}

/** A site without its question search takes calls all the same. */
async function startAnswerIndex(): Promise<void> {
  const { optional } = await import('./lib/process/logging/optional.server');
  const load = () => import('./components/hindi/answer-index.server');
  const loaded = await optional('question index', load, null);
  if (loaded) void optional('question index', loaded.answerIndex, null);
}
