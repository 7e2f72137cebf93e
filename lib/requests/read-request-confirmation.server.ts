/**
 * What the result page shows, read from its URL and the draft's cookie. The URL names an outcome and
 * a reference; everything else comes from the record, so that nothing can be claimed that did not happen.
 */
import 'server-only';
import { isRequestKind, type RequestKind } from '../content/requests/request-kinds.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import { openOutbox } from '../outbox/outbox.server.ts';
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

/** A reference alone opens its record to whoever has the URL for this long. */
const shownForMs = 24 * 60 * 60_000;

export async function readRequestConfirmation(
  query: SearchParams,
  draftId: string | undefined,
): Promise<RequestConfirmationView> {
  try {
    return await read(query, draftId);
  } catch (error) {
    logger().error({ problem: errorName(error) }, 'result page: database unavailable');
    return { kind: 'problem', message: requestMessages.unavailable };
  }
}

async function read(
  query: SearchParams,
  draftId: string | undefined,
): Promise<RequestConfirmationView> {
  switch (firstValue(query, 'result')) {
    case 'delivered':
    case 'queued': {
      const since = new Date(Date.now() - shownForMs);
      const reference = parseReference(requestPrefix, firstValue(query, 'reference'));
      return reference ? readRecord('accepted', reference, since) : { kind: 'look-up' };
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
