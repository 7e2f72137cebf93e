/** Asks an nginx of ours by curl as a browser would, over TLS and HTTP/2. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPrograms } from './find-programs.ts';
import { hasNginx, type NginxProcess } from './nginx-process.ts';

const run = promisify(execFile);
export const askedHost = 'www.broker.invalid';

/** A newcomer's machine may do without nginx; whoever deploys has it, and so has CI (.ci/run). */
export const canAskNginx = hasNginx && findPrograms(['curl']) !== null;
export const withNginx = canAskNginx ? test : test.skip;

/** @param options of curl. @returns status line, headers and body. */
export async function askNginx(
  nginx: NginxProcess,
  path: string,
  ...options: string[]
): Promise<string> {
  const { stdout } = await run('curl', [
    ...['-s', '-i', '--cacert', join(nginx.folder, 'ssl/fullchain.pem'), '--max-time', '10'],
    ...['--resolve', `${askedHost}:${nginx.httpsPort}:127.0.0.1`, '--path-as-is'],
    ...[...options, `https://${askedHost}:${nginx.httpsPort}${path}`],
  ]);
  return stdout;
}
