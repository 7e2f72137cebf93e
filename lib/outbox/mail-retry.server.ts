/** Concurrency, lease length and retry schedule for outbox rows sent by e-mail. */
import 'server-only';
import { minuteMs, timestampAfter } from '../dates/iso-date.ts';
import type { MailOutcome } from '../messages/mail/mail.ts';
import { logger } from '../process/logging/logger.server.ts';
import type { Store } from '../store/schema/schema.ts';
import type { Services } from '../store/services.server.ts';
import { sendLeaseMs } from './claim-due-rows.server.ts';
import type { OutboxName, OutboxRow } from './outbox-tables.server.ts';
import { jittered, longestRetryDelayMs, retryDelayMs } from './retry-delay.ts';
import { settleWithRetry } from './settle-with-retry.server.ts';
import type { SendOutcome } from './sweep-queue.server.ts';

/** Concurrent connections to the mail server. */
export const mailConcurrency = 5;

/** Longest delay: five minutes after a temporary refusal, ten for a fault that a person must fix. */
const maxDelayMs = 5 * minuteMs;
const permanentFailureDelayMs = 10 * minuteMs;

/** `unreadable`: no mail could be made. */
export type MailAttempt = MailOutcome | { kind: 'unreadable'; detail: string };

export function mailLeaseMs({ mail }: Services['env']): number {
  return sendLeaseMs(mail.timeoutMs);
}

/** Longest delay of any row sent by e-mail: between two attempts or during one. */
export function maxMailDelayMs(env: Services['env']): number {
  return Math.max(longestRetryDelayMs(permanentFailureDelayMs), mailLeaseMs(env));
}

/** Logs a failure, and stores the outcome. @param toSent the changes of the row once its mail is sent. */
export async function settleMail<Row extends OutboxRow>(
  store: Store,
  table: OutboxName,
  row: Row,
  { outcome, toSent }: { outcome: MailAttempt; toSent: (now: Date) => Partial<Row> },
): Promise<SendOutcome> {
  if (outcome.kind !== 'sent')
    logger().warn({ reference: row.reference, problem: outcome.detail }, 'mail not sent');
  await settleWithRetry(store, table, row, (now) =>
    outcome.kind === 'sent' ? toSent(now) : (scheduleMailRetry(row, outcome, now) as Partial<Row>),
  );
  return toSendOutcome(outcome);
}

export function toSendOutcome(outcome: MailAttempt): SendOutcome {
  if (outcome.kind === 'sent') return { isSettled: true, upstreamStatus: 'up' };
  if (outcome.kind === 'unreadable') return { isSettled: false, upstreamStatus: 'unknown' };
  return { isSettled: false, upstreamStatus: outcome.isServerDown ? 'down' : 'up' };
}

export function scheduleMailRetry(
  { attempts, possibly_duplicate }: OutboxRow,
  outcome: Exclude<MailAttempt, { kind: 'sent' }>,
  now: Date,
) {
  if (outcome.kind === 'unreadable') {
    return {
      next_attempt_at: timestampAfter(now, jittered(permanentFailureDelayMs)),
      last_problem: outcome.detail,
    };
  }
  return {
    next_attempt_at: outcome.isPermanent
      ? timestampAfter(now, jittered(permanentFailureDelayMs))
      : timestampAfter(now, retryDelayMs(attempts, maxDelayMs)),
    last_problem: `mail: ${outcome.detail}`,
    possibly_duplicate: outcome.mayHaveArrived ? (1 as const) : possibly_duplicate,
  };
}
