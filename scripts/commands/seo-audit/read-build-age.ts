/** Whether the production build is newer than its sources: an audit of an outdated build says nothing about them. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild } from '../../../testing/servers/require-build.ts';

/** Sources of the pages; tests and documents are not. */
const sourcePaths = [
  ...['app', 'components', 'lib', 'public', 'middleware.ts', 'next.config.ts'],
  ...['package-lock.json', 'scripts/build', 'server'],
];

/** @returns the build's date, and a sentence if a source is newer. @throws with a one-line message without a build. */
export function readBuildAge(buildDir: string): { builtAt: Date; age: string | null } {
  requireBuild(buildDir, 'npm run build:stand-in');
  const builtAt = statSync(join(buildDir, 'BUILD_ID')).mtime;
  const newer = sourcePaths.flatMap(filesIn).filter((file) => statSync(file).mtime > builtAt);
  const others = newer.length === 1 ? '' : ` and ${newer.length - 1} other files`;
  const age = `The build of ${formatBuildTime(builtAt)} is older than ${newer[0]}${others}`;
  return { builtAt, age: newer.length > 0 ? age : null };
}

export function formatBuildTime(time: Date): string {
  return time.toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' });
}

function filesIn(source: string): string[] {
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test\.tsx?|md)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}
