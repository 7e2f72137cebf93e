/** Update, and Roll back, which is an update to the folder of the last release. */
import { backUp } from './back-up.ts';
import { documentedCommands } from './documented-commands.ts';
import type { LiveSite } from './install.ts';
import type { Rehearsal } from './rehearsal.ts';
import { createRelease, linkRelease } from './releases.ts';

export function update(rehearsal: Rehearsal, site: LiveSite): Promise<void> {
  const release = createRelease(rehearsal, 'second', site.environmentFile());
  return changeRelease(rehearsal, site, { release, word: 'second' });
}

export function rollBack(rehearsal: Rehearsal, site: LiveSite): Promise<void> {
  return changeRelease(rehearsal, site, { release: site.release, word: 'first-again' });
}

async function changeRelease(
  rehearsal: Rehearsal,
  site: LiveSite,
  { release, word }: { release: string; word: string },
): Promise<void> {
  const { instances, webServer } = site;
  await backUp(rehearsal, site);
  await webServer.copyStatic();
  await instances.restartOneByOne(() => linkRelease(rehearsal, release));
  await webServer.reload(documentedCommands.reloadForRelease, word);
}
