import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The variables that `next build` wrote into the build (`env` in next.config.ts). */
export function readBuiltVariables(buildDir: string): Record<string, string | undefined> {
  const text = readFileSync(join(buildDir, 'required-server-files.json'), 'utf8');
  return JSON.parse(text).config.env ?? {};
}
