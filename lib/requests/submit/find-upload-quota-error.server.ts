/**
 * Disk quota of all uploaded files together: call-backs are written to the same disk. A twentieth of it may be used in
 * one hour, so that a flood from many addresses takes most of a day to fill it, and is noticed.
 */
import 'server-only';
import { requestKinds } from '../../content/requests/request-kinds.ts';
import { hourMs, timestampBefore } from '../../dates/iso-date.ts';
import { logger } from '../../logging/logger.server.ts';
import type { Store } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import type { InvalidRequest } from './request-outcome.ts';
import type { RequestSubmission } from './request-submission.server.ts';

const hoursToFill = 20;
const bytesPerMb = 1024 * 1024;

/**
 * The request is accepted without its file: null if there is none, or if there is room for it.
 * @throws if the database is unavailable.
 */
export async function findUploadQuotaError(
  { store, env: { uploadsMaxMb, broker } }: Pick<Services, 'store' | 'env'>,
  { kind, file }: RequestSubmission,
  now: Date,
): Promise<InvalidRequest | null> {
  const field = requestKinds[kind].fields.find(({ type }) => type === 'pdf');
  if (!field || !file) return null;
  const stored = await storedBytes(store, now);
  const maxBytes = uploadsMaxMb * bytesPerMb;
  // The length as stored, in base64.
  const length = Math.ceil((file.bytes.length * 4) / 3);
  if (stored.all + length <= maxBytes && stored.ofHour + length <= maxBytes / hoursToFill)
    return null;
  logger().warn('a file was refused: the room for files is used up (UPLOADS_MAX_MB)');
  const message = `We cannot store more files just now. Take the file out and send the form without it, or call us: ${broker.phone}.`;
  return { kind: 'invalid', requestKind: kind, errors: { [field.name]: message } };
}

async function storedBytes(store: Store, now: Date): Promise<{ all: number; ofHour: number }> {
  const hourAgo = timestampBefore(now, hourMs);
  const [all, ofHour] = await Promise.all([sumStoredBytes(store), sumStoredBytes(store, hourAgo)]);
  return { all, ofHour };
}

async function sumStoredBytes({ db }: Store, since: string | null = null): Promise<number> {
  const { bytes } = await db
    .selectFrom('request_file')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .$if(since !== null, (files) => files.where('stored_at', '>', since))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
