/** Visitors who ask for calls, each a few over one connection of its own, as many at once as is said. */
import { Agent, request } from 'node:http';
import { timeSlots } from '../../../lib/lead-service/time-slots.ts';
import type { Cluster } from '../../../testing/start-cluster.ts';
import { FrontVisitor } from '../front/front-visitor.ts';

/** Asks for one call. @returns the status of the answer. */
type Visitor = { requestCall(body: string): Promise<number>; close(): void };
export type LeadTarget = { name: string; visitor(number: number): Visitor };

export type LoadResult = { accepted: number; seconds: number; latenciesMs: number[] };

const concurrency = 20;
/** Fewer than the web server lets one address ask at once. */
const leadsPerVisitor = 15;
let nextMobile = 6_000_000_000;
let nextVisitor = 0;

export async function loadLeads(target: LeadTarget, seconds: number): Promise<LoadResult> {
  const latenciesMs: number[] = [];
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const runVisits = async () => {
    while (performance.now() < end) {
      const visitor = target.visitor(nextVisitor++);
      for (let n = 0; n < leadsPerVisitor && performance.now() < end; n++) {
        const mobile = String(nextMobile++);
        const askedAt = performance.now();
        const body = { product: 2, timeSlot: timeSlots[0], mobile };
        const status = await visitor.requestCall(JSON.stringify(body));
        if (status !== 200) throw new Error(`${target.name}: a call was answered ${status}`);
        latenciesMs.push(performance.now() - askedAt);
      }
      visitor.close();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runVisits));
  return {
    accepted: latenciesMs.length,
    seconds: (performance.now() - startedAt) / 1000,
    latenciesMs,
  };
}

/** Straight at a port of this machine. */
export function directTarget(
  name: string,
  url: string,
  headers: Record<string, string>,
): LeadTarget {
  return {
    name,
    visitor: () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const requestCall = (body: string) =>
        new Promise<number>((resolve, reject) => {
          const asking = request(url, { method: 'POST', agent, headers }, (response) => {
            response.resume().once('end', () => resolve(response.statusCode ?? 0));
          });
          asking.once('error', reject).end(body);
        });
      return { requestCall, close: () => agent.destroy() };
    },
  };
}

/** Through the web server, each visitor from an address of its own. */
export function frontTarget(
  name: string,
  cluster: Cluster,
  headers: Record<string, string>,
): LeadTarget {
  return {
    name,
    visitor: (number) => {
      const [second, third, last] = [2 + (number >> 16), (number >> 8) & 255, number & 255];
      const visitor = new FrontVisitor(cluster, `127.${second}.${third}.${last}`);
      return {
        requestCall: async (body) =>
          (await visitor.request('/api/call-back', headers, body)).status,
        close: () => visitor.close(),
      };
    },
  };
}
