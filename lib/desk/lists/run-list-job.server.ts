/**
 * Reads an uploaded list, or puts it in force; runs in a process of its own (list-worker.ts). What becomes of it is in
 * the row of the upload: nobody needs to wait for it.
 */
import 'server-only';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '../../dates/iso-date.ts';
import { ImportError } from '../../imports/spreadsheets/import-error.ts';
import { inPageWords } from '../../imports/spreadsheets/import-options.ts';
import { UnfinishedImport } from '../../policies/import/write-import.server.ts';
import { errorName, logger } from '../../process/logging/logger.server.ts';
import type { Services } from '../../store/services.server.ts';
import { finishStep } from './list-upload-steps.server.ts';
import { readListUpload } from './list-uploads.server.ts';
import { loadUpload } from './load-upload.server.ts';

/** Older folders are of a process that was killed. */
const folderKeptMs = hourMs;
const folderOf = (dataDir: string) => join(dataDir, 'list-uploads');

export async function runListJob(services: Services, id: string): Promise<void> {
  const { store } = services;
  const now = store.now();
  const upload = await readListUpload(services, id, now);
  if (upload?.state !== 'reading' && upload?.state !== 'loading') return;
  const isDryRun = upload.state === 'reading';
  const parent = folderOf(services.env.dataDir);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  // `mkdtemp` makes it readable by its owner only: the files in it are in clear text.
  const folder = await mkdtemp(join(parent, 'list-'));
  try {
    const { report, options } = await loadUpload(services, upload, folder, { isDryRun, now });
    const isAsked = report === null || report.questions.length > 0;
    const state = isDryRun || isAsked ? 'read' : 'loaded';
    const message =
      isAsked && !isDryRun
        ? 'The lists in force have changed since: nothing was loaded. Read the report again.'
        : null;
    await finishStep(services, upload, { state, now: store.now(), report, message, options });
  } catch (error) {
    const isOurs = error instanceof ImportError;
    if (!isOurs) logger().error({ problem: errorName(error) }, 'list upload');
    const message = isOurs ? inPageWords(error.text) : 'Something went wrong on our side.';
    const state = error instanceof UnfinishedImport ? 'loaded' : 'refused';
    await finishStep(services, upload, {
      state,
      now: store.now(),
      report: upload.report,
      message,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files in clear text of a process that was killed. */
export async function deleteLeftFolders({ env }: Services, now: Date): Promise<void> {
  const parent = folderOf(env.dataDir);
  const names = await readdir(parent).catch(() => []);
  for (const name of names) {
    const folder = join(parent, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < now.getTime() - folderKeptMs) await rm(folder, { recursive: true, force: true });
  }
}
