/** Compares what the site accepted with the rows in the database and with what the receiving system got. */
import { keys } from '../../../lib/config/keys.server.ts';
import { parseEnvironment } from '../../../lib/config/parse-environment.ts';
import { outboxTables } from '../../../lib/outbox/outbox-tables.server.ts';
import { fieldEncryption, mobileKey } from '../../../lib/store/field-encryption.server.ts';
import { openStoreAt } from '../../../lib/store/open-store.server.ts';
import type { ReceivedLead } from '../../../testing/servers/lead-service-stand-in/received-leads.ts';
import type { ReceivedMail } from '../../../testing/servers/smtp-stand-in.ts';

export type ArrivalCounts = {
  delivered: number;
  refused: number;
  /** Stored, and neither delivered nor refused yet. */
  pending: number;
  /** Accepted without a row, or recorded as delivered without having arrived: a description of each. */
  lost: string[];
  /** Arrived more than once, and marked as a possible duplicate. */
  flaggedDuplicates: number;
  unflaggedDuplicates: number;
};

type Row = {
  id: string;
  mobile_key: string | null;
  reference: string;
  state: string;
  settled_at: string | null;
  possibly_duplicate: number;
};

type Settings = Record<string, string> & { DATABASE_URL: string };

export async function countArrivedLeads(
  env: Settings,
  received: readonly ReceivedLead[],
  accepted: ReadonlySet<string>,
): Promise<ArrivalCounts> {
  const arrivals = new Map<string, number>();
  for (const { mobile, outcome } of received)
    if (mobile && outcome === 'accepted') arrivals.set(mobile, (arrivals.get(mobile) ?? 0) + 1);
  const describeArrivals = (mobile: string) =>
    received
      .filter((lead) => lead.mobile === mobile)
      .map(({ at, mode, outcome }) => `${at} ${mode} ${outcome}`)
      .join(', ');
  return count(
    await rowsOf('lead', env),
    accepted,
    (_, mobile) => arrivals.get(mobile) ?? 0,
    describeArrivals,
  );
}

export async function countArrivedRequests(
  env: Settings,
  mails: readonly ReceivedMail[],
  accepted: ReadonlySet<string>,
): Promise<ArrivalCounts> {
  const arrivals = new Map<string, number>();
  for (const { messageId } of mails) {
    // Composed of the reference, the row's id and our domain.
    const [, record = ''] = /\.([0-9a-f-]{36})[.@]/.exec(messageId) ?? [];
    arrivals.set(record, (arrivals.get(record) ?? 0) + 1);
  }
  const rows = await rowsOf('service_request', env);
  return count(
    rows,
    accepted,
    ({ id }) => arrivals.get(id) ?? 0,
    () => 'no mail',
  );
}

/** @returns the row of a mobile number. */
async function rowsOf(table: 'lead' | 'service_request', env: Settings) {
  const encryption = fieldEncryption(keys(parseEnvironment({ ...env, DATA_DIR: '.' })));
  const store = await openStoreAt({ dataDir: '.', databaseUrl: env.DATABASE_URL });
  const rows: Row[] = await outboxTables(store.db)
    .selectFrom(table)
    .select(['id', 'mobile_key', 'reference', 'state', 'settled_at', 'possibly_duplicate'])
    .execute();
  await store.db.destroy();
  const byKey = new Map(rows.map((row) => [row.mobile_key, row]));
  return (mobile: string) => byKey.get(mobileKey(encryption, mobile));
}

function count(
  rowOf: (mobile: string) => Row | undefined,
  accepted: ReadonlySet<string>,
  arrivedOf: (row: Row, mobile: string) => number,
  describeArrivals: (mobile: string) => string,
): ArrivalCounts {
  const counts: ArrivalCounts = {
    delivered: 0,
    refused: 0,
    pending: 0,
    lost: [],
    flaggedDuplicates: 0,
    unflaggedDuplicates: 0,
  };
  for (const mobile of accepted) {
    const row = rowOf(mobile);
    const arrived = row ? arrivedOf(row, mobile) : 0;
    if (!row) counts.lost.push('no row');
    else if (row.state === 'delivered' && arrived === 0) {
      const { reference, settled_at } = row;
      counts.lost.push(
        `${reference} delivered at ${settled_at}, received: ${describeArrivals(mobile)}`,
      );
    } else if (row.state === 'delivered') counts.delivered++;
    else if (row.state === 'pending') counts.pending++;
    else counts.refused++;
    if (arrived > 1 && row?.possibly_duplicate) counts.flaggedDuplicates++;
    else if (arrived > 1) counts.unflaggedDuplicates++;
  }
  return counts;
}
