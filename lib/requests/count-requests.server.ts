/** Counts of service requests, for /api/status and monitoring. */
import 'server-only';
import { type OutboxStatus, outboxStatus } from '../outbox/outbox-status.server.ts';
import { type RequestState, requestStates } from '../store/schema/outbox-schema.ts';
import type { Store } from '../store/schema/schema.ts';

export type RequestStatus = OutboxStatus<RequestState>;

export function countRequests(store: Store, now: Date): Promise<RequestStatus> {
  return outboxStatus(store, 'service_request', { states: requestStates, now });
}
