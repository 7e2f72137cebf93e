/**
 * The two secrets: the signing key of anti-forgery tokens and the encryption key of stored data. Production must
 * configure both (parse-environment.ts); elsewhere they are generated once and stored beside the data, so that a
 * demonstration's records stay readable after a restart without a secret in the source.
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Environment } from './parse-environment.ts';

/** The encryption keys are 32 bytes in base64. */
export type Keys = {
  antiForgerySecret: string;
  dataEncryptionKey: string;
  /** During a key rotation (npm run keys:rotate): opens values that are still sealed with it. */
  previousDataEncryptionKey: string | null;
  /** Null: hashes use `dataEncryptionKey`, which then cannot be replaced. */
  keyedHashKey: string | null;
};

const keysSchema = z.object({
  antiForgerySecret: z.string().min(32),
  dataEncryptionKey: z.string().min(32),
});

type StandInKeys = z.infer<typeof keysSchema>;

type KeySettings =
  | 'antiForgerySecret'
  | 'dataEncryptionKey'
  | 'previousDataEncryptionKey'
  | 'keyedHashKey'
  | 'dataDir';

const cachedByDir = new Map<string, StandInKeys>();

export function keys(env: Pick<Environment, KeySettings>): Keys {
  const { antiForgerySecret, dataEncryptionKey, previousDataEncryptionKey, keyedHashKey } = env;
  const others = { previousDataEncryptionKey, keyedHashKey };
  if (antiForgerySecret && dataEncryptionKey)
    return { antiForgerySecret, dataEncryptionKey, ...others };
  const standIn = standInKeys(env.dataDir);
  return {
    antiForgerySecret: antiForgerySecret ?? standIn.antiForgerySecret,
    dataEncryptionKey: dataEncryptionKey ?? standIn.dataEncryptionKey,
    ...others,
  };
}

function standInKeys(dataDir: string): StandInKeys {
  const cached = cachedByDir.get(dataDir);
  if (cached) return cached;
  const file = join(dataDir, 'demonstration-keys.json');
  const savedKeys = readKeys(file) ?? createKeys(file, dataDir);
  cachedByDir.set(dataDir, savedKeys);
  return savedKeys;
}

function readKeys(file: string): StandInKeys | null {
  try {
    return keysSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Written under another name and then linked: of two processes starting at once one wins, and both read its keys. */
function createKeys(file: string, dataDir: string): StandInKeys {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const newKeys: StandInKeys = {
    antiForgerySecret: randomBytes(32).toString('base64'),
    dataEncryptionKey: randomBytes(32).toString('base64'),
  };
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(newKeys), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKeys(file) ?? newKeys;
}
