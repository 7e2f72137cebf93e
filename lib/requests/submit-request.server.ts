/** Takes a valid request: write it down, wake the sweeper, say so. Rule: "queued" is only said of a row on disk. */
import 'server-only';
import { type NotRecorded, withClientRateLimit } from '../http/with-client-rate-limit.server.ts';
import { openOutbox } from '../outbox/outbox.server.ts';
import { answerBy } from './answer-by.ts';
import { recordRequest } from './record-request.server.ts';
import type { RequestSubmission } from './request-submission.server.ts';
import { wakeRequestWorker } from './request-worker.server.ts';

export type RequestOutcome =
  | { kind: 'delivered' | 'queued'; reference: string; by: string | null }
  | NotRecorded;

export async function submitRequest(
  request: RequestSubmission,
  /** Counted, never kept. */
  { client, perHour, deskDays }: { client: string; perHour: number; deskDays: number },
): Promise<RequestOutcome> {
  const taken = await withClientRateLimit(
    { purpose: 'service-request', client, perHour },
    async () => recordRequest(await openOutbox(), request, new Date()),
  );
  if (!('row' in taken)) return taken;
  if (taken.kind === 'accepted') wakeRequestWorker();
  const { reference, state, kind, created_at } = taken.row;
  return {
    kind: state === 'pending' ? 'queued' : 'delivered',
    reference,
    by: answerBy(kind, new Date(created_at), deskDays),
  };
}
