/** Longest delay of a call, to Lead.svc and, if unconfirmed, to the desk (lib/outbox). */
import 'server-only';
import { sql } from 'kysely';
import { codeLifetimeMs } from '../../one-time-codes/one-time-code.ts';
import { capRetryDelays } from '../../outbox/cap-retry-delays.server.ts';
import { maxMailDelayMs } from '../../outbox/mail-retry.server.ts';
import { longestRetryDelayMs } from '../../outbox/retry-delay.ts';
import type { Services } from '../../store/services.server.ts';
import { isThrottledSql } from '../limits.server.ts';
import { leadLeaseMs } from './deliver-lead.server.ts';
import { maxLeadDelayMs } from './lead-transitions.ts';

export async function capLeadRetryDelays({ store, env }: Services, now: Date): Promise<number> {
  const toService = await capRetryDelays(store, 'lead', {
    state: 'pending',
    maxDelayMs: Math.max(longestRetryDelayMs(maxLeadDelayMs), leadLeaseMs(env)),
    now,
    // A throttled lead waits for its release.
    only: sql`not ${isThrottledSql}`,
  });
  const toDesk = await capRetryDelays(store, 'lead', {
    state: 'unconfirmed',
    maxDelayMs: Math.max(maxMailDelayMs(env), codeLifetimeMs),
    now,
    // A lead that the desk was told of waits until it expires.
    only: sql`next_attempt_at < expires_at`,
  });
  return toService + toDesk;
}
