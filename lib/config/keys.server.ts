/**
 * The two secrets: what signs anti-forgery tokens and what encrypts at rest. Production gives both
 * (production-check.ts insists); elsewhere they are made once and kept beside the data, so that a
 * demonstration's records stay readable after a restart without a secret in the source.
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Environment } from './parse-environment.ts';

/** `dataEncryptionKey` is 32 bytes in base64. */
export type Keys = { antiForgerySecret: string; dataEncryptionKey: string };

const keysSchema = z.object({
  antiForgerySecret: z.string().min(32),
  dataEncryptionKey: z.string().min(32),
});

const cachedByDir = new Map<string, Keys>();

export function keys(
  env: Pick<Environment, 'antiForgerySecret' | 'dataEncryptionKey' | 'dataDir'>,
): Keys {
  if (env.antiForgerySecret && env.dataEncryptionKey) {
    return { antiForgerySecret: env.antiForgerySecret, dataEncryptionKey: env.dataEncryptionKey };
  }
  const standIn = standInKeys(env.dataDir);
  return {
    antiForgerySecret: env.antiForgerySecret ?? standIn.antiForgerySecret,
    dataEncryptionKey: env.dataEncryptionKey ?? standIn.dataEncryptionKey,
  };
}

function standInKeys(dataDir: string): Keys {
  const cached = cachedByDir.get(dataDir);
  if (cached) return cached;
  const file = join(dataDir, 'demonstration-keys.json');
  const read = readKeys(file) ?? makeKeys(file, dataDir);
  cachedByDir.set(dataDir, read);
  return read;
}

function readKeys(file: string): Keys | null {
  try {
    return keysSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Written whole under another name and then linked: of two processes starting at once, one wins and both read its keys. */
function makeKeys(file: string, dataDir: string): Keys {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made: Keys = {
    antiForgerySecret: randomBytes(32).toString('base64'),
    dataEncryptionKey: randomBytes(32).toString('base64'),
  };
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKeys(file) ?? made;
}
