/**
 * Visitors who request calls, and what became of them: each has another mobile number, uses either instance, and
 * retries with the same idempotency key when no response comes, as our form does.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openStoreAt } from '../../../lib/store/open-store.server.ts';
import type { Dice } from '../../../testing/data/seeded-random.ts';
import { validCallBack } from '../../../testing/data/valid-call-back.ts';
import { createApiClient } from '../../../testing/handlers/api-client.ts';
import type { ReceivedLead } from '../../../testing/servers/lead-service-stand-in/received-leads.ts';

const firstMobile = 6_000_000_000;
const visitorCount = 12;
const maxAttempts = 6;
const timeoutMs = 20_000;

/** @param urls of the instances; the headers of one are valid for all. */
export async function startLoad(urls: readonly string[], dice: Dice) {
  const { headers } = await createApiClient(urls[0] ?? '');
  /** Mobile number and reference of each confirmed call. */
  const accepted = new Map<string, string>();
  const failed = new Set<string>();
  let next = firstMobile;
  let isStopping = false;
  const post = async (body: string): Promise<string | null> => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const url = `${dice.oneOf(urls)}/api/call-back`;
      const response = await fetch(url, { method: 'POST', headers, body, signal });
      const { reference } = (await response.json()) as { reference?: string };
      return response.ok ? (reference ?? null) : null;
    } catch {
      return null;
    }
  };
  const requestCall = async (mobile: string) => {
    const body = JSON.stringify({ ...validCallBack, mobile, idempotencyKey: randomUUID() });
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const reference = await post(body);
      if (reference) return accepted.set(mobile, reference);
      await wait(200 + dice.below(800));
    }
    return failed.add(mobile);
  };
  const visitors = Array.from({ length: visitorCount }, async () => {
    while (!isStopping) await requestCall(String(next++));
  });
  const stop = async () => {
    isStopping = true;
    await Promise.all(visitors);
  };
  return { accepted, failed, stop };
}

/** Compares what the site accepted with its rows, and with what Lead.svc got. */
export async function countArrivedLeads(
  dataDir: string,
  databaseUrl: string,
  received: readonly ReceivedLead[],
  accepted: ReadonlyMap<string, string>,
) {
  const store = await openStoreAt({ dataDir, databaseUrl });
  const rows = await store.db
    .selectFrom('lead')
    .select(['reference', 'state', 'possibly_duplicate', 'follow_up'])
    .execute();
  await store.db.destroy();
  const rowOf = new Map(rows.map((row) => [row.reference, row]));
  const byMobile = Map.groupBy(received, ({ mobile }) => mobile);
  const counts = { delivered: 0, refused: 0, pending: 0, flaggedDuplicates: 0 };
  const [lost, unflagged]: [string[], string[]] = [[], []];
  for (const [mobile, reference] of accepted) {
    const row = rowOf.get(reference);
    const leads = byMobile.get(mobile) ?? [];
    const arrived = leads.filter(({ outcome }) => outcome === 'accepted').length;
    // Refused after an answer that was lost: the desk asks whether Lead.svc has it.
    const isForDesk = row?.follow_up === 'check';
    const isLost = !row || (row.state === 'delivered' && arrived === 0 && !isForDesk);
    if (isLost) lost.push(`${reference}, ${row?.state ?? 'no row'}: ${JSON.stringify(leads)}`);
    else if (arrived === 0 && isForDesk) counts.refused++;
    else if (row.state === 'delivered' || row.state === 'pending') counts[row.state]++;
    else counts.refused++;
    if (arrived > 1 && row?.possibly_duplicate) counts.flaggedDuplicates++;
    else if (arrived > 1) unflagged.push(reference);
  }
  return { ...counts, lost, unflaggedDuplicates: unflagged.length };
}
