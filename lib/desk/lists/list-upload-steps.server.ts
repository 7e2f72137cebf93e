/** The steps of an upload from its first reading until it is in force: each is taken once, by one process. */
import 'server-only';
import type { Kysely } from 'kysely';
import { timestampAfter, timestampBefore } from '../../dates/iso-date.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import {
  isAtWork,
  type ListUpload,
  readListUploads,
  sealContent,
  type UploadContent,
  type UploadOptions,
} from './list-uploads.server.ts';
import { fileRetentionMs, maxAtWork, outcomeRetentionMs, stoppedAfterMs } from './upload-limits.ts';
import { deleteUploadedFiles } from './uploaded-files.server.ts';

export type BeginOutcome = { kind: 'begun' | 'busy' | 'not-ready' };

/**
 * Takes the upload to be loaded, once: a second click finds it taken.
 * @returns `busy` while others are being loaded; `not-ready` also when it is gone.
 */
export async function beginLoading(
  services: Services,
  upload: ListUpload,
  confirmed: readonly string[],
  now: Date,
): Promise<BeginOutcome> {
  const isReady = upload.state === 'read' || (upload.state === 'loading' && upload.isStopped);
  if (!isReady) return { kind: 'not-ready' };
  const change = { confirmed: [...confirmed] };
  return beginStep(services, upload, { state: 'loading', change, now });
}

/**
 * Reads its file again, as of another insurer, day or kind: what was confirmed before is asked again.
 * @returns `busy` while others are being read or loaded; `not-ready` if it was not read yet, or is gone.
 */
export async function beginReading(
  services: Services,
  upload: ListUpload,
  options: UploadOptions,
  now: Date,
): Promise<BeginOutcome> {
  if (upload.state !== 'read') return { kind: 'not-ready' };
  const change = { options, report: null, confirmed: [] };
  return beginStep(services, upload, { state: 'reading', change, now });
}

async function beginStep(
  services: Services,
  upload: ListUpload,
  {
    state,
    change,
    now,
  }: { state: 'reading' | 'loading'; change: Partial<UploadContent>; now: Date },
): Promise<BeginOutcome> {
  const { store, encryption } = services;
  const others = await readListUploads(services, now);
  if (others.filter(isAtWork).length >= maxAtWork) return { kind: 'busy' };
  const content = { ...contentOf(upload), ...change, message: null };
  const { numUpdatedRows } = await store.db
    .updateTable('list_upload')
    .set({
      state,
      touched_at: now.toISOString(),
      erase_at: timestampAfter(now, fileRetentionMs),
      content_sealed: sealContent(encryption, upload.id, content),
    })
    .where('id', '=', upload.id)
    .where('state', '=', upload.state)
    .$if(upload.isStopped, (query) =>
      query.where('touched_at', '<', timestampBefore(now, stoppedAfterMs)),
    )
    .executeTakeFirst();
  return { kind: numUpdatedRows === 1n ? 'begun' : 'not-ready' };
}

/** Shows that its process is at work. */
export async function touchUpload({ store }: Services, id: string, now: Date): Promise<void> {
  await store.db
    .updateTable('list_upload')
    .set({ touched_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Runs in the transaction of the load, so that the state is never wrong. */
export async function markLoaded(
  { store }: Services,
  id: string,
  now: Date,
  db: Kysely<Tables> = store.db,
): Promise<void> {
  await db
    .updateTable('list_upload')
    .set({ state: 'loaded', erase_at: timestampAfter(now, outcomeRetentionMs) })
    .where('id', '=', id)
    .execute();
}

/**
 * What the process found or did. The files of an upload that is refused or loaded are deleted. Nothing is written where
 * another process was faster: what is in force is not refused by a second one, which finds the files deleted.
 */
export async function finishStep(
  services: Services,
  upload: ListUpload,
  {
    state,
    now,
    ...found
  }: Pick<UploadContent, 'report' | 'message'> &
    Partial<Pick<UploadContent, 'options'>> & { state: 'read' | 'refused' | 'loaded'; now: Date },
): Promise<void> {
  const { store, encryption } = services;
  const isEnded = state !== 'read';
  const { numUpdatedRows } = await store.db
    .updateTable('list_upload')
    .set({
      state,
      touched_at: now.toISOString(),
      ...(isEnded && { erase_at: timestampAfter(now, outcomeRetentionMs), bytes: 0 }),
      content_sealed: sealContent(encryption, upload.id, { ...contentOf(upload), ...found }),
    })
    .where('id', '=', upload.id)
    .where('state', 'in', state === 'loaded' ? ['loading', 'loaded'] : [upload.state])
    .executeTakeFirst();
  if (isEnded && numUpdatedRows === 1n) await deleteUploadedFiles(services, upload);
}

/** What of an upload is sealed in its row. */
function contentOf({
  actor,
  from,
  options,
  list,
  documents,
  confirmed,
  report,
  message,
}: ListUpload): UploadContent {
  return { actor, from, options, list, documents, confirmed, report, message };
}
