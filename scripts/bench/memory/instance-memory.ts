/** What a running instance holds: memory as the machine and as V8 count it, open sockets and open files (Linux). */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { SiteProcess } from '../../../testing/start-site.ts';

export type InstanceUsage = {
  rssMb: number;
  heapMb: number;
  buffersMb: number;
  sockets: number;
  files: number;
};

/** An instance started with these tells its inspector's address, on a port that was free. */
export const inspectorEnv = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

const timeoutMs = 30_000;
const memoryExpression = `JSON.stringify(process.memoryUsage())`;

/** The heap is what is left after a collection; before it, what has not been cleared away yet would count. */
export async function measureInstance(site: SiteProcess): Promise<InstanceUsage> {
  const [, kb = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8')) ?? [];
  const descriptors = openDescriptors(site.pid);
  const { heapUsed, external } = await afterCollection(site);
  return {
    rssMb: Number(kb) / 1024,
    heapMb: heapUsed / 2 ** 20,
    buffersMb: external / 2 ** 20,
    sockets: descriptors.filter((target) => target.startsWith('socket:')).length,
    files: descriptors.filter((target) => target.startsWith('/')).length,
  };
}

function openDescriptors(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(`${folder}/${name}`)];
    } catch {
      // Closed since the folder was read.
      return [];
    }
  });
}

async function afterCollection(site: SiteProcess): Promise<NodeJS.MemoryUsage> {
  const [address] = /ws:\/\/\S+/.exec(site.output()) ?? [];
  if (!address) throw new Error('The instance does not tell where its inspector is.');
  const socket = new WebSocket(address);
  const signal = AbortSignal.timeout(timeoutMs);
  const next = (kind: 'open' | 'message') =>
    new Promise<MessageEvent>((resolve, reject) => {
      socket.addEventListener(kind, (event) => resolve(event as MessageEvent), { once: true });
      socket.addEventListener('error', () => reject(new Error('inspector')), { once: true });
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  try {
    await next('open');
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
    await next('message');
    const params = { expression: memoryExpression };
    socket.send(JSON.stringify({ id: 2, method: 'Runtime.evaluate', params }));
    const { data } = await next('message');
    return JSON.parse(JSON.parse(data).result.result.value);
  } finally {
    socket.close();
  }
}
