/** Back up: by the documented script, into a folder of the rehearsal. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { documentedCommands } from './documented-commands.ts';
import type { LiveSite } from './install.ts';
import type { Rehearsal } from './rehearsal.ts';
import { waitUntilDelivered } from './wait-until-delivered.ts';

const backupFolder = ({ folder }: Rehearsal) => join(folder, 'backups');

/** @returns what the script printed. */
export function backUp(rehearsal: Rehearsal, { database }: LiveSite): Promise<string> {
  return rehearsal.run(
    documentedCommands.backUp
      .replace('…', database.urlOf('site'))
      .replace('FOLDER', backupFolder(rehearsal)),
  );
}

/**
 * A dump with calls that wait, which Lead.svc gets after it.
 * @returns the file.
 */
export async function backUpWhileCallsWait(rehearsal: Rehearsal, site: LiveSite): Promise<string> {
  const { leadService, instances } = site;
  leadService.setMode({ mode: 'server-error-json' });
  await wait(3_000);
  const startedAt = Date.now();
  const printed = await backUp(rehearsal, site);
  const seconds = (Date.now() - startedAt) / 1000;
  leadService.setMode({ mode: 'accept' });
  rehearsal.say(`backed up in ${seconds.toFixed(1)} s: ${/with .*/.exec(printed)?.[0]}`);
  await waitUntilDelivered(instances);
  const dumps = readdirSync(backupFolder(rehearsal)).filter((name) => name.endsWith('.dump'));
  return join(backupFolder(rehearsal), dumps.toSorted().at(-1) ?? '');
}
