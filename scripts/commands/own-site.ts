/** Our own built site on a free port, with a Lead.svc stand-in behind it, for the time of one audit. */
import { existsSync } from 'node:fs';
import { startLeadServiceStandIn } from '../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { startSite } from '../../testing/start-site.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';

/** @throws with one readable line when there is no build. */
export async function startOwnSite(): Promise<{ url: string; stop(): Promise<void> }> {
  if (!existsSync('.next/BUILD_ID')) {
    throw new Error('No build found: run npm run build first, or name the URL of a running site.');
  }
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  const site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url });
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await leadService.close();
      data.remove();
    },
  };
}
