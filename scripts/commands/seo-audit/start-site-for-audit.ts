/** Starts our own production build on a free port, with a Lead.svc stand-in, for the duration of one audit. */
import { temporaryDataDir } from '../../../testing/databases/temporary-database.ts';
import { startLeadServiceStandIn } from '../../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import {
  standInBuildDir,
  startStandInProduction,
} from '../../../testing/servers/stand-in-production.ts';
import { formatBuildTime, readBuildAge } from './read-build-age.ts';

/** @throws with a one-line message when there is no build, or a source is newer and `acceptsStale` is false. */
export async function startSiteForAudit({ acceptsStale }: { acceptsStale: boolean }) {
  const { builtAt, age } = readBuildAge(standInBuildDir);
  if (age && !acceptsStale)
    throw new Error(`${age}: run npm run build:stand-in first, or audit it as it is with --stale.`);
  console.error(age ? `${age}.` : `Auditing the build of ${formatBuildTime(builtAt)}.`);
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
      ...(age && { note: age }),
      async stop() {
        await site.stop();
        await clear();
      },
    };
  } catch (error) {
    // An open server would keep the process alive.
    await clear();
    throw error;
  }
}
