/**
 * Plays Lead.svc over real HTTP: WCF's answers, its failures and a broken network, chosen through
 * PUT /control. It keeps what it was sent, so a test can say what reached the service.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpointNotFound, methodNotAllowed } from './canned-responses.ts';
import { parseControl, type StandInControl } from './control.ts';
import { handleLead } from './handle-lead.ts';
import { collectBody, parseObject, send } from './http.ts';
import { createReceivedLeads, type ReceivedLead } from './received-leads.ts';
import { jsonHeaders } from './responses.ts';

export type { ReceivedLead } from './received-leads.ts';

export type StandInOptions = {
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  /** How many received leads are kept; the oldest are dropped. */
  maxReceived?: number;
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
  clear(): void;
  close(): Promise<void>;
};

type Operation = (request: IncomingMessage, response: ServerResponse) => void;

/** Rejects when the port is taken. */
export async function startLeadServiceStandIn(
  options: StandInOptions = {},
): Promise<LeadServiceStandIn> {
  const { port = 0, host = '127.0.0.1', maxReceived = 50_000, onLead } = options;
  const received = createReceivedLeads(maxReceived);
  let control: StandInControl = { mode: 'accept' };

  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0]?.toLowerCase();
    const operation = operations[path ?? ''];
    const take = operation?.[request.method ?? ''];
    if (take) take(request, response);
    else if (!operation) send(response, endpointNotFound);
    else send(response, methodNotAllowed(Object.keys(operation).join(', ')));
  });

  /** Path (IIS does not mind its case), then method. */
  const operations: Record<string, Record<string, Operation>> = {
    '/lead.svc/web/generateproductwiselead': {
      POST: (request, response) =>
        handleLead(nextCall(), request, response, { record: received.add, onLead }),
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
    if (call.times !== undefined) {
      control = call.times > 1 ? { ...call, times: call.times - 1 } : { mode: 'accept' };
    }
    return call;
  }

  function changeControl(request: IncomingMessage, response: ServerResponse): void {
    collectBody(request, (body) => {
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
    received: received.all,
    clear: received.clear,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, { status, headers: jsonHeaders, body: JSON.stringify(value) });
}
