/** The result of GenerateProductwiseLead for a request, and the envelope of its response. */
import * as pages from './canned-responses.ts';
import type { StandInMode } from './control.ts';

export const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** Modes in which the service accepts no lead. */
export const failureResponses: Partial<Record<StandInMode, pages.CannedResponse>> = {
  'request-error': pages.requestError,
  'not-found': pages.endpointNotFound,
  'method-not-allowed': pages.methodNotAllowed('GET'),
  'server-error-json': pages.serverErrorJson,
  'server-error-html': pages.serverErrorHtml,
  redirect: pages.redirectToLogin,
  'html-ok': pages.htmlOk,
  empty: { status: 200, headers: {}, body: '' },
  null: { status: 200, headers: jsonHeaders, body: 'null' },
  malformed: { status: 200, headers: jsonHeaders, body: '{"IsError":fal' },
  'too-large': {
    status: 200,
    headers: jsonHeaders,
    body: `{"IsError":false,"ErrorMessage":"${'x'.repeat(1024 * 1024)}"}`,
  },
};

export function businessRefusal(mobile: string): string | null {
  return /^\d{10}$/.test(mobile) ? null : 'Enter valid mobile no.';
}

/** @param refusal null where the lead is accepted. */
export function buildResponse(mode: StandInMode, refusal: string | null): pages.CannedResponse {
  const answer = { IsError: refusal !== null, ErrorMessage: refusal };
  const bare = JSON.stringify(answer);
  switch (mode) {
    case 'wrapped':
      return ok(`{"GenerateProductwiseLeadResult":${bare}}`);
    case 'd':
      return ok(JSON.stringify({ d: { __type: 'LeadResponse:#LeadService', ...answer } }));
    case 'double-encoded':
      return ok(JSON.stringify(bare));
    case 'bom':
      return ok(`\uFEFF${bare}`);
    case 'text-plain':
      return { ...ok(bare), headers: { 'content-type': 'text/plain; charset=utf-8' } };
    default:
      return ok(bare);
  }
}

function ok(body: string): pages.CannedResponse {
  return { status: 200, headers: jsonHeaders, body };
}

export type SentLead = { mobile: string; productId: number; slot: string };

/** Parses as DataContractJsonSerializer does: a missing member gets its default, a wrong type is an error. */
export function parseSentLead(sent: Record<string, unknown> | undefined): SentLead | undefined {
  if (!sent) return undefined;
  const mobile = sent.MobileNumber ?? '';
  const productId = sent.ProductId ?? 0;
  const slot = sent.SlotDateTime ?? '';
  const isIvrRequest = sent.IsIVRRequest ?? false;
  const ivrProductCode = sent.IVRProductCode ?? 0;
  if (typeof mobile !== 'string' || typeof slot !== 'string') return undefined;
  if (typeof productId !== 'number' || typeof ivrProductCode !== 'number') return undefined;
  if (typeof isIvrRequest !== 'boolean') return undefined;
  return { mobile, productId, slot };
}
