/**
 * Content of the result page, read from its URL and the draft's cookie. The URL names an outcome; the details come from
 * the record and need its token, so that no URL can claim a request that was never made.
 */
import 'server-only';
import { firstValue, type SearchParams } from '../../browser/url-state/search-params.ts';
import {
  isRequestKind,
  type RequestKind,
  responseDueDate,
} from '../../content/requests/request-kinds.ts';
import { dayInIndia, type IsoDate } from '../../dates/iso-date.ts';
import { readDraft } from '../../forms/form-draft.server.ts';
import { readOrUnavailable } from '../../forms/read-or-unavailable.server.ts';
import { issueAccessToken, parseAccessToken } from '../../forms/record-access-token.server.ts';
import {
  type CodeView,
  readCodeView,
} from '../../identity/one-time-codes/read-code-state.server.ts';
import { type CallView, readCallView } from '../../leads/status/read-call-view.server.ts';
import { callBackPrefix, parseAnyReference } from '../../outbox/reference.ts';
import { isPagePath } from '../../site/find-route.ts';
import { inEnglish } from '../../site/hindi-pages.ts';
import type { RequestState } from '../../store/schema/outbox-schema.ts';
import { openServices, type Services } from '../../store/services.server.ts';
import { requestMessages } from '../submit/request-messages.ts';

export type RequestConfirmationView =
  | ({ kind: 'accepted' | 'state' } & RequestView)
  /** With the reference that was looked up in vain. */
  | { kind: 'message'; message: string; reference?: string }
  /** Its code is still to be entered. */
  | CodeView
  | ({ kind: 'call'; stopToken: string } & CallView)
  /** The reference from the URL, or empty; no record was read. */
  | { kind: 'look-up'; reference: string }
  | {
      kind: 'form';
      requestKind: RequestKind;
      page: string;
      values: Record<string, string>;
      errors: Record<string, string>;
    };

export function readRequestConfirmation(
  query: SearchParams,
  draftId: string | undefined,
  headers: Pick<Headers, 'get'> = new Headers(),
): Promise<RequestConfirmationView> {
  return readOrUnavailable(() => readView(query, draftId, headers), requestMessages.unavailable);
}

async function readView(
  query: SearchParams,
  draftId: string | undefined,
  headers: Pick<Headers, 'get'>,
): Promise<RequestConfirmationView> {
  switch (firstValue(query, 'result')) {
    case 'delivered':
    case 'queued':
      return readRecord('accepted', query);
    case 'state':
      return readRecord('state', query);
    case 'code-required':
      return readCodeView(query, headers, 'allow-calls');
    case 'stopped-again':
      return { kind: 'message', message: requestMessages.stoppedAgain };
    case 'invalid':
      return readInvalid(firstValue(query, 'kind'), draftId);
    case 'not-found':
      return {
        kind: 'message',
        message: requestMessages.notFound,
        reference: toLookUpView(query).reference,
      };
    case 'too-many':
      return { kind: 'message', message: requestMessages['too-many'] };
    case 'not-written':
      return { kind: 'message', message: requestMessages['not-written'] };
    default:
      return toLookUpView(query);
  }
}

/** If only the reference is known, the page asks for the number or address. */
async function readRecord(
  kind: 'accepted' | 'state',
  query: SearchParams,
): Promise<RequestConfirmationView> {
  const services = await openServices();
  const now = services.store.now();
  const reference = parseAccessToken(services, firstValue(query, 'pass'), { now });
  if (!reference) return toLookUpView(query);
  if (reference.startsWith(callBackPrefix)) {
    const call = await readCallView(services, reference, now);
    const stopToken = issueAccessToken(services, reference, { now, kind: 'stop' });
    return call ? { kind: 'call', stopToken, ...call } : toLookUpView(query);
  }
  const record = await readRequestView(services, reference);
  return record ? { kind, ...record } : toLookUpView(query);
}

function toLookUpView(query: SearchParams) {
  const reference = parseAnyReference(firstValue(query, 'reference'));
  return { kind: 'look-up' as const, reference: reference ?? '' };
}

async function readInvalid(
  kind: string,
  draftId: string | undefined,
): Promise<RequestConfirmationView> {
  if (!isRequestKind(kind)) return { kind: 'message', message: requestMessages.unknownKind };
  const draft = await readDraft(draftId, kind);
  const page = draft?.page ?? '';
  return {
    kind: 'form',
    requestKind: kind,
    // The form puts its own language before it: the field says in which one the consent was shown.
    page: isPagePath(page) ? inEnglish(page) : '/contact-us',
    values: draft?.values ?? {},
    errors: draft?.errors ?? {},
  };
}

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
