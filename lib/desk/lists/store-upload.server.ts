/** Stores the files of a new upload, sealed, with the row that leads to them, unless too many wait already. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { timestampAfter } from '../../dates/iso-date.ts';
import type { PostedFile } from '../../http/multipart.server.ts';
import type { UploadKind } from '../../store/schema/desk-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';
import {
  isAtWork,
  isOpen,
  type ListUpload,
  readListUploads,
  sealContent,
  type UploadContent,
  type UploadOptions,
} from './list-uploads.server.ts';
import { fileRetentionMs, maxAtWork, maxWaiting, maxWaitingBytes } from './upload-limits.ts';
import {
  deleteUploadedFiles,
  type StoredFile,
  toStoredFile,
  writeUploadedFile,
} from './uploaded-files.server.ts';

export type NewUpload = {
  kind: UploadKind;
  options: UploadOptions;
  list: PostedFile;
  documents: readonly PostedFile[];
};

/** Its id, or why it is not taken. */
type StoreUploadOutcome = { kind: 'stored'; id: string } | { kind: 'full' | 'busy' };

export async function storeUpload(
  services: Services,
  actor: DeskActor,
  upload: NewUpload,
): Promise<StoreUploadOutcome> {
  const { kind, options, list, documents } = upload;
  const bytes = [list, ...documents].reduce((sum, file) => sum + file.bytes.length, 0);
  const limit = findReachedLimit(await readListUploads(services, actor.now), bytes);
  if (limit) return { kind: limit };
  const id = randomUUID();
  const stored = { list: toStoredFile(list), documents: documents.map(toStoredFile) };
  const content: UploadContent = {
    actor: actor.actor,
    from: actor.from,
    options,
    ...stored,
    confirmed: [],
    report: null,
    message: null,
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
    const row = { ...newRow(services, id, content, actor.now), kind, bytes };
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

function newRow({ encryption }: Services, id: string, content: UploadContent, now: Date) {
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

/** A full disk: what was written goes, with the row, and no process waits for the rest. */
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
