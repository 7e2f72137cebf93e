/** Whether the production build is still what the sources say: an audit of an old one finds nothing and proves nothing. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What pages are made of; tests and documents are not. */
const sourcePaths = [
  ...['app', 'components', 'lib', 'public', 'middleware.ts', 'next.config.ts'],
  ...['package-lock.json', 'scripts/build', 'server'],
];

/** @throws with one readable line where a source is newer than the build, or there is none. @returns when it was made. */
export function assertFreshBuild(buildDir: string): Date {
  const builtAt = existsSync(join(buildDir, 'BUILD_ID')) && statSync(join(buildDir, 'BUILD_ID'));
  if (!builtAt) {
    throw new Error('No production build found: run npm run build:stand-in first.');
  }
  const newer = sourcePaths.flatMap(filesIn).filter((file) => statSync(file).mtime > builtAt.mtime);
  if (newer.length > 0) {
    const others = newer.length === 1 ? '' : ` and ${newer.length - 1} other files`;
    throw new Error(
      `The build of ${formatDateTime(builtAt.mtime)} is older than ${newer[0]}${others}: run npm run build:stand-in first.`,
    );
  }
  return builtAt.mtime;
}

export function formatDateTime(time: Date): string {
  return time.toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' });
}

function filesIn(source: string): string[] {
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test\.tsx?|md)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
}
