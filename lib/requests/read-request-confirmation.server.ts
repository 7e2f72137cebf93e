/**
 * What the result page shows, read from its URL and the draft's cookie. The URL names an outcome and
 * a reference; everything else comes from the record, so that nothing can be claimed that did not happen.
 */
import 'server-only';
import { isRequestKind, type RequestKind } from '../content/requests/request-kinds.ts';
import { openOutbox } from '../outbox/outbox.server.ts';
import { readForConfirmation, shownSince } from '../outbox/read-for-confirmation.server.ts';
import { parseReference } from '../outbox/reference.ts';
import { isRoutePath } from '../site/find-route.ts';
import type { RoutePath } from '../site/routes.ts';
import { firstValue, type SearchParams } from '../url-state/search-params.ts';
import { readDraft } from './form-draft.server.ts';
import { parseLookupToken } from './lookup-token.server.ts';
import { type RequestRecord, readRequestRecord } from './read-request-record.server.ts';
import { requestPrefix } from './record-request.server.ts';
import { requestMessages } from './request-messages.ts';

export type RequestConfirmationView =
  | ({ kind: 'accepted' | 'state' } & RequestRecord)
  | { kind: 'problem'; message: string }
  | { kind: 'look-up' }
  | {
      kind: 'form';
      requestKind: RequestKind;
      page: RoutePath;
      values: Record<string, string>;
      errors: Record<string, string>;
    };

export function readRequestConfirmation(
  query: SearchParams,
  draftId: string | undefined,
): Promise<RequestConfirmationView> {
  return readForConfirmation(() => read(query, draftId), requestMessages.unavailable);
}

async function read(
  query: SearchParams,
  draftId: string | undefined,
): Promise<RequestConfirmationView> {
  switch (firstValue(query, 'result')) {
    case 'delivered':
    case 'queued': {
      const reference = parseReference(requestPrefix, firstValue(query, 'reference'));
      return reference
        ? readRecord('accepted', reference, shownSince(new Date()))
        : { kind: 'look-up' };
    }
    case 'state': {
      const reference = parseLookupToken(
        await openOutbox(),
        firstValue(query, 'token'),
        new Date(),
      );
      return reference ? readRecord('state', reference, new Date(0)) : { kind: 'look-up' };
    }
    case 'invalid':
      return readInvalid(firstValue(query, 'kind'), draftId);
    case 'not-found':
      return { kind: 'problem', message: requestMessages.notFound };
    case 'too-many':
      return { kind: 'problem', message: requestMessages.tooMany };
    case 'not-written':
      return { kind: 'problem', message: requestMessages.notWritten };
    default:
      return { kind: 'look-up' };
  }
}

async function readRecord(
  kind: 'accepted' | 'state',
  reference: string,
  since: Date,
): Promise<RequestConfirmationView> {
  const record = await readRequestRecord(reference, since);
  return record ? { kind, ...record } : { kind: 'look-up' };
}

async function readInvalid(
  kind: string,
  draftId: string | undefined,
): Promise<RequestConfirmationView> {
  if (!isRequestKind(kind)) return { kind: 'problem', message: requestMessages.unknownKind };
  const draft = await readDraft(draftId, kind);
  const page = draft?.page ?? '';
  return {
    kind: 'form',
    requestKind: kind,
    page: isRoutePath(page) ? page : '/contact-us',
    values: draft?.values ?? {},
    errors: draft?.errors ?? {},
  };
}
