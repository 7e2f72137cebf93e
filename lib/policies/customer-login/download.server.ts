/**
 * Downloads of a signed-in customer: a document, decrypted as it is sent, or a copy of the personal data. Rule: access
 * is recorded before the first byte is sent; another customer's document is answered like one that does not exist.
 */
import 'server-only';
import { todayInIndia } from '../../dates/iso-date.ts';
import { downloadHeaders } from '../../http/download-headers.ts';
import { type HandlerReply, handleRequest, seeOther } from '../../http/handle-request.server.ts';
import { recordAccess } from '../access-log.server.ts';
import { exportPersonalData } from '../export-personal-data.server.ts';
import { openDocument } from '../open-document.server.ts';
import { type AuthOutcome, authenticate } from './authenticate.server.ts';
import { policiesPath, withLoginMessage } from './login-messages.ts';

type SignedInContext = Extract<AuthOutcome, { kind: 'signed-in' }>;

export function downloadDocument(headers: Headers, id: string): Promise<Response> {
  return download('policy-document', headers, async ({ services, session, now }) => {
    const document = await openDocument(services, session.contactKey, id);
    if (document.kind === 'not-found') {
      return {
        response: seeOther(withLoginMessage(policiesPath, 'no-document')),
        outcome: 'not-found',
      };
    }
    const { policyId } = document;
    await recordAccess(
      services,
      session.contactKey,
      { what: 'document', policyId, documentId: id },
      { clientClass: session.clientClass, now },
    );
    const response = new Response(document.stream, {
      headers: {
        ...downloadHeaders('application/pdf', document.fileName),
        'Content-Length': String(document.byteLength),
      },
    });
    return { response, outcome: 'sent' };
  });
}

export function downloadData(headers: Headers): Promise<Response> {
  return download('data-copy', headers, async ({ services, session, now }) => {
    const { clientClass } = session;
    await recordAccess(services, session.contactKey, { what: 'data-copy' }, { clientClass, now });
    const data = await exportPersonalData(services, session.contactKey);
    const response = new Response(`${JSON.stringify(data, null, 2)}\n`, {
      headers: downloadHeaders(
        'application/json; charset=utf-8',
        `my-data-${todayInIndia(now)}.json`,
      ),
    });
    return { response, outcome: 'sent' };
  });
}

function download(
  name: string,
  headers: Headers,
  work: (auth: SignedInContext) => Promise<HandlerReply>,
): Promise<Response> {
  return handleRequest(name, async () => {
    const auth = await authenticate(headers);
    if (auth.kind === 'signed-out') return { response: seeOther(auth.path), outcome: 'signed-out' };
    return work(auth);
  });
}
