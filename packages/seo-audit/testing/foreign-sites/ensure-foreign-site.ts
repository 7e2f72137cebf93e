/**
 * Fetches a foreign site with npm and builds it, once for each folder and recipe. Takes minutes, and needs the
 * network.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ForeignSite } from './foreign-sites.ts';

const maxStepMs = 15 * 60_000;

/** @returns the folder to serve. @throws with the output of a command that failed. */
export function ensureForeignSite(site: ForeignSite, folder: string): string {
  const recipe = createHash('sha256').update(JSON.stringify([site.steps, site.files ?? {}]));
  const built = join(folder, `${site.name}-${recipe.digest('hex').slice(0, 12)}`);
  if (existsSync(built)) return join(built, site.served);
  // Renamed when complete, so that an interrupted run leaves no incomplete site.
  const making = `${built}.making`;
  rmSync(making, { recursive: true, force: true });
  for (const [path, text] of Object.entries(site.files ?? {})) {
    mkdirSync(dirname(join(making, path)), { recursive: true });
    writeFileSync(join(making, path), text);
  }
  mkdirSync(making, { recursive: true });
  for (const [command = '', ...words] of site.steps) {
    execFileSync(command, words, {
      cwd: making,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: maxStepMs,
      maxBuffer: 64 * 1024 * 1024,
      // Install scripts of the packages are not needed.
      env: { ...process.env, CI: 'true', npm_config_ignore_scripts: 'true' },
    });
  }
  renameSync(making, built);
  return join(built, site.served);
}
