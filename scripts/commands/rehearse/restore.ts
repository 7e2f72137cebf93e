/** Restore: the only step that stops the site. */
import { setTimeout as wait } from 'node:timers/promises';
import { documentedCommands } from './documented-commands.ts';
import type { LiveSite } from './install.ts';
import type { LightLoad } from './light-load.ts';
import type { Rehearsal } from './rehearsal.ts';
import { waitUntilDelivered } from './wait-until-delivered.ts';

/** @param dump the file. @param key the DATA_ENCRYPTION_KEY of its day. */
export async function restore(
  rehearsal: Rehearsal,
  site: LiveSite,
  { dump, key, load }: { dump: string; key: string; load: LightLoad },
): Promise<void> {
  const { database, instances, configure } = site;
  await load.pause();
  const stoppedAt = Date.now();
  for (const port of instances.ports) await instances.stop(port);
  await rehearsal.run(documentedCommands.createRestored, database.superuser);
  const url = database.urlOf('site2');
  await rehearsal.run(documentedCommands.restore.replace('…', url).replace('FILE', dump));
  configure({ DATA_ENCRYPTION_KEY: key, DATABASE_URL: url });
  const { pending, withdrawn } = await withdrawDelivered(rehearsal, site);
  for (const port of instances.ports) await instances.start(port);
  const seconds = Math.round((Date.now() - stoppedAt) / 1000);
  rehearsal.say(
    `restored: down for ${seconds} s, ${withdrawn} of ${pending} waiting calls were at Lead.svc and are withdrawn`,
  );
  // nginx regards both as down for ten seconds.
  await wait(10_000);
  load.resume();
  await wait(10_000);
  await load.pause();
  await waitUntilDelivered(instances);
}

/** Step 3: calls that wait in the dump, and that Lead.svc got after it. */
async function withdrawDelivered({ run }: Rehearsal, { leadService }: LiveSite) {
  const delivered = new Set(
    leadService
      .received()
      .filter(({ outcome }) => outcome === 'accepted')
      .map(({ mobile }) => mobile),
  );
  const printed = await run(documentedCommands.listPending);
  const pending = [...printed.matchAll(/^(CB-\S+).*?\b([6-9]\d{9})\b.*$/gm)];
  let withdrawn = 0;
  for (const [, reference = '', mobile = ''] of pending) {
    if (!delivered.has(mobile)) continue;
    await run(documentedCommands.withdraw.replace('REFERENCE', reference));
    withdrawn += 1;
  }
  return { pending: pending.length, withdrawn };
}
