/**
 * Sends one lead to Lead.svc, once: one timeout for connecting and reading, a bounded body, no redirects, every failure
 * as a value. It never retries: only the outbox knows whether it may.
 */
import 'server-only';
import { type LeadReply, parseLeadReply } from './parse-lead-reply.ts';
import {
  type ConnectionFailure,
  connectionFailure,
  readTextUpToLimit,
  type ServiceReply,
  unusableReply,
} from './service-reply.ts';

/** A lead under the names of Lead.svc: which columns these are is decided in lib/store/schema/lead-schema.ts. */
export type LeadServiceLead = Readonly<Record<string, string | number>>;

export type LeadServiceOptions = {
  serviceUrl: string;
  timeoutMs: number;
  antiForgeryToken: string;
};

/** `antiForgeryToken` is copied into a header and a cookie unchanged, so it must be safe in both. Never throws. */
export async function generateLead(
  lead: LeadServiceLead,
  options: LeadServiceOptions,
): Promise<LeadReply> {
  const request = buildRequest(lead, options);
  if (!request) {
    const detail = 'the request could not be built: check the service URL, token and time limit';
    return { kind: 'unusable', reason: 'not-connected', mayHaveArrived: false, detail };
  }
  try {
    return await sendRequest(request);
  } catch (error) {
    return request.init.signal.aborted ? timedOut(options.timeoutMs) : connectionFailure(error);
  }
}

/**
 * fetch keeps connections alive, idle for four seconds or as long as the server's Keep-Alive header allows. A server
 * that closes sooner can reset a request it never read; that cannot be told from any other reset, so it is
 * 'connection-lost' with `mayHaveArrived`.
 */
async function sendRequest({ url, init }: { url: URL; init: RequestInit }): Promise<LeadReply> {
  const response = await fetch(url, init);
  const { text, isCut } = await readTextUpToLimit(response);
  const reply: ServiceReply = {
    status: response.status,
    contentType: response.headers.get('content-type'),
    text,
  };
  if (isCut && response.ok) return { ...unusableReply(reply, 'too-large'), mayHaveArrived: true };
  return parseLeadReply(reply);
}

/** Undefined if the configuration gives no valid request: then nothing was sent. */
function buildRequest(
  lead: LeadServiceLead,
  { serviceUrl, timeoutMs, antiForgeryToken }: LeadServiceOptions,
) {
  try {
    const init = {
      method: 'POST',
      headers: new Headers({
        accept: 'application/json',
        // WCF answers 400 to any other content type.
        'content-type': 'application/json; charset=utf-8',
        'x-xsrf-token': antiForgeryToken,
        cookie: `XSRF-TOKEN=${antiForgeryToken}`,
      }),
      body: JSON.stringify({
        IsIVRRequest: false,
        IVRProductCode: 0,
        ...lead,
      }),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    } satisfies RequestInit;
    const path = '/Lead.svc/web/GenerateProductwiseLead';
    return { url: new URL(serviceUrl.replace(/\/+$/, '') + path), init };
  } catch {
    return undefined;
  }
}

/** fetch does not report whether the connection was established, so the request may have arrived. */
function timedOut(timeoutMs: number): ConnectionFailure {
  const detail = `no complete answer within ${timeoutMs} ms`;
  return { kind: 'unusable', reason: 'timeout', mayHaveArrived: true, detail };
}
