import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** @throws with a one-line message where `command` has not made a build. */
export function requireBuild(buildDir: string, command = 'npm run build'): void {
  if (!existsSync(join(buildDir, 'BUILD_ID')))
    throw new Error(`No build found: run ${command} first.`);
}
