/**
 * Handles a lead call: records it on arrival, responds as controlled, and sets its outcome once the response is sent.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StandInControl, StandInMode } from './control.ts';
import { decideResponse } from './decide-response.ts';
import { collectBody, headerText, sendDelayed, sendImmediately, sendSlowly } from './http.ts';
import type { ReceivedLead } from './received-leads.ts';

/** Longer than the site's default timeout. */
const defaultDelayMs = 10_000;

const delayedSenders: Partial<Record<StandInMode, typeof sendDelayed>> = {
  slow: sendDelayed,
  'slow-refuse': sendDelayed,
  'slow-body': sendSlowly,
};

type Listeners = {
  record: (lead: ReceivedLead) => ReceivedLead;
  onLead?: (lead: ReceivedLead) => void;
};

export function receiveLead(
  call: StandInControl,
  request: IncomingMessage,
  response: ServerResponse,
  { record, onLead }: Listeners,
): void {
  const received = record({
    at: new Date().toISOString(),
    mobile: '',
    productId: null,
    slot: '',
    token: headerText(request, 'x-xsrf-token'),
    mode: call.mode,
    // Set until the response is sent, so that a reader in between does not count it as accepted.
    outcome: 'failed',
  });
  if (onLead) response.once('close', () => onLead(received));
  if (call.mode === 'reset-before') {
    request.socket.resetAndDestroy();
    return;
  }
  collectBody(request, (body) => {
    const { lead, response: answer, outcome } = decideResponse(call, request, body);
    Object.assign(received, lead);
    if (answer === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    const send = outcome === 'failed' ? undefined : delayedSenders[call.mode];
    (send ?? sendImmediately)(response, answer, call.delayMs ?? defaultDelayMs, () => {
      received.outcome = outcome;
    });
  });
}
