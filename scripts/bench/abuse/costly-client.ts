/** A client that sends the costliest requests to an instance without a web server in front, on forty connections. */
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { validCallBack } from '../../../testing/data/valid-call-back.ts';
import { costlyPaths } from './costly-paths.ts';

export type CostlyClient = { statuses: Map<number, number>; stop(): Promise<void> };

const address = '10.66.6.6';
const concurrency = 40;
const slowBodies = 20;
const timeoutMs = 30_000;
/** As large as a CV may be, and far larger than a call-back may be. */
const largeBody = JSON.stringify({ ...validCallBack, mobile: '9'.repeat(2_000_000) });
const postPaths = ['/api/call-back', '/api/requests', '/api/vitals', '/api/customer-login/code'];

export function startCostlyClient(url: string): CostlyClient {
  const statuses = new Map<number, number>();
  let isStopped = false;
  const sendRepeatedly = async (first: number) => {
    for (let n = first; !isStopped; n++) {
      // One request in eight has a body.
      const path = n % 8 > 0 ? costlyPaths[n % costlyPaths.length] : undefined;
      const status = await (path
        ? sendRequest(`${url}${path}&n=${n}`)
        : sendRequest(`${url}${postPaths[n % postPaths.length]}`, largeBody));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const senders = Array.from({ length: concurrency }, (_, n) => sendRepeatedly(n * 7));
  const stopSlowBodies = Array.from({ length: slowBodies }, () => sendSlowBodies(new URL(url)));
  return {
    statuses,
    stop: async () => {
      isStopped = true;
      for (const stop of stopSlowBodies) stop();
      await Promise.all(senders);
    },
  };
}

/** @returns 0 where no response came. */
function sendRequest(url: string, body?: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      'x-forwarded-for': address,
      'sec-fetch-site': 'same-origin',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const outgoing = request(url, { method, headers, timeout: timeoutMs }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => resolve(0));
    outgoing.end(body);
  });
}

/** A body at one byte per half second; the next one as soon as the site closes the connection. */
function sendSlowBodies({ hostname, port }: URL): () => void {
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
