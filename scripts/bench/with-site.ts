/**
 * Starts the built site with its own data directory and a Lead.svc stand-in; stops and removes all of it afterwards.
 */
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { type SiteProcess, startSite } from '../../testing/servers/start-site.ts';

type RunningSite = { site: SiteProcess; leadService: LeadServiceStandIn; dataDir: string };
type StartOptions = Pick<Parameters<typeof startSite>[0], 'env' | 'hasDefaultLimits'> & {
  /** Called before the site starts, to fill its database. */
  prepare?: (dataDir: string) => Promise<void>;
  start?: (options: { dataDir: string; serviceUrl: string }) => Promise<SiteProcess>;
};

export async function withSite<Result>(
  measure: (running: RunningSite) => Promise<Result>,
  { prepare, start = startSite, ...options }: StartOptions = {},
): Promise<Result> {
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  try {
    await prepare?.(data.dataDir);
    const { dataDir } = data;
    const site = await start({ ...options, dataDir, serviceUrl: leadService.url });
    try {
      return await measure({ site, leadService, dataDir });
    } finally {
      await site.stop();
    }
  } finally {
    await leadService.close();
    data.remove();
  }
}
