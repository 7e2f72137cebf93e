/**
 * The list of requests for the desk: reads rows, and maps a row to its listed form. Its twin:
 * lib/leads/list/lead-list.server.ts.
 */
import 'server-only';
import { callSeriesOf } from '../../content/requests/call-series-of.ts';
import {
  isRequestKind,
  type RequestKind,
  responseDueDate,
} from '../../content/requests/request-kinds.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { type OutboxStatus, outboxStatus } from '../../outbox/outbox-status.server.ts';
import {
  type RequestState,
  requestStates,
  type ServiceRequestRow,
} from '../../store/schema/outbox-schema.ts';
import type { Store } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { openFields } from '../open-request.server.ts';

export type ListedRequest = {
  reference: string;
  kind: RequestKind;
  state: RequestState;
  createdAt: string;
  sentAt: string | null;
  answeredAt: string | null;
  /** By when it is answered; null for a kind without a time limit. */
  dueDate: IsoDate | null;
  /** The series of numbers to call from, where the form asked who sold the policy and its fields can be read. */
  callSeries: string | null;
  attempts: number;
  isPossiblyDuplicate: boolean;
  isHoneypotFilled: boolean;
  page: string;
  /** Of the notice that was shown. */
  consentVersion: string;
  lastProblem: string;
  /**
   * Values by field name; empty unless revealed, if erased, or sealed with another key (`lastProblem` then says so).
   */
  fields: Readonly<Record<string, string>>;
};

export type RequestFilter = {
  state?: RequestState;
  kind?: RequestKind;
  since?: Date;
  limit: number;
};

/** The newest first, and the total number. */
export async function readRequests(
  { store }: Services,
  { state, kind, since, limit }: RequestFilter,
): Promise<{ requests: ServiceRequestRow[]; total: number }> {
  let query = store.db.selectFrom('service_request');
  if (state) query = query.where('state', '=', state);
  if (kind) query = query.where('kind', '=', kind);
  if (since) query = query.where('created_at', '>=', since.toISOString());
  const requests = await query.selectAll().orderBy('created_at', 'desc').limit(limit).execute();
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { requests, total };
}

/** Leaves out what was typed unless it is revealed. */
export function toListedRequest(
  services: Services,
  row: ServiceRequestRow,
  isRevealed: boolean,
): ListedRequest {
  const opened = openFields(services, row);
  const fields = opened.kind === 'opened' ? opened.fields : {};
  return {
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    createdAt: row.created_at,
    sentAt: row.settled_at,
    answeredAt: row.answered_at,
    // Null for a kind that only a later release knew, before it was rolled back: its days are not known here.
    dueDate: isRequestKind(row.kind)
      ? responseDueDate(row.kind, new Date(row.created_at), services.env.serviceAnswerDays)
      : null,
    callSeries:
      isRequestKind(row.kind) && opened.kind === 'opened'
        ? callSeriesOf(row.kind, fields, services.env.broker)
        : null,
    attempts: row.attempts,
    isPossiblyDuplicate: row.possibly_duplicate === 1,
    isHoneypotFilled: row.honeypot_filled === 1,
    page: row.page ?? '',
    consentVersion: row.consent_version,
    lastProblem: row.last_problem ?? (opened.kind === 'opened' ? '' : opened.reason),
    fields: isRevealed ? fields : {},
  };
}

/** Counts of service requests, for /api/status and monitoring. */
export type RequestStatus = OutboxStatus<RequestState>;

export function countRequests(store: Store, now: Date): Promise<RequestStatus> {
  return outboxStatus(store, 'service_request', { states: requestStates, now });
}
