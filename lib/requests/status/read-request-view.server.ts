/** What a visitor sees of a recorded request: its kind and its dates, nothing that was submitted. */
import 'server-only';
import { type RequestKind, responseDueDate } from '../../content/requests/request-kinds.ts';
import { dayInIndia, type IsoDate } from '../../dates/iso-date.ts';
import type { RequestState } from '../../store/schema/outbox-schema.ts';
import type { Services } from '../../store/services.server.ts';

/** ISO dates in Indian time. */
export type RequestView = {
  reference: string;
  requestKind: RequestKind;
  receivedOn: string;
  dueDate: IsoDate | null;
  state: RequestState;
  sentOn: string | null;
  answeredOn: string | null;
};

/** Null if there is no such request. */
export async function readRequestView(
  { store, env }: Services,
  reference: string,
): Promise<RequestView | null> {
  const row = await store.db
    .selectFrom('service_request')
    .select(['kind', 'state', 'created_at', 'settled_at', 'answered_at'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const createdAt = new Date(row.created_at);
  return {
    reference,
    requestKind: row.kind,
    // The mail to its desk may still be due.
    state: row.answered_at === null ? row.state : 'answered',
    receivedOn: dayInIndia(row.created_at),
    dueDate: responseDueDate(row.kind, createdAt, env.serviceAnswerDays),
    sentOn: row.settled_at && dayInIndia(row.settled_at),
    answeredOn: row.answered_at && dayInIndia(row.answered_at),
  };
}
