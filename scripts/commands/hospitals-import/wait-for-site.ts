/** Waits for the running site after a change of the lists. */
import type { Store } from '../../../lib/store/schema/schema.ts';
import { waitForInstances } from '../../../lib/tools/hospitals/worker/loaded-version.server.ts';
import { printProgress } from '../../command-line/command-output.ts';

/** Longer than a slow machine needs for all lists of a site. */
const siteTimeoutMs = 300_000;

/** Waits until the running site has loaded the change, so that the operator's next search shows it. */
export async function waitForSite(store: Store): Promise<void> {
  const outdatedCount = await waitForInstances(store, {
    timeoutMs: siteTimeoutMs,
    onWait: (count) =>
      printProgress(
        `Waiting until ${count === 1 ? 'the site' : `${count} instances`} searches it …`,
      ),
  });
  if (outdatedCount > 0)
    printProgress('The site still searches the earlier lists. Its log says why: "hospital index".');
}
