/**
 * A list that a worker uploaded, between the report of its dry run and her confirmation: sealed, in DATA_DIR, for her
 * alone, and gone after half an hour. A browser that is closed leaves nothing behind for longer.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostedFile } from '../http/parse-multipart.server.ts';
import type { Services } from '../store/services.server.ts';
import { maxDeskIdleMs } from './desk-paths.ts';
import type { Worker } from './desk-sessions.server.ts';

type Owner = Pick<Worker, 'sessionId'>;

const idShape = /^[\da-f-]{36}$/;

/** @returns the id under which it waits. */
export function keepUpload(
  services: Services,
  { sessionId }: Owner,
  { name, bytes }: PostedFile,
): string {
  const id = randomUUID();
  const head = services.encryption.seal(JSON.stringify({ name, sessionId }), id);
  mkdirSync(folderOf(services), { recursive: true, mode: 0o700 });
  const text = `${head}\n${services.encryption.seal(bytes, id)}`;
  writeFileSync(join(folderOf(services), id), text, { mode: 0o600 });
  return id;
}

/** Null if it is over, or another session's. */
export function readUpload(
  services: Services,
  { sessionId }: Owner,
  id: string,
): PostedFile | null {
  if (!idShape.test(id)) return null;
  const file = join(folderOf(services), id);
  try {
    if (isOld(file)) return null;
    const [head = '', body = ''] = readFileSync(file, 'latin1').split('\n');
    const opened = JSON.parse(services.encryption.open(head, id)) as Owner & { name: string };
    if (opened.sessionId !== sessionId) return null;
    return { name: opened.name, bytes: services.encryption.openBytes(body, id) };
  } catch {
    return null;
  }
}

export function deleteUpload(services: Services, id: string): void {
  if (idShape.test(id)) rmSync(join(folderOf(services), id), { force: true });
}

export function deleteOldUploads(services: Services): void {
  let names: string[];
  try {
    names = readdirSync(folderOf(services));
  } catch {
    return;
  }
  for (const name of names) {
    const file = join(folderOf(services), name);
    if (isOld(file)) rmSync(file, { force: true });
  }
}

function folderOf({ env }: Services): string {
  return join(env.dataDir, 'desk-uploads');
}

/** By the clock of the disk. */
function isOld(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return !stat || Date.now() - stat.mtimeMs > maxDeskIdleMs;
}
