/** A fixed selection of the random hostile requests in testing/hostile. */
import { expect, test } from '@playwright/test';
import { temporaryDataDir } from '../testing/databases/temporary-database.ts';
import { runHostileRequests } from '../testing/hostile/hostile-run.ts';
import { startLeadServiceStandIn } from '../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { startSite } from '../testing/servers/start-site.ts';

test('two hundred hostile requests are answered without a server error, and leave nothing behind', async () => {
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  const site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url });
  try {
    const options = { seed: 20261122, count: 200, maxDrafts: 200 };
    const { counts, problems } = await runHostileRequests(site, data.dataDir, options);
    expect(problems).toEqual([]);
    // A post with a valid token is read, and rejected.
    expect(counts['422']).toBeGreaterThan(5);
    expect(leadService.received()).toEqual([]);
  } finally {
    await site.stop();
    await leadService.close();
    data.remove();
  }
});
