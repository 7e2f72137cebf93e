/** Sends requests to a test's nginx with curl, over TLS and HTTP/2 as a browser does. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientHttp2Stream, connect } from 'node:http2';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPrograms } from '../programs/find-programs.ts';
import { hasNginx, type NginxProcess } from './nginx-process.ts';

const run = promisify(execFile);
export const nginxHost = 'www.broker.invalid';

/** Skipped without nginx, which a development machine need not have; CI has it (.ci/run). */
export const hasNginxAndCurl = hasNginx && findPrograms(['curl']) !== null;
export const testWithNginx = hasNginxAndCurl ? test : test.skip;

/**
 * @param options of curl.
 * @returns status, headers and body.
 */
export async function requestNginx(
  nginx: NginxProcess,
  path: string,
  ...options: string[]
): Promise<string> {
  const { stdout } = await run('curl', [
    ...['-s', '-i', '--cacert', join(nginx.folder, 'ssl/fullchain.pem'), '--max-time', '10'],
    ...['--resolve', `${nginxHost}:${nginx.httpsPort}:127.0.0.1`, '--path-as-is'],
    ...[...options, `https://${nginxHost}:${nginx.httpsPort}${path}`],
  ]);
  return stdout;
}

export type NginxRequest = { path: string; address: string };
type NginxResponse = { status: number; retryAfter: string | undefined; body: string };

/** nginx's limit of HTTP/2 streams per connection. */
const streamsPerSession = 100;

/**
 * All at once.
 * @returns the status of each.
 */
export async function requestStatuses(
  nginx: NginxProcess,
  requests: readonly NginxRequest[],
): Promise<number[]> {
  const { responses, close } = requestAll(nginx, requests);
  const all = await Promise.all(responses.map(async (response) => (await response).status));
  close();
  return all;
}

/**
 * Sends all at once, and again if nothing was refused: the bucket leaks 60 requests a second, so one burst may not fill
 * it on a slow machine. Requests that nginx delays are aborted at the first refusal.
 */
export async function requestUntilRefused(
  nginx: NginxProcess,
  requests: readonly NginxRequest[],
): Promise<NginxResponse> {
  for (let floods = 0; floods < 20; floods++) {
    const { responses, close } = requestAll(nginx, requests);
    const refused = await Promise.any(
      responses.map(async (response) => {
        const read = await response;
        if (read.status !== 429) throw new Error('not refused');
        return read;
      }),
    ).catch(() => null);
    close();
    if (refused) return refused;
  }
  throw new Error('nothing was refused');
}

function requestAll(nginx: NginxProcess, requests: readonly NginxRequest[]) {
  const ca = readFileSync(join(nginx.folder, 'ssl/fullchain.pem'));
  const sessions = Array.from({ length: Math.ceil(requests.length / streamsPerSession) }, () =>
    connect(`https://127.0.0.1:${nginx.httpsPort}`, { ca, servername: nginxHost }),
  );
  const responses = requests.map(({ address, path }, n) => {
    const head = { ':path': path, ':authority': nginxHost, rsc: '1' };
    const stream = sessions[n % sessions.length]?.request({
      ...head,
      'x-stand-in-address': address,
    });
    if (!stream) throw new Error('no session');
    const response = readResponse(stream);
    // The errors of aborted requests are not read.
    response.catch(() => undefined);
    return response;
  });
  return { responses, close: () => sessions.map((session) => session.destroy()) };
}

async function readResponse(stream: ClientHttp2Stream): Promise<NginxResponse> {
  const [head] = await once(stream, 'response');
  let body = '';
  for await (const part of stream.setEncoding('utf8')) body += part;
  return { status: Number(head[':status']), retryAfter: head['retry-after'], body };
}
