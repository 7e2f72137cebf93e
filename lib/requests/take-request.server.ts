/** Takes a valid request: write it down, wake the sweeper, say so. Rule: "queued" is only said of a row on disk. */
import 'server-only';
import { acceptOnce, type NotAccepted } from '../http/with-client-rate-limit.server.ts';
import { openOutbox } from '../outbox/outbox.server.ts';
import { acceptRequest } from './accept-request.server.ts';
import { answerBy } from './answer-by.ts';
import type { ServiceRequest } from './read-request.server.ts';
import { wakeRequestSweeper } from './request-worker.server.ts';

export type RequestOutcome =
  | { kind: 'delivered' | 'queued'; reference: string; by: string | null }
  | NotAccepted;

export async function takeRequest(
  request: ServiceRequest,
  /** Counted, never kept. */
  { client, perHour, deskDays }: { client: string; perHour: number; deskDays: number },
): Promise<RequestOutcome> {
  const taken = await acceptOnce({ purpose: 'service-request', client, perHour }, async () =>
    acceptRequest(await openOutbox(), request, new Date()),
  );
  if (!('row' in taken)) return taken;
  if (taken.kind === 'accepted') wakeRequestSweeper();
  const { reference, state, kind, created_at } = taken.row;
  return {
    kind: state === 'pending' ? 'queued' : 'delivered',
    reference,
    by: answerBy(kind, new Date(created_at), deskDays),
  };
}
