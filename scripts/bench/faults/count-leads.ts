/** Holds what visitors were told against what the database says and what Lead.svc saw. */
import { keys } from '../../../lib/config/keys.server.ts';
import { parseEnvironment } from '../../../lib/config/parse-environment.ts';
import { fieldEncryption, mobileKey } from '../../../lib/store/field-encryption.server.ts';
import { openStoreAt } from '../../../lib/store/open-store.server.ts';
import type { ReceivedLead } from '../../../testing/lead-service-stand-in/received-leads.ts';

export type LeadCounts = {
  delivered: number;
  refused: number;
  /** On disk, and neither delivered nor refused yet. */
  open: number;
  /** Accepted, and on no disk; or said to be delivered, and never arrived: what is known of each. */
  lost: string[];
  /** Arrived more than once, with its mark. */
  marked: number;
  doubled: number;
};

export async function countLeads(
  env: Record<string, string> & { DATABASE_URL: string },
  received: readonly ReceivedLead[],
  accepted: ReadonlySet<string>,
): Promise<LeadCounts> {
  const encryption = fieldEncryption(keys(parseEnvironment({ ...env, DATA_DIR: '.' })));
  const store = await openStoreAt({ dataDir: '.', databaseUrl: env.DATABASE_URL });
  const rows = await store.db
    .selectFrom('lead')
    .select(['mobile_key', 'reference', 'state', 'settled_at', 'possibly_duplicate'])
    .execute();
  await store.db.destroy();
  const rowOf = new Map(rows.map((row) => [row.mobile_key, row]));
  const arrivals = new Map<string, number>();
  for (const { mobile, outcome } of received) {
    if (mobile && outcome === 'accepted') arrivals.set(mobile, (arrivals.get(mobile) ?? 0) + 1);
  }
  const counts: LeadCounts = { delivered: 0, refused: 0, open: 0, lost: [], marked: 0, doubled: 0 };
  for (const mobile of accepted) {
    const row = rowOf.get(mobileKey(encryption, mobile));
    const arrived = arrivals.get(mobile) ?? 0;
    if (!row) counts.lost.push('on no disk');
    else if (row.state === 'delivered' && arrived === 0) {
      const seen = received.filter((lead) => lead.mobile === mobile);
      const modes = seen.map(({ at, mode, outcome }) => `${at} ${mode} ${outcome}`);
      counts.lost.push(
        `${row.reference} delivered at ${row.settled_at}, seen: ${modes.join(', ')}`,
      );
    } else if (row.state === 'delivered') counts.delivered++;
    else if (row.state === 'pending') counts.open++;
    else counts.refused++;
    if (arrived > 1 && row?.possibly_duplicate) counts.marked++;
    else if (arrived > 1) counts.doubled++;
  }
  return counts;
}
