/**
 * Loads `.env`, if there is one, before a program: `node --import ./lib/config/load-env.ts …`. Variables that are
 * already set win. Node's own --env-file-if-exists prints a line whenever the file is missing.
 */
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) {
  try {
    loadEnvFile('.env');
  } catch (error) {
    process.stderr.write(`.env cannot be read: ${(error as Error).message}\n`);
    process.exit(2);
  }
}
