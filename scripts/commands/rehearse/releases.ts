/** Folders of releases, and the link to the one in use. */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentedCommands } from './documented-commands.ts';
import type { Rehearsal } from './rehearsal.ts';

/** The files of a release, without its packages. */
const releaseParts = [
  ...['.next', 'public', 'lib', 'server', 'scripts', 'testing', 'deploy'],
  ...['package.json', 'next.config.ts', 'tsconfig.json'],
];

/**
 * A copy of the build in this folder; the packages are shared.
 * @returns its folder.
 */
export function createRelease(
  { folder }: Rehearsal,
  name: string,
  environmentFile: string,
): string {
  const release = join(folder, 'releases', name);
  mkdirSync(release, { recursive: true });
  for (const part of releaseParts)
    cpSync(part, join(release, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path !== join('.next', 'cache'),
    });
  symlinkSync(join(process.cwd(), 'node_modules'), join(release, 'node_modules'));
  writeFileSync(join(release, '.env'), environmentFile, { mode: 0o600 });
  return release;
}

export async function linkRelease({ run, releaseLink }: Rehearsal, release: string): Promise<void> {
  await run(
    documentedCommands.linkRelease
      .replace('FOLDER', release)
      .replace('/srv/site-release', releaseLink),
  );
}
