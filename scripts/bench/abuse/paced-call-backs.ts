/**
 * Call-backs of many people behind one address, and of one attacker with many addresses, at the shipped limits, over a whole
 * day of simulated time. docs/limits.md has the figures.
 */
import { parseEnvironment } from '../../../lib/config/parse-environment.ts';
import { addDays, indiaOffsetMs, todayInIndia } from '../../../lib/dates/iso-date.ts';
import { atLeast, atMost, type Measurement } from '../measurement.ts';
import {
  type Asked,
  reckon,
  type SimulatedSite,
  slotOf,
  startSimulatedSite,
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
const visitorAt = (address: string): Visitor => {
  serial += 1;
  return { address, mobile: String(6_000_000_000 + serial), timeSlot: slotOf(serial) };
};

/** In equal steps of less than a claim's time. */
async function askWithin(
  site: SimulatedSite,
  visitors: readonly Visitor[],
  ms: number,
  atOnce: number,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (let n = 0; n < visitors.length; n += atOnce) {
    asked.push(...(await Promise.all(visitors.slice(n, n + atOnce).map(site.ask))));
    await site.moveOn((ms * atOnce) / visitors.length);
    await meanwhile();
  }
  return asked;
}

/** A minute at a time while leads wait, which is what a pace catches up; else in larger steps. */
async function passTime(
  site: SimulatedSite,
  until: number,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  while (site.now().getTime() < until) {
    await site.moveOn((await site.isAnyWaiting()) ? minuteMs : 5 * minuteMs);
    await meanwhile();
  }
}

export async function benchPeopleBehindOneAddress(): Promise<Measurement[]> {
  const site = await startSimulatedSite(morning());
  try {
    const visitors = Array.from({ length: 500 }, () => visitorAt('203.0.113.7'));
    const asked = await askWithin(site, visitors, hourMs, 2);
    const thrice = { address: '203.0.113.7', mobile: '9812345678' };
    const slots = await askWithin(
      site,
      [1, 4, 8].map((n) => ({ ...thrice, timeSlot: slotOf(n) })),
      minuteMs,
      1,
    );
    await passTime(site, morning().getTime() + 8 * hourMs);
    const people = await reckon(site, asked);
    const number = await reckon(site, slots);
    const house = await benchHousehold(site);
    return [
      atLeast('one IPv4 address, 500 visitors: accepted', people.accepted, 'calls', 500),
      atLeast('delivered in their slot’s day', people.inDay, 'calls', 500),
      { what: 'the longest wait', value: people.longestMinutes, unit: 'min' },
      atLeast('one number, three slots: delivered in their day', number.inDay, 'calls', 3),
      ...house,
    ];
  } finally {
    await site.stop();
  }
}

/** A /48 of IPv6 has 256 lines of a /56; from one of them come forty, each from a /64 of its own. */
async function benchHousehold(site: SimulatedSite): Promise<Measurement[]> {
  await passTime(site, morning(2).getTime());
  const hex = (n: number) => n.toString(16).padStart(2, '0');
  const line = Array.from({ length: 40 }, (_, n) => visitorAt(`2001:db8:1:ff${hex(n)}::1`));
  const begun = site.now().toISOString();
  const ofLine = await askWithin(site, line, hourMs / 4, 1);
  const marked = await site.outbox.store.db
    .selectFrom('lead')
    .select('id')
    .where('mark', '=', 'address')
    .where('created_at', '>=', begun)
    .execute();
  await passTime(site, site.now().getTime() + 2 * hourMs);
  const lines = Array.from({ length: 1_024 }, (_, n) =>
    visitorAt(`2001:db8:2:${hex(n % 256)}00::1`),
  );
  await askWithin(site, lines, hourMs, 8);
  const honest = Array.from({ length: 20 }, (_, n) => visitorAt(`198.18.0.${n}`));
  const asked = await askWithin(site, honest, hourMs, 1);
  await passTime(site, morning(3).getTime());
  const visitors = await reckon(site, asked);
  const all = await reckon(site, ofLine);
  return [
    atLeast('one /56 of IPv6, 40 calls from 40 /64: marked', marked.length, 'calls', 20),
    atLeast('delivered in their slot’s day', all.inDay, 'calls', 40),
    atLeast('a /48, 1,024 calls: 20 visitors, delivered in the day', visitors.inDay, 'calls', 20),
    { what: 'the longest wait of the 20', value: visitors.longestMinutes, unit: 'min' },
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
    const attack = Array.from({ length: 10_000 }, (_, n) => visitorAt(addresses[n % 1_000] ?? ''));
    const others = Array.from({ length: 100 }, (_, n) => visitorAt(`192.0.2.${n}`));
    const beside = Array.from({ length: 50 }, (_, n) => visitorAt(`198.51.100.${200 + n}`));
    // From half past nine until five, in turn.
    const waiting = [...others, ...beside].map((visitor, n) => ({
      visitor,
      at: morning().getTime() + hourMs / 2 + (n % 2 ? n : 150 - n) * 3 * minuteMs,
    }));
    const honest: Asked[] = [];
    const askDue = async () => {
      for (const [n, { visitor, at }] of [...waiting.entries()].reverse()) {
        if (at > site.now().getTime()) continue;
        waiting.splice(n, 1);
        honest.push(await site.ask(visitor));
      }
    };
    const attacked = await askWithin(site, attack, hourMs, 40, askDue);
    await passTime(site, morning(2).getTime(), askDue);
    const received = site.leadService.received().filter(({ outcome }) => outcome === 'accepted');
    const numbers = new Set(attack.map(({ mobile }) => mobile));
    const reached = received.filter(({ mobile }) => numbers.has(mobile)).length;
    const isBeside = ({ address }: Visitor) => address.startsWith('198.51.100.');
    const far = await reckon(
      site,
      honest.filter((one) => !isBeside(one)),
    );
    const near = await reckon(site, honest.filter(isBeside));
    const mostADay = 10 * usualCallBacksPerHour + hoursOfDay * markedCallBacksPerHour;
    const refused = attacked.filter(({ status }) => status === 429).length;
    return [
      {
        what: 'an attacker’s 10,000 numbers from 1,000 addresses: refused',
        value: refused,
        unit: 'calls',
      },
      atMost('reached Lead.svc in 24 hours', reached, 'calls', mostADay),
      atMost(
        'any number sent twice',
        received.length - new Set(received.map(({ mobile }) => mobile)).size,
        'calls',
        0,
      ),
      atLeast('100 visitors from other addresses: accepted', far.accepted, 'calls', 100),
      atLeast('delivered in their slot’s day', far.inDay, 'calls', 100),
      { what: 'the longest wait', value: far.longestMinutes, unit: 'min' },
      atLeast('50 visitors from the attacker’s /24: accepted', near.accepted, 'calls', 50),
      atLeast('delivered in their slot’s day', near.inDay, 'calls', 50),
      { what: 'the longest wait', value: near.longestMinutes, unit: 'min' },
    ];
  } finally {
    await site.stop();
  }
}
