/** One client that asks an instance, without a web server in front, for the costliest things it may, on forty connections. */
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { costlyPaths } from '../costly-paths.ts';

export type CostlyClient = { statuses: Map<number, number>; stop(): Promise<void> };

const address = '10.66.6.6';
const concurrency = 40;
const slowBodies = 20;
const timeoutMs = 30_000;
/** As large as a CV may be, and far more than a call-back may be. */
const bigBody = JSON.stringify({ product: 2, mobile: '9'.repeat(2_000_000) });
const bodies = ['/api/call-back', '/api/requests', '/api/vitals', '/api/customer-login/code'];

export function startCostlyClient(url: string): CostlyClient {
  const statuses = new Map<number, number>();
  let isOver = false;
  const requestRepeatedly = async (first: number) => {
    for (let turn = first; !isOver; turn++) {
      // One in eight hands in a body.
      const path = turn % 8 > 0 ? costlyPaths[turn % costlyPaths.length] : undefined;
      const status = await (path
        ? sendRequest(`${url}${path}&n=${turn}`)
        : sendRequest(`${url}${bodies[turn % bodies.length]}`, bigBody));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const asking = Array.from({ length: concurrency }, (_, n) => requestRepeatedly(n * 7));
  const slow = Array.from({ length: slowBodies }, () => sendSlowly(new URL(url)));
  return {
    statuses,
    stop: async () => {
      isOver = true;
      for (const end of slow) end();
      await Promise.all(asking);
    },
  };
}

/** @returns 0 where no answer came. */
function sendRequest(url: string, body?: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      'x-forwarded-for': address,
      'sec-fetch-site': 'same-origin',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const asking = request(url, { method, headers, timeout: timeoutMs }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0));
    });
    asking.once('timeout', () => asking.destroy());
    asking.once('error', () => resolve(0));
    asking.end(body);
  });
}

/** A body of which a byte comes each half second; the next one where the site ends it. */
function sendSlowly({ hostname, port }: URL): () => void {
  let socket: Socket | undefined;
  const head = ['POST /api/call-back HTTP/1.1', `Host: ${hostname}`, `X-Forwarded-For: ${address}`];
  const lines = [...head, 'Content-Type: application/json', 'Content-Length: 4000', '', '{'];
  const timer = setInterval(() => {
    if (!socket || socket.destroyed) {
      socket = connect(Number(port), hostname);
      socket.on('error', () => undefined).resume();
      socket.write(lines.join('\r\n'));
    } else socket.write(' ');
  }, 500);
  return () => {
    clearInterval(timer);
    socket?.destroy();
  };
}
