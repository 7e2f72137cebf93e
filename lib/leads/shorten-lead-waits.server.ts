/** What a call may wait at the most, to Lead.svc and, without its code, to the desk (lib/outbox). */
import 'server-only';
import { sql } from 'kysely';
import { codeLifetimeMs } from '../one-time-codes/one-time-code.ts';
import { longestMailWaitMs } from '../outbox/mail-again.server.ts';
import { leaseMs, type Outbox } from '../outbox/outbox.server.ts';
import { longestRetryMs } from '../outbox/settle-with-retry.server.ts';
import { shortenWaits } from '../outbox/shorten-waits.server.ts';

export async function shortenLeadWaits({ store, env }: Outbox, now: Date): Promise<number> {
  const toService = await shortenWaits(store, 'lead', {
    state: 'pending',
    longestMs: Math.max(longestRetryMs, leaseMs(env)),
    now,
    // In the queue of its address it waits for its turn.
    only: sql`turn is null`,
  });
  const toDesk = await shortenWaits(store, 'lead', {
    state: 'unconfirmed',
    longestMs: Math.max(longestMailWaitMs(env), codeLifetimeMs),
    now,
    // Whose desk was told waits until the end.
    only: sql`next_attempt_at < expires_at`,
  });
  return toService + toDesk;
}
