/**
 * A list from its upload until it is in force. Its row says how far it is, for every page and instance; its
 * files are sealed, each with its own key, and deleted once the list is in force, refused or discarded, after an hour
 * at the latest.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dayMs, hourMs, type IsoDate } from '../../dates/iso-date.ts';
import type { PostedFile } from '../../http/parse-multipart.server.ts';
import type { ImportReport } from '../../imports/to-import-report.ts';
import type { ListUploadState, UploadKind } from '../../store/schema/desk-schema.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { timestampAfter, timestampBefore } from '../../store/timestamps.ts';
import type { ListKind } from '../../tools/hospitals/lists/list-entry.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';
import { fromWorkerField, toWorkerField, type WithWorker } from '../trail/worker-field.ts';
import {
  deleteUploadedFiles,
  type StoredFile,
  toStoredFile,
  writeUploadedFile,
} from './uploaded-files.server.ts';

export const maxUploadBytes = 40 * 1024 * 1024;
/** Files wait for a manager, not for the site: more than these are forgotten ones. */
const maxWaiting = 6;
const maxWaitingBytes = 160 * 1024 * 1024;
/** Each is a thread with the whole list in memory. */
export const maxAtWork = 2;
/** The thread renews its row every few seconds; reading a sheet may stop it for some. */
export const stoppedAfterMs = 120_000;
export const fileRetentionMs = hourMs;
/** Less than the time-out of any proxy. */
const pageWaitMs = 8_000;
const pollMs = 150;
export const outcomeRetentionMs = 30 * dayMs;

export type UploadOptions = {
  /** Of hospitals, null until it is known; of policies, where the list has no such column. */
  insurer: string | null;
  /** Of hospitals; null: as the file's name says, or cashless. */
  listKind: ListKind | null;
  /** Of hospitals, null until it is known. */
  asOf: IsoDate | null;
  /** `field=column`, as for --map. */
  columns: string;
};

export type UploadContent = DeskActor & {
  options: UploadOptions;
  list: StoredFile;
  documents: StoredFile[];
  confirmed: string[];
  report: ImportReport | null;
  /** Why it was refused, a line per fault. */
  problem: string | null;
};

export type ListUpload = UploadContent & {
  id: string;
  kind: UploadKind;
  state: ListUploadState;
  createdAt: string;
  /** Its thread ended without a word: the process was stopped. Nothing was changed. */
  isStopped: boolean;
};

export type NewUpload = {
  kind: UploadKind;
  options: UploadOptions;
  list: PostedFile;
  documents: readonly PostedFile[];
};

/** @returns its id, or why it is not taken. */
export async function storeUpload(
  services: Services,
  actor: DeskActor,
  upload: NewUpload,
): Promise<{ kind: 'stored'; id: string } | { kind: 'full' | 'busy' }> {
  const { kind, options, list, documents } = upload;
  const bytes = [list, ...documents].reduce((sum, file) => sum + file.bytes.length, 0);
  const limit = findReachedLimit(await readListUploads(services), bytes);
  if (limit) return { kind: limit };
  const id = randomUUID();
  const stored = { list: toStoredFile(list), documents: documents.map(toStoredFile) };
  const content: UploadContent = {
    ...actor,
    options,
    ...stored,
    confirmed: [],
    report: null,
    problem: null,
  };
  const files = documents.length > 0 ? `, ${documents.length} documents` : '';
  const event = {
    ...actor,
    action: 'uploaded-list',
    subject: options.insurer,
    detail: `${kind}: ${bytes} bytes${files}`,
  } as const;
  // The row first: it leads to the files if this is interrupted.
  await services.store.db.transaction().execute(async (transaction) => {
    const row = { ...newRow(services, id, content), kind, bytes };
    await transaction.insertInto('list_upload').values(row).execute();
    await recordDeskEvent(services, event, transaction);
  });
  await writeFilesOf(services, id, upload, stored);
  return { kind: 'stored', id };
}

/** What the uploads that wait, with another one of so many bytes, would exceed. */
function findReachedLimit(uploads: readonly ListUpload[], bytes: number): 'full' | 'busy' | null {
  const open = uploads.filter(isOpen);
  const waitingFiles = open.flatMap((one) => [one.list, ...one.documents]);
  const sum = waitingFiles.reduce((total, file) => total + file.bytes, bytes);
  if (open.length >= maxWaiting || sum > maxWaitingBytes) return 'full';
  return open.filter(isAtWork).length >= maxAtWork ? 'busy' : null;
}

function newRow({ store, encryption }: Services, id: string, content: UploadContent) {
  const now = store.now();
  const at = now.toISOString();
  return {
    id,
    state: 'reading' as const,
    created_at: at,
    touched_at: at,
    erase_at: timestampAfter(now, fileRetentionMs),
    content_sealed: sealContent(encryption, id, content),
  };
}

export function sealContent(
  { seal }: Services['encryption'],
  id: string,
  content: UploadContent,
): string {
  return seal(JSON.stringify(toWorkerField(content)), id);
}

/** A full disk: what was written goes, with the row, and no thread waits for the rest. */
async function writeFilesOf(
  services: Services,
  id: string,
  { list, documents }: NewUpload,
  stored: { list: StoredFile; documents: StoredFile[] },
): Promise<void> {
  try {
    for (const [nth, file] of [stored.list, ...stored.documents].entries()) {
      const posted = nth === 0 ? list : documents[nth - 1];
      if (posted) await writeUploadedFile(services, file, posted.bytes);
    }
  } catch (error) {
    await deleteUploadedFiles(services, stored);
    await services.store.db.deleteFrom('list_upload').where('id', '=', id).execute();
    throw error;
  }
}

/** The newest first. */
export async function readListUploads(services: Services): Promise<ListUpload[]> {
  const { store } = services;
  const rows = await store.db
    .selectFrom('list_upload')
    .selectAll()
    .where('erase_at', '>', store.now().toISOString())
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => toUpload(services, row)).filter((upload) => upload !== null);
}

export async function readListUpload(services: Services, id: string): Promise<ListUpload | null> {
  const { store } = services;
  const row = await store.db
    .selectFrom('list_upload')
    .selectAll()
    .where('id', '=', id)
    .where('erase_at', '>', store.now().toISOString())
    .executeTakeFirst();
  return row ? toUpload(services, row) : null;
}

/**
 * The same, once its thread has ended or after a few seconds: most lists are read in that time, and their page is
 * loaded once.
 */
export async function awaitListUpload(
  services: Services,
  id: string,
  waitMs = pageWaitMs,
): Promise<ListUpload | null> {
  const deadline = performance.now() + waitMs;
  let upload = await readListUpload(services, id);
  while (upload && isAtWork(upload) && performance.now() < deadline) {
    await wait(pollMs);
    upload = await readListUpload(services, id);
  }
  return upload;
}

/** Null if it is sealed with a key that is not configured: the others are still listed, and it is deleted on time. */
function toUpload({ store, encryption }: Services, row: Tables['list_upload']): ListUpload | null {
  const opened = encryption.open(row.content_sealed, row.id);
  if (opened.kind === 'unreadable') return null;
  const content: UploadContent = fromWorkerField(
    JSON.parse(opened.plain) as WithWorker<UploadContent>,
  );
  const { id, kind, state } = row;
  const limit = timestampBefore(store.now(), stoppedAfterMs);
  const isStopped = (state === 'reading' || state === 'loading') && row.touched_at < limit;
  return { ...content, id, kind, state, createdAt: row.created_at, isStopped };
}

export function isAtWork({ state, isStopped }: ListUpload): boolean {
  return (state === 'reading' || state === 'loading') && !isStopped;
}

/** Its files are there. */
function isOpen({ state }: ListUpload): boolean {
  return state === 'reading' || state === 'read' || state === 'loading';
}

/** @param list null for plans. @returns the upload of the load that is in force. */
export async function readLoadedUpload(
  services: Services,
  kind: UploadKind,
  list: { insurer: string; kind: ListKind } | null,
): Promise<ListUpload | undefined> {
  return (await readListUploads(services)).find(
    ({ state, kind: ofUpload, options }) =>
      state === 'loaded' &&
      ofUpload === kind &&
      (!list || (options.insurer === list.insurer && options.listKind === list.kind)),
  );
}

/** The load was taken back: the list of files must not say that it is in force. */
export async function deleteLoadedUpload(
  services: Services,
  kind: UploadKind,
  list: { insurer: string; kind: ListKind } | null,
): Promise<void> {
  const newest = await readLoadedUpload(services, kind, list);
  if (newest)
    await services.store.db.deleteFrom('list_upload').where('id', '=', newest.id).execute();
}

/** Not while a thread works on it. @returns false then. */
export async function discardUpload(services: Services, upload: ListUpload): Promise<boolean> {
  if (isAtWork(upload)) return false;
  await deleteUploadedFiles(services, upload);
  await services.store.db.deleteFrom('list_upload').where('id', '=', upload.id).execute();
  return true;
}

/** @returns how many. */
export async function deleteExpiredUploads(services: Services): Promise<number> {
  const { store } = services;
  const rows = await store.db
    .selectFrom('list_upload')
    .selectAll()
    .where('erase_at', '<=', store.now().toISOString())
    .limit(100)
    .execute();
  for (const row of rows) {
    const upload = toUpload(services, row);
    // Otherwise the only keys of its files are in the row, and go with it.
    if (upload) await deleteUploadedFiles(services, upload);
    await store.db.deleteFrom('list_upload').where('id', '=', row.id).execute();
  }
  return rows.length;
}
