/**
 * npm run bench -- login [--count 3000]: complete sign-ins a second of the built site (a code is asked for, read at the
 * gateway's stand-in, entered, the list is shown), each customer at an address of their own; and whether the answers to a
 * known number and an unknown one can be told apart, by their bytes or by their time.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../lib/config/environment.server.ts';
import { outboxFor } from '../../lib/outbox/outbox.server.ts';
import { importPolicies } from '../../lib/policies/import/import-policies.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { Dice } from '../../testing/seeded-random.ts';
import { startSmsStandIn } from '../../testing/sms-stand-in.ts';
import { startSite } from '../../testing/start-site.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { type Customer, createCustomer, type LoginSite } from './login-client.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';
import { numberOption } from './number-option.ts';
import { percentile } from './time-and-memory.ts';

/** Most of them wait for their message, which leaves up to a second after it was asked for. */
const concurrency = 96;
const samplesPerKind = 1_000;
/** Longer than a message behind an answer takes: the next answer is timed alone. */
const pauseMs = 45;
const firstKnownMobile = 9_000_000_000;
const firstUnknownMobile = 8_000_000_000;

export async function benchLogin(options: readonly string[]): Promise<Measurement[]> {
  const count = numberOption(options, '--count') ?? 3_000;
  const gateway = await startSmsStandIn();
  const data = temporaryDataDir();
  await loadPolicies(data.dataDir, count + samplesPerKind);
  const site = await startSite({
    dataDir: data.dataDir,
    serviceUrl: 'http://127.0.0.1:9',
    env: loginEnv(gateway.url),
  });
  try {
    const codeFor = (mobile: string) => gateway.codeFor(mobile);
    const signIns = await signInAll({ url: site.url, codeFor }, count);
    return [...signIns, ...(await measureEnumerationLeak({ url: site.url, codeFor }, count))];
  } finally {
    await site.stop();
    await gateway.close();
    data.remove();
  }
}

/** The site's own limits stay; each customer has an address, as a proxy of ours would tell it. */
export function loginEnv(gatewayUrl: string): Record<string, string> {
  return {
    SITE_ENV: 'qa',
    TRUSTED_PROXY_HOPS: '1',
    CODES_PER_CLIENT_PER_HOUR: '30',
    CODES_PER_HOUR: '1000000',
    SMS_GATEWAY_URL: gatewayUrl,
    SMS_GATEWAY_SECRET: 'a secret of the gateway',
    SMS_SENDER_ID: 'SURAKS',
    SMS_ENTITY_ID: '1101555540000012345',
    SMS_TEMPLATE_ID: '1107161234567890123',
  };
}

async function signInAll(site: LoginSite, count: number): Promise<Measurement[]> {
  const times: number[] = [];
  const problems = new Map<string, number>();
  let next = 0;
  const startedAt = performance.now();
  const work = async () => {
    for (let n = next++; n < count; n = next++) {
      const begun = performance.now();
      const problem = await createCustomer(site, String(firstKnownMobile + n), n).signIn();
      times.push(performance.now() - begun);
      if (problem) problems.set(problem, (problems.get(problem) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  const failed = [...problems.values()].reduce((sum, times) => sum + times, 0);
  for (const [problem, times] of problems) console.log(`${times} times: ${problem}`);
  return [
    atLeast('sign-ins a second', (count - failed) / seconds, 'sign-ins/s', 50),
    { label: 'one sign-in, p50', value: percentile(times, 50), unit: 'ms' },
    { label: 'one sign-in, p95', value: percentile(times, 95), unit: 'ms' },
    { label: 'one sign-in, p99', value: percentile(times, 99), unit: 'ms' },
    atLeast('sign-ins that ended with the list', count - failed, 'sign-ins', count),
  ];
}

/** In an order of their own, so that neither kind always follows the other. */
async function measureEnumerationLeak(site: LoginSite, used: number): Promise<Measurement[]> {
  const dice = new Dice(20_261_123);
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  while (times.known.length < samplesPerKind || times.unknown.length < samplesPerKind) {
    const wanted = dice.isTrue(0.5) ? 'known' : 'unknown';
    const kind =
      times[wanted].length < samplesPerKind ? wanted : wanted === 'known' ? 'unknown' : 'known';
    const n = times[kind].length;
    const mobile = kind === 'known' ? firstKnownMobile + used + n : firstUnknownMobile + n;
    const customer: Customer = createCustomer(site, String(mobile), dice.below(2 ** 24));
    const begun = performance.now();
    const answer = await customer.askForCode();
    times[kind].push(performance.now() - begun);
    answers[kind].add(answer.fingerprint);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  const kindsOfAnswer = new Set([...answers.known, ...answers.unknown]).size;
  return [
    atMost('different answers to known and unknown numbers', kindsOfAnswer, '', 1),
    { label: 'known number, median', value: percentile(times.known, 50), unit: 'ms' },
    { label: 'unknown number, median', value: percentile(times.unknown, 50), unit: 'ms' },
    // With a thousand of each, 0.04 is three times what chance alone makes of it.
    atMost(
      'how far a guess by time beats a coin',
      Math.abs(mannWhitneyShare(times) - 0.5),
      '',
      0.04,
    ),
  ];
}

/** How often an answer to a known number took longer than one to an unknown number (Mann and Whitney). */
function mannWhitneyShare({ known, unknown }: { known: number[]; unknown: number[] }): number {
  const wins = known.reduce((sum, one) => sum + unknown.filter((other) => one > other).length, 0);
  return wins / (known.length * unknown.length);
}

export async function loadPolicies(dataDir: string, count: number): Promise<void> {
  const rows = ['Insurer,Policy No,Product,Insured Name,Mobile No,Start Date,Expiry'];
  for (let n = 0; n < count; n++) {
    const policy = `Example Insurer A,EXAMPLE-${n},Example Plan,Example Person,${firstKnownMobile + n}`;
    rows.push(`${policy},01/04/2026,31/03/2027`);
  }
  const file = join(dataDir, 'list.csv');
  writeFileSync(file, `${rows.join('\n')}\n`);
  const location = { dataDir, databaseUrl: null };
  const store = await openStoreAt(location);
  const outbox = outboxFor(store, { ...environment(), ...location });
  const options = { file, documents: null, insurer: null, map: new Map(), isDryRun: false };
  await importPolicies(outbox, options, () => undefined);
  await store.db.destroy();
}
