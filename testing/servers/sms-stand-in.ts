/** A simulated SMS gateway over real HTTP that accepts messages or fails as gateways do. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listenLocally } from './listen-locally.ts';

type SmsMode =
  | 'ok'
  | 'slow'
  | 'broken'
  | 'times-out'
  | 'garbage'
  | 'refuses'
  | 'redirects'
  | 'resets';

type ReceivedSms = {
  to: string;
  text: string;
  messageId: string;
  senderId: string;
  entityId: string;
  templateId: string;
  authorization: string;
  /** The header of this name. */
  idempotencyKey: string;
};

export type SmsStandIn = {
  url: string;
  received: ReceivedSms[];
  setMode(mode: SmsMode): void;
  /** @returns the last code that was sent to a ten-digit number, if any. */
  codeFor(mobile: string): string | undefined;
  clear(): void;
  close(): Promise<void>;
};

const slowMs = 3_000;

export async function startSmsStandIn(): Promise<SmsStandIn> {
  const received: ReceivedSms[] = [];
  let mode: SmsMode = 'ok';
  const server = createServer((request, response) => {
    void answerSmsRequest(request, response, mode, received);
  });
  const { port, close } = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/send`,
    received,
    setMode: (next) => {
      mode = next;
    },
    codeFor: (mobile) => {
      const last = received.findLast(({ to }) => to === `91${mobile}`);
      return /^\d{8}/.exec(last?.text ?? '')?.[0];
    },
    clear: () => {
      received.length = 0;
    },
    close,
  };
}

async function answerSmsRequest(
  request: IncomingMessage,
  response: ServerResponse,
  mode: SmsMode,
  received: ReceivedSms[],
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (mode === 'resets') return void request.socket.destroy();
  if (mode === 'slow') await wait(slowMs);
  if (mode === 'broken') return void response.writeHead(503).end();
  if (mode === 'times-out') return void response.writeHead(408).end();
  // To itself, as a gateway that has moved: a client that follows would send the message there.
  if (mode === 'redirects' && request.url === '/send')
    return void response.writeHead(307, { location: '/moved' }).end();
  if (request.method !== 'POST') return void response.writeHead(405).end();
  if (mode === 'garbage') return void response.writeHead(200).end('<html>Welcome</html>');
  const json = { 'content-type': 'application/json' };
  if (mode === 'refuses')
    return void response.writeHead(200, json).end(JSON.stringify({ status: 'rejected' }));
  const { authorization = '', 'idempotency-key': idempotencyKey = '' } = request.headers;
  received.push({ ...JSON.parse(Buffer.concat(chunks).toString()), authorization, idempotencyKey });
  response.writeHead(200, json).end(JSON.stringify({ status: 'accepted' }));
}
