/** The queue of service requests to the mail server. */
import 'server-only';
import { type SqlBool, sql } from 'kysely';
import { requestKindNames } from '../../content/requests/request-kinds.ts';
import { type ClaimOrder, claimDueRows } from '../../outbox/claim-due-rows.server.ts';
import { mailConcurrency, mailLeaseMs } from '../../outbox/mail-retry.server.ts';
import type { Queue } from '../../outbox/sweep-queue.server.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { deliverRequest } from './deliver-request.server.ts';

export function requestQueue(services: Services): Queue<ServiceRequestRow> {
  return {
    concurrency: mailConcurrency,
    claim: (limit, order) => claimDueRequests(services, limit, services.store.now(), order),
    send: (row) => deliverRequest(services, row),
  };
}

export function claimDueRequests(
  { store, env }: Services,
  limit: number,
  now: Date,
  order: ClaimOrder = 'longest-due',
): Promise<ServiceRequestRow[]> {
  // A later release on the same database has its own kinds, which only it can send.
  const only = sql<SqlBool>`kind in (${sql.join([...requestKindNames])})`;
  const leaseMs = mailLeaseMs(env);
  return claimDueRows(store, 'service_request', { limit, order, leaseMs, now, only });
}
