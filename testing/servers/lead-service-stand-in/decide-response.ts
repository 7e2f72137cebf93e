/**
 * Decides the response to a lead call. The request is validated before the mode applies, so that no mode hides an error
 * of the client.
 */
import type { IncomingMessage } from 'node:http';
import * as pages from './canned-responses.ts';
import type { StandInControl } from './control.ts';
import { headerText, parseObject } from './http.ts';
import type { ReceivedLead } from './received-leads.ts';
import {
  buildResponse,
  businessRefusal,
  failureResponses,
  parseSentLead,
  type SentLead,
} from './responses.ts';

export type StandInDecision = {
  lead: SentLead | undefined;
  response: pages.CannedResponse | 'reset';
  outcome: ReceivedLead['outcome'];
};

const defaultRefusal = 'A call has already been requested for this number.';

/** @param body undefined where it was too large. */
export function decideResponse(
  control: StandInControl,
  request: IncomingMessage,
  body: string | undefined,
): StandInDecision {
  const lead = parseSentLead(parseObject(body ?? ''));
  const isAffected = control.onlyProduct === undefined || control.onlyProduct === lead?.productId;
  const call: StandInControl = isAffected ? control : { mode: 'accept' };
  const failure = failureResponse(call, request, body, lead);
  if (failure || !lead) return { lead, response: failure ?? pages.requestError, outcome: 'failed' };

  const refusal =
    call.mode === 'refuse' || call.mode === 'slow-refuse'
      ? (call.message ?? defaultRefusal)
      : businessRefusal(lead.mobile);
  const outcome = refusal === null ? 'accepted' : 'refused';
  return { lead, response: buildResponse(call.mode, refusal), outcome };
}

function failureResponse(
  call: StandInControl,
  request: IncomingMessage,
  body: string | undefined,
  lead: SentLead | undefined,
): StandInDecision['response'] | undefined {
  if (body === undefined) return pages.requestTooLarge;
  if (!hasMatchingToken(request)) return pages.antiForgeryFailed;
  if (!lead || !isJsonType(request)) return pages.requestError;
  return call.mode === 'reset' ? 'reset' : failureResponses[call.mode];
}

function hasMatchingToken(request: IncomingMessage): boolean {
  const token = headerText(request, 'x-xsrf-token');
  const cookie = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(headerText(request, 'cookie'))?.[1];
  return token !== '' && cookie?.trim() === token;
}

/** WCF's WebContentTypeMapper accepts these two as JSON; anything else is "unexpected format 'Raw'". */
function isJsonType(request: IncomingMessage): boolean {
  return /^(?:application|text)\/json\s*(?:;|$)/i.test(headerText(request, 'content-type'));
}
