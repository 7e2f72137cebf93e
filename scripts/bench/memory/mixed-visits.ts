/** Visits one after the other: pages, searches, tools, downloads, a call asked for, a message, a sign-in with its code. */
import { timeSlots } from '../../../lib/lead-service/time-slots.ts';
import { createApiClient } from '../../../testing/api-client.ts';
import { hospitalQueries } from '../hospital-queries.ts';
import { createCustomer, type LoginSite } from '../login-client.ts';

/** What went wrong, and how often. */
export type Visits = { requests: number; problems: Map<string, number>; stop(): Promise<void> };

const concurrency = 4;
/** Modest on purpose: what grows grows by the number of visits, not by their haste. */
const pauseMs = 150;
const timeoutMs = 30_000;
const firstMobile = 6_000_000_000;

const paths = [
  ...['/', '/term-insurance', '/claim', '/markdown/term-insurance', '/llms.txt', '/pictures/claim'],
  ...['/claim?type=motor-own-damage&date=2026-11-20', '/faqs?q=no+claim+bonus+of+a+sold+car'],
  '/car-insurance?tool=car-third-party&fuel=petrol&cc=1197',
  ...['/cashless-hospital?q=eye+hospital', '/api/hospitals/suggestions?q=apo', '/no-such-page'],
];

export function startVisits(site: LoginSite, knownMobiles: number): Visits {
  let isOver = false;
  let visit = 0;
  const visits: Visits = {
    requests: 0,
    problems: new Map(),
    stop: async () => {
      isOver = true;
      await Promise.all(visitors);
    },
  };
  const recordProblem = (problem: string) =>
    visits.problems.set(problem, (visits.problems.get(problem) ?? 0) + 1);
  const step = async (name: string, work: () => Promise<number | string | null>) => {
    if (isOver) return;
    visits.requests += 1;
    const told = await work().catch((error: Error & { code?: string }) => error.code ?? error.name);
    if (told !== null && !(typeof told === 'number' && told < 400))
      recordProblem(`${name}: ${told}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  };
  const visitor = async () => {
    while (!isOver) {
      const n = visit++;
      const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
      const get = (path: string) => ask(`${site.url}${path}`, { 'x-forwarded-for': address });
      for (const path of paths) await step(path, () => get(path));
      const { query = '' } = hospitalQueries[n % hospitalQueries.length] ?? {};
      await step('search', () => get(`/api/hospitals?q=${encodeURIComponent(query)}`));
      await step('call', () => requestCall(site.url, n, address));
      await step('sign-in', () => createCustomer(site, mobileOf(n % knownMobiles), n).signIn());
    }
  };
  const visitors = Array.from({ length: concurrency }, visitor);
  return visits;
}

/** The n-th customer whose policy is loaded. */
const mobileOf = (n: number) => String(9_000_000_000 + n);

async function ask(url: string, headers: Record<string, string>): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { headers, signal, redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

async function requestCall(url: string, n: number, address: string): Promise<number> {
  const { headers } = await createApiClient(url);
  const body = { product: 2, timeSlot: timeSlots[0], mobile: String(firstMobile + n) };
  const message = { kind: 'contact', name: 'Asha', message: 'Which papers?', mobile: body.mobile };
  const post = (path: string, content: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': address },
      body: JSON.stringify(content),
      signal: AbortSignal.timeout(timeoutMs),
    });
  const call = await post('/api/call-back', body);
  await call.arrayBuffer();
  if (n % 4 > 0) return call.status;
  const written = await post('/api/requests', message);
  await written.arrayBuffer();
  return Math.max(call.status, written.status);
}
