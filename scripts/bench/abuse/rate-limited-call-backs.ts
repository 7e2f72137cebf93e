/**
 * Call-backs of many people behind one address, and of one attacker with many addresses, at the shipped limits, over a whole
 * day of simulated time. docs/limits.md has the figures.
 */
import { parseEnvironment } from '../../../lib/config/parse-environment.ts';
import { addDays, indiaOffsetMs, todayInIndia } from '../../../lib/dates/iso-date.ts';
import { atLeast, atMost, type Measurement } from '../measurement.ts';
import {
  type CallResult,
  type SimulatedSite,
  slotOf,
  startSimulatedSite,
  summarizeCalls,
  type Visitor,
} from './simulated-site.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const hoursOfDay = 24;

/** Nine in the morning of the next day in India, or of a later one. */
function morning(days = 1): Date {
  const day = addDays(todayInIndia(new Date()), days);
  return new Date(Date.parse(`${day}T09:00:00Z`) - indiaOffsetMs);
}

let serial = 0;
const createVisitor = (address: string): Visitor => {
  serial += 1;
  return { address, mobile: String(6_000_000_000 + serial), timeSlot: slotOf(serial) };
};

/** In equal steps of less than a claim's time. */
async function spreadRequests(
  site: SimulatedSite,
  visitors: readonly Visitor[],
  ms: number,
  concurrency: number,
  onStep: () => Promise<unknown> = async () => undefined,
): Promise<CallResult[]> {
  const asked: CallResult[] = [];
  for (let n = 0; n < visitors.length; n += concurrency) {
    asked.push(...(await Promise.all(visitors.slice(n, n + concurrency).map(site.requestCall))));
    await site.advance((ms * concurrency) / visitors.length);
    await onStep();
  }
  return asked;
}

/** A minute at a time while leads wait, which is what a pace catches up; else in larger steps. */
async function advanceUntil(
  site: SimulatedSite,
  until: number,
  onStep: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  while (site.now().getTime() < until) {
    await site.advance((await site.hasPendingLeads()) ? minuteMs : 5 * minuteMs);
    await onStep();
  }
}

export async function benchSharedAddress(): Promise<Measurement[]> {
  const site = await startSimulatedSite(morning());
  try {
    const visitors = Array.from({ length: 500 }, () => createVisitor('203.0.113.7'));
    const asked = await spreadRequests(site, visitors, hourMs, 2);
    const thrice = { address: '203.0.113.7', mobile: '9812345678' };
    const slots = await spreadRequests(
      site,
      [1, 4, 8].map((n) => ({ ...thrice, timeSlot: slotOf(n) })),
      minuteMs,
      1,
    );
    await advanceUntil(site, morning().getTime() + 8 * hourMs);
    const people = await summarizeCalls(site, asked);
    const number = await summarizeCalls(site, slots);
    const house = await benchHousehold(site);
    return [
      atLeast('one IPv4 address, 500 visitors: accepted', people.accepted, 'calls', 500),
      atLeast('delivered in their slot’s day', people.deliveredOnDay, 'calls', 500),
      { label: 'the longest wait', value: people.maxWaitMinutes, unit: 'min' },
      atLeast('one number, three slots: delivered in their day', number.deliveredOnDay, 'calls', 3),
      ...house,
    ];
  } finally {
    await site.stop();
  }
}

/** A /48 of IPv6 has 256 lines of a /56; from one of them come forty, each from a /64 of its own. */
async function benchHousehold(site: SimulatedSite): Promise<Measurement[]> {
  await advanceUntil(site, morning(2).getTime());
  const hex = (n: number) => n.toString(16).padStart(2, '0');
  const line = Array.from({ length: 40 }, (_, n) => createVisitor(`2001:db8:1:ff${hex(n)}::1`));
  const begun = site.now().toISOString();
  const ofLine = await spreadRequests(site, line, hourMs / 4, 1);
  const marked = await site.outbox.store.db
    .selectFrom('lead')
    .select('id')
    .where('mark', '=', 'address')
    .where('created_at', '>=', begun)
    .execute();
  await advanceUntil(site, site.now().getTime() + 2 * hourMs);
  const lines = Array.from({ length: 1_024 }, (_, n) =>
    createVisitor(`2001:db8:2:${hex(n % 256)}00::1`),
  );
  await spreadRequests(site, lines, hourMs, 8);
  const honest = Array.from({ length: 20 }, (_, n) => createVisitor(`198.18.0.${n}`));
  const asked = await spreadRequests(site, honest, hourMs, 1);
  await advanceUntil(site, morning(3).getTime());
  const visitors = await summarizeCalls(site, asked);
  const all = await summarizeCalls(site, ofLine);
  return [
    atLeast('one /56 of IPv6, 40 calls from 40 /64: marked', marked.length, 'calls', 20),
    atLeast('delivered in their slot’s day', all.deliveredOnDay, 'calls', 40),
    atLeast(
      'a /48, 1,024 calls: 20 visitors, delivered in the day',
      visitors.deliveredOnDay,
      'calls',
      20,
    ),
    { label: 'the longest wait of the 20', value: visitors.maxWaitMinutes, unit: 'min' },
  ];
}

export async function benchAttacker(): Promise<Measurement[]> {
  const { usualCallBacksPerHour, markedCallBacksPerHour } = parseEnvironment({});
  const site = await startSimulatedSite(morning());
  try {
    // Five networks of 200 addresses.
    const addresses = Array.from(
      { length: 1_000 },
      (_, n) => `198.51.${100 + (n % 5)}.${Math.floor(n / 5)}`,
    );
    const attack = Array.from({ length: 10_000 }, (_, n) =>
      createVisitor(addresses[n % 1_000] ?? ''),
    );
    const others = Array.from({ length: 100 }, (_, n) => createVisitor(`192.0.2.${n}`));
    const beside = Array.from({ length: 50 }, (_, n) => createVisitor(`198.51.100.${200 + n}`));
    // From half past nine until five, in turn.
    const waiting = [...others, ...beside].map((visitor, n) => ({
      visitor,
      at: morning().getTime() + hourMs / 2 + (n % 2 ? n : 150 - n) * 3 * minuteMs,
    }));
    const honest: CallResult[] = [];
    const requestDueCalls = async () => {
      for (const [n, { visitor, at }] of [...waiting.entries()].reverse()) {
        if (at > site.now().getTime()) continue;
        waiting.splice(n, 1);
        honest.push(await site.requestCall(visitor));
      }
    };
    const attacked = await spreadRequests(site, attack, hourMs, 40, requestDueCalls);
    await advanceUntil(site, morning(2).getTime(), requestDueCalls);
    const received = site.leadService.received().filter(({ outcome }) => outcome === 'accepted');
    const numbers = new Set(attack.map(({ mobile }) => mobile));
    const reached = received.filter(({ mobile }) => numbers.has(mobile)).length;
    const isBeside = ({ address }: Visitor) => address.startsWith('198.51.100.');
    const far = await summarizeCalls(
      site,
      honest.filter((one) => !isBeside(one)),
    );
    const near = await summarizeCalls(site, honest.filter(isBeside));
    const maxPerDay = 10 * usualCallBacksPerHour + hoursOfDay * markedCallBacksPerHour;
    const refused = attacked.filter(({ status }) => status === 429).length;
    return [
      {
        label: 'an attacker’s 10,000 numbers from 1,000 addresses: refused',
        value: refused,
        unit: 'calls',
      },
      atMost('reached Lead.svc in 24 hours', reached, 'calls', maxPerDay),
      atMost(
        'any number sent twice',
        received.length - new Set(received.map(({ mobile }) => mobile)).size,
        'calls',
        0,
      ),
      atLeast('100 visitors from other addresses: accepted', far.accepted, 'calls', 100),
      atLeast('delivered in their slot’s day', far.deliveredOnDay, 'calls', 100),
      { label: 'the longest wait', value: far.maxWaitMinutes, unit: 'min' },
      atLeast('50 visitors from the attacker’s /24: accepted', near.accepted, 'calls', 50),
      atLeast('delivered in their slot’s day', near.deliveredOnDay, 'calls', 50),
      { label: 'the longest wait', value: near.maxWaitMinutes, unit: 'min' },
    ];
  } finally {
    await site.stop();
  }
}
