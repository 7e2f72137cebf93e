/**
 * Plays Lead.svc over real HTTP: WCF's answers, its failures and a broken network, chosen through
 * PUT /control. It keeps what it was sent, so a test can say what reached the service.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from './lead-service/answers.ts';
import { parseControl, type StandInControl, type StandInMode } from './lead-service/control.ts';
import { decide } from './lead-service/decision.ts';
import {
  headerText,
  parseObject,
  readBody,
  send,
  sendAtOnce,
  sendLate,
  sendSlowly,
} from './lead-service/http.ts';
import * as pages from './lead-service/pages.ts';
import { keepReceived, type ReceivedLead } from './lead-service/received-leads.ts';

export type { StandInControl, StandInMode } from './lead-service/control.ts';
export type { ReceivedLead } from './lead-service/received-leads.ts';

export type StandInOptions = {
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  /** How many received leads are kept; the oldest are dropped. */
  keep?: number;
  /** Called once per lead, when its call is over and its outcome settled. */
  onLead?: (lead: ReceivedLead) => void;
};

export type LeadServiceStandIn = {
  /** The service base URL, without a slash at its end. */
  url: string;
  port: number;
  /** As PUT /control. */
  setMode(control: StandInControl): void;
  /** As GET /received. */
  received(): ReceivedLead[];
  /** As DELETE /received. */
  forget(): void;
  close(): Promise<void>;
};

type Operation = (request: IncomingMessage, response: ServerResponse) => void;

/** Longer than the site waits by default. */
const defaultDelayMs = 10_000;

const paces: Partial<Record<StandInMode, typeof sendLate>> = {
  slow: sendLate,
  'slow-body': sendSlowly,
};

/** Rejects when the port is taken. */
export async function startLeadServiceStandIn(
  options: StandInOptions = {},
): Promise<LeadServiceStandIn> {
  const { port = 0, host = '127.0.0.1', keep = 50_000, onLead } = options;
  const kept = keepReceived(keep);
  let control: StandInControl = { mode: 'accept' };

  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0]?.toLowerCase();
    const operation = operations[path ?? ''];
    const take = operation?.[request.method ?? ''];
    if (take) take(request, response);
    else if (!operation) send(response, pages.endpointNotFound);
    else send(response, pages.methodNotAllowed(Object.keys(operation).join(', ')));
  });

  /** Path (IIS does not mind its case), then method. */
  const operations: Record<string, Record<string, Operation>> = {
    '/lead.svc/web/generateproductwiselead': { POST: takeLead },
    '/control': {
      GET: (_, response) => sendJson(response, 200, control),
      PUT: changeControl,
    },
    '/received': {
      GET: (_, response) => sendJson(response, 200, { leads: kept.all() }),
      DELETE: (_, response) => {
        kept.clear();
        sendJson(response, 200, { leads: [] });
      },
    },
  };

  function takeLead(request: IncomingMessage, response: ServerResponse): void {
    const call = nextCall();
    const lead = kept.add({
      at: new Date().toISOString(),
      mobile: '',
      productId: null,
      slot: '',
      token: headerText(request, 'x-xsrf-token'),
      mode: call.mode,
      // Until it is answered: a reader in between must not count it as taken.
      outcome: 'failed',
    });
    if (onLead) response.once('close', () => onLead(lead));
    if (call.mode === 'reset-before') {
      request.socket.resetAndDestroy();
      return;
    }
    readBody(request, (body) => {
      const { sent, answer, outcome } = decide(call, request, body);
      Object.assign(lead, sent);
      if (answer === 'reset') {
        request.socket.resetAndDestroy();
        return;
      }
      const pace = outcome === 'failed' ? undefined : paces[call.mode];
      (pace ?? sendAtOnce)(response, answer, call.delayMs ?? defaultDelayMs, () => {
        lead.outcome = outcome;
      });
    });
  }

  function nextCall(): StandInControl {
    const call = control;
    if (call.times !== undefined) {
      control = call.times > 1 ? { ...call, times: call.times - 1 } : { mode: 'accept' };
    }
    return call;
  }

  function changeControl(request: IncomingMessage, response: ServerResponse): void {
    readBody(request, (body) => {
      const wanted = parseControl(parseObject(body ?? ''));
      if (typeof wanted === 'string') {
        sendJson(response, 400, { message: wanted });
        return;
      }
      control = wanted;
      sendJson(response, 200, control);
    });
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    port: address.port,
    setMode: (next) => {
      control = next;
    },
    received: kept.all,
    forget: kept.clear,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, { status, headers: json, body: JSON.stringify(value) });
}
