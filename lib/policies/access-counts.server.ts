/**
 * Number of document accesses in the last hour, in memory: it shows operators when one person downloads documents by
 * the hundred. It identifies no person.
 */
import 'server-only';
import { hourMs } from '../dates/iso-date.ts';
import { logger } from '../logging/logger.server.ts';
import { processSingleton } from '../process/process-singleton.ts';
import type { Access, ContactKey } from './policy-types.ts';

type Counts = Record<Access['what'], number>;
export type AccessStatus = Counts & { unusual: string | null };

/** A family's documents twice over; a company's fleet may reach it, which is worth a check. */
const maxPerPersonPerHour = 60;
const maxOverallPerHour = 2000;

const zeroCounts = (): Counts => ({ document: 0, list: 0, number: 0, 'data-copy': 0 });
const state = () =>
  processSingleton('access-counts', () => ({
    hourFrom: 0,
    alerted: new Set<ContactKey | 'all'>(),
    counts: zeroCounts(),
    byPerson: new Map<ContactKey, number>(),
  }));

export function countAccess(key: ContactKey, what: Access['what'], now: Date): void {
  const current = state();
  if (now.getTime() - current.hourFrom > hourMs) {
    const byPerson = new Map<ContactKey, number>();
    const alerted = new Set<ContactKey | 'all'>();
    Object.assign(current, { hourFrom: now.getTime(), alerted, counts: zeroCounts(), byPerson });
  }
  current.counts[what] += 1;
  if (what !== 'list') current.byPerson.set(key, (current.byPerson.get(key) ?? 0) + 1);
  const problem = detectAnomaly();
  // Each person once an hour: an alarm that a person causes with documents of their own must not hide the next.
  const whose = isExcessive(current.byPerson.get(key))
    ? key
    : isExcessiveOverall(current.counts)
      ? 'all'
      : null;
  if (problem === null || whose === null || current.alerted.has(whose)) return;
  current.alerted.add(whose);
  logger().warn({ problem, ...current.counts }, 'policies: unusual rate of access');
}

/** For the current hour. */
export function accessStatus(now: Date): AccessStatus {
  const { counts, hourFrom } = state();
  const isOver = now.getTime() - hourFrom > hourMs;
  return isOver ? { ...zeroCounts(), unusual: null } : { ...counts, unusual: detectAnomaly() };
}

function detectAnomaly(): string | null {
  const { counts, byPerson } = state();
  if (isExcessiveOverall(counts)) return 'many documents, numbers and copies are taken';
  return [...byPerson.values()].some(isExcessive)
    ? 'one person takes many documents, numbers or copies'
    : null;
}

function isExcessive(taken = 0): boolean {
  return taken > maxPerPersonPerHour;
}

function isExcessiveOverall(counts: Counts): boolean {
  return counts.document + counts.number + counts['data-copy'] > maxOverallPerHour;
}
