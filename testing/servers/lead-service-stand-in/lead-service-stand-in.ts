/**
 * Simulates Lead.svc over real HTTP: WCF's responses, its failures and a broken network, selected by PUT /control. It
 * records all leads, so that a test can check what reached the service.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '../listen-locally.ts';
import { endpointNotFound, methodNotAllowed } from './canned-responses.ts';
import { parseControl, type StandInControl, type StandInMode } from './control.ts';
import { decideResponse } from './decide-response.ts';
import {
  collectBody,
  headerText,
  parseObject,
  sendCannedResponse,
  sendDelayed,
  sendImmediately,
  sendSlowly,
} from './http.ts';
import { createReceivedLeads, type ReceivedLead } from './received-leads.ts';
import { jsonHeaders } from './responses.ts';

export type { ReceivedLead } from './received-leads.ts';

export type StandInOptions = {
  /** 0 uses any free port. */
  port?: number;
  host?: string;
  /** Maximum number of recorded leads; the oldest are dropped. */
  maxReceived?: number;
  /** Called once per lead, when its outcome is final. */
  onLead?: (lead: ReceivedLead) => void;
};

export type LeadServiceStandIn = {
  /** Base URL without a trailing slash. */
  url: string;
  port: number;
  /** Equivalent to PUT /control. */
  setMode(control: StandInControl): void;
  /** Equivalent to GET /received. */
  received(): ReceivedLead[];
  /** Equivalent to DELETE /received. */
  clear(): void;
  close(): Promise<void>;
};

type Operation = (request: IncomingMessage, response: ServerResponse) => void;

/** Rejects when the port is in use. */
export async function startLeadServiceStandIn(
  options: StandInOptions = {},
): Promise<LeadServiceStandIn> {
  const { port = 0, host = '127.0.0.1', maxReceived = 50_000, onLead } = options;
  const received = createReceivedLeads(maxReceived);
  let control: StandInControl = { mode: 'accept' };

  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0]?.toLowerCase();
    const operation = operations[path ?? ''];
    const handle = operation?.[request.method ?? ''];
    if (handle) handle(request, response);
    else if (!operation) sendCannedResponse(response, endpointNotFound);
    else sendCannedResponse(response, methodNotAllowed(Object.keys(operation).join(', ')));
  });

  /** Operations by path (IIS ignores its case), then by method. */
  const operations: Record<string, Record<string, Operation>> = {
    '/lead.svc/web/generateproductwiselead': {
      POST: (request, response) =>
        receiveLead(nextCall(), request, response, { record: received.add, onLead }),
    },
    '/control': {
      GET: (_, response) => sendJson(response, 200, control),
      PUT: changeControl,
    },
    '/received': {
      GET: (_, response) => sendJson(response, 200, { leads: received.all() }),
      DELETE: (_, response) => {
        received.clear();
        sendJson(response, 200, { leads: [] });
      },
    },
  };

  function nextCall(): StandInControl {
    const call = control;
    if (call.times !== undefined)
      control = call.times > 1 ? { ...call, times: call.times - 1 } : { mode: 'accept' };
    return call;
  }

  function changeControl(request: IncomingMessage, response: ServerResponse): void {
    collectBody(request, (body) => {
      const parsed = parseControl(parseObject(body ?? ''));
      if (typeof parsed === 'string') {
        sendJson(response, 400, { message: parsed });
        return;
      }
      control = parsed;
      sendJson(response, 200, control);
    });
  }

  const listening = await listenLocally(server, port, host);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}`,
    port: listening.port,
    setMode: (next) => {
      control = next;
    },
    received: received.all,
    clear: received.clear,
    close: listening.close,
  };
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendCannedResponse(response, { status, headers: jsonHeaders, body: JSON.stringify(value) });
}

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

function receiveLead(
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
