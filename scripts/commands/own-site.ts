/** Our own site as production serves it, on a free port, with a Lead.svc stand-in behind it, for the time of one audit. */
import { startLeadServiceStandIn } from '../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { standInBuildDir, startStandInProduction } from '../../testing/stand-in-production.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { assertFreshBuild, formatDateTime } from './assert-fresh-build.ts';

/** @throws with one readable line when there is no build, or a source is newer. */
export async function startOwnSite(): Promise<{ url: string; stop(): Promise<void> }> {
  console.error(`Audited is the build of ${formatDateTime(assertFreshBuild(standInBuildDir))}.`);
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  const clear = async () => {
    await leadService.close();
    data.remove();
  };
  try {
    const site = await startStandInProduction({
      dataDir: data.dataDir,
      serviceUrl: leadService.url,
    });
    return {
      url: site.url,
      async stop() {
        await site.stop();
        await clear();
      },
    };
  } catch (error) {
    // A server that is left open keeps the command from ending.
    await clear();
    throw error;
  }
}
