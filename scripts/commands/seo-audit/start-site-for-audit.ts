/** Starts our own production build on a free port, with a Lead.svc stand-in, for the duration of one audit. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from '../../../testing/databases/temporary-database.ts';
import { startLeadServiceStandIn } from '../../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { requireBuild } from '../../../testing/servers/require-build.ts';
import {
  standInBuildDir,
  startStandInProduction,
} from '../../../testing/servers/stand-in-production.ts';

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

/** Sources of the pages; tests and documents are not. */
const sourcePaths = [
  ...['app', 'components', 'lib', 'public', 'middleware.ts', 'next.config.ts'],
  ...['package-lock.json', 'scripts/build', 'server'],
];

/**
 * An audit of an outdated build says nothing about its sources.
 * @returns the build's date, and a sentence if a source is newer. @throws with a one-line message without a build.
 */
export function readBuildAge(buildDir: string): { builtAt: Date; age: string | null } {
  requireBuild(buildDir, 'npm run build:stand-in');
  const builtAt = statSync(join(buildDir, 'BUILD_ID')).mtime;
  const newer = sourcePaths.flatMap(filesIn).filter((file) => statSync(file).mtime > builtAt);
  const others = newer.length === 1 ? '' : ` and ${newer.length - 1} other files`;
  const age = `The build of ${formatBuildTime(builtAt)} is older than ${newer[0]}${others}`;
  return { builtAt, age: newer.length > 0 ? age : null };
}

function formatBuildTime(time: Date): string {
  return time.toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' });
}

function filesIn(source: string): string[] {
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test\.tsx?|md)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}
