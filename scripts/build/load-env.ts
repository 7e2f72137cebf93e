/**
 * Reads `.env`, if there is one, before a command begins: `node --import ./scripts/build/load-env.ts …`.
 * Node's own --env-file-if-exists says on every run that there is none. What is already set stands.
 */
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

if (existsSync('.env')) {
  try {
    loadEnvFile('.env');
  } catch (error) {
    console.error(`.env cannot be read: ${(error as Error).message}`);
    process.exit(2);
  }
}
