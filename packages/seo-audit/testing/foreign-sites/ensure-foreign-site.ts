/** Fetches a foreign site by npm and builds it, once for each folder and each way of having it: minutes, and the network. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ForeignSite } from './foreign-sites.ts';

const maxStepMs = 15 * 60_000;

/** @returns the folder to serve. @throws with what a command said when it failed. */
export function ensureForeignSite(site: ForeignSite, folder: string): string {
  const recipe = createHash('sha256').update(JSON.stringify([site.steps, site.files ?? {}]));
  const built = join(folder, `${site.name}-${recipe.digest('hex').slice(0, 12)}`);
  if (existsSync(built)) return join(built, site.served);
  // Moved into place when it is whole, so that a run that was ended leaves no half site behind.
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
      // What a package wants to run when it is installed is not needed here.
      env: { ...process.env, CI: 'true', npm_config_ignore_scripts: 'true' },
    });
  }
  renameSync(making, built);
  return join(built, site.served);
}
