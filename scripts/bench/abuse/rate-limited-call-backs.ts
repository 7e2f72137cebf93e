/**
 * Call-backs of many people behind one address, and of one attacker with many addresses, at the default limits, over a
 * simulated day. docs/limits.md has the figures.
 */
import { parseEnvironment } from '../../../lib/config/parse-environment.ts';
import {
  addDays,
  hourMs,
  indiaOffsetMs,
  minuteMs,
  todayInIndia,
} from '../../../lib/dates/iso-date.ts';
import { slotMinutes, timeSlots } from '../../../lib/lead-service/time-slots.ts';
import { type Measurement, withMax, withMin } from '../measurement.ts';
import {
  type CallResult,
  type SimulatedSite,
  type SimulatedVisitor,
  startSimulatedSite,
  summarizeCalls,
  timeSlotAt,
} from './simulated-site.ts';

const hoursOfDay = 24;

/** 9:00 in India, tomorrow or on a later day. */
function morning(days = 1): Date {
  const day = addDays(todayInIndia(new Date()), days);
  return new Date(Date.parse(`${day}T09:00:00Z`) - indiaOffsetMs);
}

let serial = 0;
const createVisitor = (address: string): SimulatedVisitor => {
  serial += 1;
  return { address, mobile: String(6_000_000_000 + serial), timeSlot: timeSlotAt(serial) };
};

/** Moves time in equal steps, each shorter than a lease. */
async function spreadRequests(
  site: SimulatedSite,
  visitors: readonly SimulatedVisitor[],
  ms: number,
  concurrency: number,
  onStep: () => Promise<unknown> = async () => undefined,
): Promise<CallResult[]> {
  const results: CallResult[] = [];
  for (let n = 0; n < visitors.length; n += concurrency) {
    results.push(...(await Promise.all(visitors.slice(n, n + concurrency).map(site.requestCall))));
    await site.advance((ms * concurrency) / visitors.length);
    await onStep();
  }
  return results;
}

/** Moves time in steps of a minute while leads wait, else in larger ones. */
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
    const calls = await spreadRequests(site, visitors, hourMs, 2);
    const sameNumber = { address: '203.0.113.7', mobile: '9812345678' };
    const slots = await spreadRequests(
      site,
      [1, 4, 8].map((n) => ({ ...sameNumber, timeSlot: timeSlotAt(n) })),
      minuteMs,
      1,
    );
    await advanceUntil(site, morning().getTime() + 8 * hourMs);
    const people = await summarizeCalls(site, calls);
    const number = await summarizeCalls(site, slots);
    const household = await benchHousehold(site);
    return [
      withMin('one IPv4 address, 500 visitors: accepted', people.accepted, 'calls', 500),
      withMin('delivered on the day of the slot', people.deliveredOnDay, 'calls', 500),
      { label: 'longest wait', value: people.maxWaitMinutes, unit: 'min' },
      withMin('one number, three slots: delivered on the day', number.deliveredOnDay, 'calls', 3),
      ...household,
    ];
  } finally {
    await site.stop();
  }
}

/** An IPv6 /48 has 256 subscriber lines of a /56. One line sends forty calls, each from another /64. */
async function benchHousehold(site: SimulatedSite): Promise<Measurement[]> {
  await advanceUntil(site, morning(2).getTime());
  const hex = (n: number) => n.toString(16).padStart(2, '0');
  const line = Array.from({ length: 40 }, (_, n) => createVisitor(`2001:db8:1:ff${hex(n)}::1`));
  const startedAt = site.now().toISOString();
  const ofLine = await spreadRequests(site, line, hourMs / 4, 1);
  const throttled = await site.services.store.db
    .selectFrom('lead')
    .select('id')
    .where('mark', '=', 'address')
    .where('created_at', '>=', startedAt)
    .execute();
  await advanceUntil(site, site.now().getTime() + 2 * hourMs);
  const lines = Array.from({ length: 1_024 }, (_, n) =>
    createVisitor(`2001:db8:2:${hex(n % 256)}00::1`),
  );
  await spreadRequests(site, lines, hourMs, 8);
  const honest = Array.from({ length: 20 }, (_, n) => createVisitor(`198.18.0.${n}`));
  const calls = await spreadRequests(site, honest, hourMs, 1);
  await advanceUntil(site, morning(3).getTime());
  const visitors = await summarizeCalls(site, calls);
  const all = await summarizeCalls(site, ofLine);
  return [
    withMin('one IPv6 /56, 40 calls from 40 /64: throttled', throttled.length, 'calls', 20),
    withMin('delivered on the day of the slot', all.deliveredOnDay, 'calls', 40),
    withMin(
      'an IPv6 /48 with 1,024 calls: 20 other visitors, delivered on the day',
      visitors.deliveredOnDay,
      'calls',
      20,
    ),
    { label: 'longest wait of the 20', value: visitors.maxWaitMinutes, unit: 'min' },
  ];
}

/** Ten numbers from each of 1,000 addresses, in five networks of 200. */
function attackers(): SimulatedVisitor[] {
  const addresses = Array.from(
    { length: 1_000 },
    (_, n) => `198.51.${100 + (n % 5)}.${Math.floor(n / 5)}`,
  );
  return Array.from({ length: 10_000 }, (_, n) => createVisitor(addresses[n % 1_000] ?? ''));
}

const isNeighbour = ({ address }: SimulatedVisitor) => address.startsWith('198.51.100.');

/** 100 from other addresses and 50 neighbours, alternately from the first slot to the last but one. */
function honestVisitorsOfADay(): { visitor: SimulatedVisitor; at: number }[] {
  const others = Array.from({ length: 100 }, (_, n) => createVisitor(`192.0.2.${n}`));
  const neighbours = Array.from({ length: 50 }, (_, n) => createVisitor(`198.51.100.${200 + n}`));
  const first = slotMinutes(timeSlots[0]).start;
  const span = slotMinutes(timeSlots.at(-2) ?? timeSlots[0]).end - first;
  return [...others, ...neighbours].map((visitor, n) => ({
    visitor,
    at: morning().getTime() + (first - 9 * 60 + ((n % 2 ? n : 150 - n) * span) / 150) * minuteMs,
  }));
}

export async function benchAttacker(): Promise<Measurement[]> {
  const { usualCallBacksPerHour, throttledCallBacksPerHour } = parseEnvironment({});
  const site = await startSimulatedSite(morning());
  try {
    const attack = attackers();
    const scheduled = honestVisitorsOfADay();
    const honest: CallResult[] = [];
    const requestDueCalls = async () => {
      for (const [n, { visitor, at }] of [...scheduled.entries()].reverse()) {
        if (at > site.now().getTime()) continue;
        scheduled.splice(n, 1);
        honest.push(await site.requestCall(visitor));
      }
    };
    const attackResults = await spreadRequests(site, attack, hourMs, 40, requestDueCalls);
    await advanceUntil(site, morning(2).getTime(), requestDueCalls);
    const received = site.leadService.received().filter(({ outcome }) => outcome === 'accepted');
    const numbers = new Set(attack.map(({ mobile }) => mobile));
    const reached = received.filter(({ mobile }) => numbers.has(mobile)).length;
    const far = await summarizeCalls(
      site,
      honest.filter((one) => !isNeighbour(one)),
    );
    const near = await summarizeCalls(site, honest.filter(isNeighbour));
    const maxPerDay = 10 * usualCallBacksPerHour + hoursOfDay * throttledCallBacksPerHour;
    const refused = attackResults.filter(({ status }) => status === 429).length;
    return [
      {
        label: 'attacker, 10,000 numbers from 1,000 addresses: refused',
        value: refused,
        unit: 'calls',
      },
      withMax('delivered to Lead.svc in 24 hours', reached, 'calls', maxPerDay),
      withMax(
        'numbers delivered twice',
        received.length - new Set(received.map(({ mobile }) => mobile)).size,
        'calls',
        0,
      ),
      withMin('100 visitors from other addresses: accepted', far.accepted, 'calls', 100),
      withMin('delivered on the day of the slot', far.deliveredOnDay, 'calls', 100),
      { label: 'longest wait', value: far.maxWaitMinutes, unit: 'min' },
      withMin('50 visitors from the attacker’s /24: accepted', near.accepted, 'calls', 50),
      withMin('delivered on the day of the slot', near.deliveredOnDay, 'calls', 50),
      { label: 'longest wait', value: near.maxWaitMinutes, unit: 'min' },
    ];
  } finally {
    await site.stop();
  }
}
