/**
 * Sends one lead to Lead.svc, once: one time limit over connecting and reading, a bounded body, no redirect
 * followed, every failure a value. It never retries: only the outbox knows whether it may.
 */
import 'server-only';
import type { ProductCode } from './call-back-products.ts';
import { type ConnectionFailure, connectionFailure } from './connection-failure.ts';
import { type LeadReply, parseLeadReply } from './parse-lead-reply.ts';
import { readCapped, type ServiceReply, unusableReply } from './service-reply.ts';

export type Lead = { mobile: string; product: ProductCode; timeSlot: string };

export type LeadServiceOptions = {
  serviceUrl: string;
  timeoutMs: number;
  antiForgeryToken: string;
};

/** `antiForgeryToken` goes as it is into a header and a cookie, so it must be safe in both. Never throws. */
export async function generateLead(lead: Lead, options: LeadServiceOptions): Promise<LeadReply> {
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
 * Connections are kept alive by fetch, idle for four seconds or as long as the server's Keep-Alive
 * header allows. A server that closes sooner and silently can reset a request it never read; that
 * looks like any reset, so it is 'connection-lost' with `mayHaveArrived`.
 */
async function sendRequest({ url, init }: { url: URL; init: RequestInit }): Promise<LeadReply> {
  const response = await fetch(url, init);
  const { text, isCut } = await readCapped(response);
  const reply: ServiceReply = {
    status: response.status,
    contentType: response.headers.get('content-type'),
    text,
  };
  if (isCut && response.ok) return { ...unusableReply(reply, 'too-large'), mayHaveArrived: true };
  return parseLeadReply(reply);
}

/** Undefined where the configuration makes no request: then nothing was sent. */
function buildRequest(lead: Lead, { serviceUrl, timeoutMs, antiForgeryToken }: LeadServiceOptions) {
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
        MobileNumber: lead.mobile,
        IsIVRRequest: false,
        IVRProductCode: 0,
        ProductId: lead.product,
        SlotDateTime: lead.timeSlot,
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

/** fetch does not tell whether the connection stood, so the request may have arrived. */
function timedOut(timeoutMs: number): ConnectionFailure {
  const detail = `no complete answer within ${timeoutMs} ms`;
  return { kind: 'unusable', reason: 'timeout', mayHaveArrived: true, detail };
}
