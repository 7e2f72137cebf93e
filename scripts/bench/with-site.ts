/**
 * Starts the built site with its own data directory and a Lead.svc stand-in; stops and removes all of it afterwards.
 */
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { startLeadServiceStandIn } from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { type SiteProcess, startSite } from '../../testing/servers/start-site.ts';

type RunningSite = { site: SiteProcess; dataDir: string };

export async function withSite<Result>(
  measure: (running: RunningSite) => Promise<Result>,
  options: Pick<Parameters<typeof startSite>[0], 'env'> = {},
): Promise<Result> {
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  const { dataDir } = data;
  try {
    const site = await startSite({ ...options, dataDir, serviceUrl: leadService.url });
    try {
      return await measure({ site, dataDir });
    } finally {
      await site.stop();
    }
  } finally {
    await leadService.close();
    data.remove();
  }
}
