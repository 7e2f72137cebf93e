/** The log of who accessed what, and when: a person sees their own entries, the desk those of a policy. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hourlyTally } from '../http/hourly-tally.server.ts';
import { logger } from '../process/logging/logger.server.ts';
import type { Services } from '../store/services.server.ts';
import type { AccessTarget, ContactKey, PolicyAccess, SealedPolicy } from './policy-types.ts';
import { visibleTo } from './read-policies.server.ts';

const maxShownToOwner = 20;

/** @param clientClass family of browser and device only (lib/identity/sessions/session-store.server.ts). */
export async function recordAccess(
  { store }: Services,
  key: ContactKey,
  target: AccessTarget,
  { clientClass, now }: { clientClass: string; now: Date },
): Promise<void> {
  observeAccess(key, target.what, now);
  await store.db
    .insertInto('policy_access')
    .values({
      id: randomUUID(),
      at: now.toISOString(),
      contact_key: key,
      what: target.what,
      policy_id: 'policyId' in target ? target.policyId : null,
      document_id: 'documentId' in target ? target.documentId : null,
      client_class: clientClass.slice(0, 60),
    })
    .execute();
}

/**
 * The last twenty, newest first. A policy that now belongs to another number is not named to the earlier one.
 * @param by equal accesses of one day are one entry, so that reloading a page cannot push a download off the list.
 */
export async function readAccesses(
  { store, encryption }: Services,
  key: ContactKey,
  { limit, by }: { limit: number; by: 'day' | 'moment' } = { limit: maxShownToOwner, by: 'day' },
): Promise<PolicyAccess[]> {
  const period = sql`substr(${sql.ref('policy_access.at')}, 1, ${sql.lit(by === 'day' ? 10 : 24)})`;
  const last = store.db
    .selectFrom('policy_access')
    .select(({ fn }) => [
      'what',
      'policy_id',
      'document_id',
      'client_class',
      fn.max('at').as('last_at'),
      fn.countAll<number>().as('times'),
    ])
    .where('contact_key', '=', key)
    .groupBy(['what', 'policy_id', 'document_id', 'client_class', period])
    .orderBy('last_at', 'desc')
    .limit(limit)
    .as('policy_access');
  const ownPolicies = visibleTo(store, key).select(['policy.id', 'details_sealed']).as('theirs');
  const rows = await store.db
    .selectFrom(last)
    .leftJoin(ownPolicies, 'theirs.id', 'policy_access.policy_id')
    .leftJoin('policy_document', (join) =>
      join
        .onRef('policy_document.id', '=', 'policy_access.document_id')
        .onRef('policy_document.policy_id', '=', 'theirs.id'),
    )
    .select(['last_at', 'times', 'what', 'client_class', 'theirs.id as policy', 'details_sealed'])
    .select(['policy_document.id as document', 'title_sealed'])
    .orderBy('last_at', 'desc')
    .execute();
  return rows.map((row) => ({
    at: row.last_at,
    times: row.times,
    what: row.what,
    policy:
      row.policy && row.details_sealed
        ? policyName(encryption.openOrThrow(row.details_sealed, row.policy))
        : null,
    title:
      row.document && row.title_sealed
        ? encryption.openOrThrow(row.title_sealed, row.document)
        : null,
    clientClass: row.client_class,
  }));
}

function policyName(details: string): string {
  const { product, insurer } = JSON.parse(details) as SealedPolicy;
  return [product, insurer].filter(Boolean).join(', ');
}

/**
 * Number of document accesses in the last hour, in memory: it shows operators when one person downloads documents by
 * the hundred. It identifies no person.
 */
type Counts = Record<PolicyAccess['what'], number>;
type AccessStatus = Counts & { unusual: string | null };

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
