/**
 * npm run rehearse: docs/operating.md from an empty folder, on one machine without containers. The commands are the
 * document's (rehearse/documented-commands.ts); folders, ports and the service manager are its own.
 */
import { errorMessage } from '../../lib/text/error-message.ts';
import { findMissingPrograms } from '../../testing/servers/start-cluster.ts';
import { buildSite } from '../build/build-site.ts';
import { failWithError } from '../command-line/command-error.ts';
import { parseOptions } from '../command-line/command-options.ts';
import { backUpWhileCallsWait } from './rehearse/back-up.ts';
import { install } from './rehearse/install.ts';
import { sendLightLoad } from './rehearse/light-load.ts';
import { createRehearsal, type Rehearsal } from './rehearse/rehearsal.ts';
import { rehearseKeyRotation } from './rehearse/rehearse-key-rotation.ts';
import { reportFailures } from './rehearse/report-failures.ts';
import { restore } from './rehearse/restore.ts';
import { rollBack, update } from './rehearse/update.ts';

const { built } = parseOptions(
  `Takes an empty folder live by docs/operating.md and goes through its steps under light load: update, roll back, new
key, backup, restore. Prints what was refused, lost or sent twice, and ends with 1 if anything was.
npm run rehearse -- [--built]      --built uses the existing build; about 5 minutes`,
  { built: { type: 'boolean' } },
);

const missing = findMissingPrograms();
if (missing.length > 0) failWithError(`Not installed here:\n  ${missing.join('\n  ')}`);
const failed = built ? 0 : await buildSite({ ...process.env, SITE_ENV: 'demonstration' });
if (failed) process.exit(failed);

const rehearsal = createRehearsal();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void rehearsal.end().then(() => process.exit(1)));
try {
  process.exitCode = (await rehearse(rehearsal)) > 0 ? 1 : 0;
} catch (error) {
  failWithError(`The rehearsal stopped: ${errorMessage(error)}`);
} finally {
  await rehearsal.end();
}

/** @returns how many calls or pages were refused, lost or sent twice. */
async function rehearse(rehearsal: Rehearsal): Promise<number> {
  const { say } = rehearsal;
  const site = await install(rehearsal);
  const load = await sendLightLoad(rehearsal, site);
  await update(rehearsal, site);
  say(`updated: ${load.refused().length} refused so far`);
  await rollBack(rehearsal, site);
  say(`rolled back: ${load.refused().length} refused so far`);
  const { newKey, values } = await rehearseKeyRotation(rehearsal, site);
  say(`key replaced (${values}): ${load.refused().length} refused so far`);
  const dump = await backUpWhileCallsWait(rehearsal, site);
  await restore(rehearsal, site, { dump, key: newKey, load });
  return reportFailures(rehearsal, site, load);
}
