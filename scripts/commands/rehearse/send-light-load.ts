/** Install, step "Check": starts the light load and waits until the first call is delivered. */
import { setTimeout as wait } from 'node:timers/promises';
import { documentedCommands } from './documented-commands.ts';
import type { LiveSite } from './install.ts';
import { type LightLoad, startLightLoad } from './light-load.ts';
import type { Rehearsal } from './rehearsal.ts';

export async function sendLightLoad(
  { run, onEnd }: Rehearsal,
  { url }: LiveSite,
): Promise<LightLoad> {
  const load = startLightLoad(url);
  onEnd(load.pause);
  load.resume();
  await wait(10_000);
  if (!/delivered/.test(await run(documentedCommands.listLeads)))
    throw new Error('No call was delivered.');
  return load;
}
