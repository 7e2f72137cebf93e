/** How many answers a second an address gives to as many as can be asked: by wrk, which one core does not hold back; where it is not installed, by autocannon. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { findPrograms } from '../../../testing/find-programs.ts';

const run = promisify(execFile);
const connections = 16;

/** @throws where one answer was none. */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  headers: Record<string, string>,
): Promise<number> {
  const folder = findPrograms(['wrk']);
  if (!folder) return byAutocannon(url, seconds, headers);
  const { stdout } = await run(`${folder}/wrk`, [
    ...['-t1', `-c${connections}`, `-d${seconds}s`],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ]);
  const wrong = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout);
  if (wrong) throw new Error(`${url}: ${wrong[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function byAutocannon(url: string, duration: number, headers: Record<string, string>) {
  const load = await autocannon({ url, connections, duration, headers });
  if (load.non2xx + load.errors > 0) throw new Error(`${url}: ${load.non2xx} answers were none`);
  return load['2xx'] / load.duration;
}
