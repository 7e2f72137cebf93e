/** One round of the requests' sweeper: one queue to one mail server. */
import 'server-only';
import { type SqlBool, sql } from 'kysely';
import { requestKindNames } from '../content/requests/request-kinds.ts';
import { type ClaimOrder, claimDueRows } from '../outbox/claim-due-rows.server.ts';
import { mailLeaseMs } from '../outbox/mail-retry.server.ts';
import type { Outbox } from '../outbox/outbox.server.ts';
import { type Health, type RoundOutcome, sweepQueue } from '../outbox/sweep-queue.server.ts';
import type { ServiceRequestRow } from '../store/outbox-schema.ts';
import { deliverRequest } from './deliver-request.server.ts';

/** Concurrent connections to the mail server. */
const concurrency = 5;

export function initialMailHealth(): Health {
  return { isUp: true };
}

export function sweepRequests(
  outbox: Outbox,
  health: Health,
  isStopped: () => boolean = () => false,
): Promise<RoundOutcome> {
  const queue = {
    concurrency: concurrency,
    claim: (limit: number, order: ClaimOrder) =>
      claimDueRequests(outbox, limit, outbox.store.now(), order),
    send: (row: ServiceRequestRow) => deliverRequest(outbox, row),
  };
  return sweepQueue(queue, health, isStopped);
}

export function claimDueRequests(
  { store, env }: Outbox,
  limit: number,
  now: Date,
  order: ClaimOrder = 'longest-due',
): Promise<ServiceRequestRow[]> {
  // A later release on the same database has its own kinds, which only it can send.
  const only = sql<SqlBool>`kind in (${sql.join([...requestKindNames])})`;
  const leaseMs = mailLeaseMs(env);
  return claimDueRows(store, 'service_request', { limit, order, leaseMs, now, only });
}
