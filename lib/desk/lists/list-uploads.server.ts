/**
 * A list from its upload until it is in force. Its row says how far it is, for every page and instance; its
 * files are sealed, each with its own key, and deleted once the list is in force, refused or discarded, after an hour
 * at the latest.
 */
import 'server-only';
import type { IsoDate } from '../../dates/iso-date.ts';
import { timestampBefore } from '../../dates/iso-date.ts';
import type { ImportReport } from '../../imports/to-import-report.ts';
import type { ListUploadState, UploadKind } from '../../store/schema/desk-schema.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import type { ListKind } from '../../tools/hospitals/lists/list-entry.ts';
import type { DeskPerson } from '../trail/audit-trail.server.ts';
import { stoppedAfterMs } from './upload-limits.ts';
import { deleteUploadedFiles, type StoredFile } from './uploaded-files.server.ts';

export type UploadOptions = {
  /** For hospitals, null until it is known. For policies, given where the list has no column of insurers. */
  insurer: string | null;
  /** For hospitals. Null: what the file's name says, otherwise cashless. */
  listKind: ListKind | null;
  /** For hospitals; null until it is known. */
  asOf: IsoDate | null;
  /** `field=column`, as for --map. */
  columns: string;
};

export type UploadContent = DeskPerson & {
  options: UploadOptions;
  list: StoredFile;
  documents: StoredFile[];
  confirmed: string[];
  report: ImportReport | null;
  /** Why it was refused, a line per fault. */
  message: string | null;
};

export type ListUpload = UploadContent & {
  id: string;
  kind: UploadKind;
  state: ListUploadState;
  createdAt: string;
  /** Its process ended without a word: the site was stopped. Nothing was changed. */
  isStopped: boolean;
};

/** The newest first. */
export async function readListUploads(services: Services, now: Date): Promise<ListUpload[]> {
  const { store } = services;
  const rows = await store.db
    .selectFrom('list_upload')
    .selectAll()
    .where('erase_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => toUpload(services, row, now)).filter((upload) => upload !== null);
}

export async function readListUpload(
  services: Services,
  id: string,
  now: Date,
): Promise<ListUpload | null> {
  const { store } = services;
  const row = await store.db
    .selectFrom('list_upload')
    .selectAll()
    .where('id', '=', id)
    .where('erase_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ? toUpload(services, row, now) : null;
}

/** Null if it is sealed with a key that is not configured: the others are still listed, and it is deleted on time. */
function toUpload(
  { encryption }: Services,
  row: Tables['list_upload'],
  now: Date,
): ListUpload | null {
  const opened = encryption.open(row.content_sealed, row.id);
  if (opened.kind === 'unreadable') return null;
  const content = JSON.parse(opened.plain) as UploadContent;
  const { id, kind, state } = row;
  const limit = timestampBefore(now, stoppedAfterMs);
  const isStopped = (state === 'reading' || state === 'loading') && row.touched_at < limit;
  return { ...content, id, kind, state, createdAt: row.created_at, isStopped };
}

export function sealContent(
  { seal }: Services['encryption'],
  id: string,
  content: UploadContent,
): string {
  return seal(JSON.stringify(content), id);
}

export function isAtWork({ state, isStopped }: ListUpload): boolean {
  return (state === 'reading' || state === 'loading') && !isStopped;
}

/** Whether its files still exist: they are deleted once it is refused or loaded. */
export function isOpen({ state }: ListUpload): boolean {
  return state === 'reading' || state === 'read' || state === 'loading';
}

/**
 * @param list null for plans.
 * @returns the upload of the load that is in force.
 */
export async function readLoadedUpload(
  services: Services,
  kind: UploadKind,
  list: { insurer: string; kind: ListKind } | null,
  now: Date,
): Promise<ListUpload | null> {
  const found = (await readListUploads(services, now)).find(
    ({ state, kind: ofUpload, options }) =>
      state === 'loaded' &&
      ofUpload === kind &&
      (!list || (options.insurer === list.insurer && options.listKind === list.kind)),
  );
  return found ?? null;
}

/** The load was taken back: the list of files must not say that it is in force. */
export async function deleteLoadedUpload(
  services: Services,
  kind: UploadKind,
  list: { insurer: string; kind: ListKind } | null,
  now: Date,
): Promise<void> {
  const newest = await readLoadedUpload(services, kind, list, now);
  if (newest)
    await services.store.db.deleteFrom('list_upload').where('id', '=', newest.id).execute();
}

/**
 * Discards an upload, unless a process works on it.
 * @returns false then.
 */
export async function discardUpload(services: Services, upload: ListUpload): Promise<boolean> {
  if (isAtWork(upload)) return false;
  await deleteUploadedFiles(services, upload);
  await services.store.db.deleteFrom('list_upload').where('id', '=', upload.id).execute();
  return true;
}

/** @returns how many. */
export async function deleteExpiredUploads(services: Services, now: Date): Promise<number> {
  const { store } = services;
  const rows = await store.db
    .selectFrom('list_upload')
    .selectAll()
    .where('erase_at', '<=', now.toISOString())
    .limit(100)
    .execute();
  for (const row of rows) {
    const upload = toUpload(services, row, now);
    // Where the row cannot be opened its files stay unreadable: their only keys are in it, and are deleted with it.
    if (upload) await deleteUploadedFiles(services, upload);
    await store.db.deleteFrom('list_upload').where('id', '=', row.id).execute();
  }
  return rows.length;
}
