/**
 * Number of document accesses in the last hour, in memory: it shows operators when one person downloads documents by
 * the hundred. It identifies no person.
 */
import 'server-only';
import { hourlyTally } from '../http/hourly-tally.server.ts';
import { logger } from '../process/logging/logger.server.ts';
import type { ContactKey, PolicyAccess } from './policy-types.ts';

type Counts = Record<PolicyAccess['what'], number>;
export type AccessStatus = Counts & { unusual: string | null };

/** A family's documents twice over; a company's fleet may reach it, which is worth a check. */
const maxPerPersonPerHour = 60;
const maxOverallPerHour = 2000;

const zeroCounts = (): Counts => ({ document: 0, list: 0, number: 0, 'data-copy': 0 });
const tally = hourlyTally('access-counts', () => ({
  counts: zeroCounts(),
  byPerson: new Map<ContactKey, number>(),
}));
type Hour = ReturnType<typeof tally.read>;

export function observeAccess(key: ContactKey, what: PolicyAccess['what'], now: Date): void {
  const hour = tally.toAdd(now);
  hour.counts[what] += 1;
  if (what !== 'list') hour.byPerson.set(key, (hour.byPerson.get(key) ?? 0) + 1);
  const problem = detectAnomaly(hour);
  // Each person once an hour: an alarm that a person causes with documents of their own must not hide the next.
  const exceededBy = isExcessive(hour.byPerson.get(key))
    ? key
    : isExcessiveOverall(hour.counts)
      ? 'all'
      : null;
  if (problem !== null && exceededBy !== null && tally.recordAlarm(exceededBy))
    logger().warn({ problem, ...hour.counts }, 'policies: unusual rate of access');
}

/** Counts of the current hour. */
export function accessStatus(now: Date): AccessStatus {
  const hour = tally.read(now);
  return { ...hour.counts, unusual: detectAnomaly(hour) };
}

function detectAnomaly({ counts, byPerson }: Hour): string | null {
  if (isExcessiveOverall(counts)) return 'many documents, numbers and copies are taken';
  return [...byPerson.values()].some(isExcessive)
    ? 'one person takes many documents, numbers or copies'
    : null;
}

function isExcessive(accessCount = 0): boolean {
  return accessCount > maxPerPersonPerHour;
}

function isExcessiveOverall(counts: Counts): boolean {
  return counts.document + counts.number + counts['data-copy'] > maxOverallPerHour;
}
