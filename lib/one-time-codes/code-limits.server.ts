/**
 * How many codes may be asked for. A number's allowance can be used up by anybody who knows it, so it never is the
 * only way in: the e-mail address has an allowance of its own, the phone has none, and a code that is on its way
 * stays valid, because only the browser that asked can use up its tries.
 */
import 'server-only';
import type { Transaction } from 'kysely';
import { dayMs } from '../dates/iso-date.ts';
import type { Tables } from '../store/schema.ts';

const contactLimits = [
  { codes: 3, withinMs: 15 * 60_000 },
  { codes: 8, withinMs: dayMs },
] as const;

/**
 * Counts what was asked for, sent or not, so that a limit says nothing about who is known. A code that was used came
 * to its owner: it costs nobody anything, and somebody who signs in ten times on a bad day gets in.
 * @returns 0 when one more is allowed; otherwise the seconds to wait.
 */
export async function secondsUntilNextCode(
  transaction: Transaction<Tables>,
  contactKey: string,
  now: Date,
): Promise<number> {
  const asked = await transaction
    .selectFrom('one_time_code')
    .select('created_at')
    .where('contact_key', '=', contactKey)
    .where('is_used', '=', 0)
    .where('created_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .orderBy('created_at', 'desc')
    .limit(8)
    .execute();
  const waits = contactLimits.map(({ codes, withinMs }) => {
    const blocking = asked.at(codes - 1);
    return blocking ? Date.parse(blocking.created_at) + withinMs - now.getTime() : 0;
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1000));
}
