/**
 * Mails to the broker about the state of the site: the end of the licence, calls that Lead.svc refused, a limit that
 * holds. Rule: one mail for each, whatever the number of instances and restarts; a mail that failed is tried again.
 */
import 'server-only';
import type { MailboxName } from '../config/parse-environment.ts';
import { timestampAfter, timestampBefore } from '../dates/iso-date.ts';
import { mailSender } from '../messages/mail/mail-sender.server.ts';
import { messageIdOf } from '../messages/mail/mail-text.ts';
import { logger } from '../process/logging/logger.server.ts';
import type { Services } from '../store/services.server.ts';
import { mailLeaseMs } from './mail-retry.server.ts';

export type NoticeText = {
  subject: string;
  text: string;
  /** Logged once, whether or not the mail can be sent. */
  warning?: string;
};

export type Notice = {
  /** Name of its row, and part of its Message-ID. */
  name: string;
  to: MailboxName;
  /** At most one mail in this time; without it, one for good. */
  againAfterMs?: number;
  /** @param since when the last one was sent. @returns null if there is nothing to say. */
  compose: (since: string | null) => NoticeText | null | Promise<NoticeText | null>;
};

/** @returns whether a mail was sent. */
export async function sendNoticeOnce(
  services: Services,
  { name, to, againAfterMs, compose }: Notice,
  now: Date,
): Promise<boolean> {
  const { store, env } = services;
  const last = await store.db
    .selectFrom('desk_notice')
    .select('sent_at')
    .where('name', '=', name)
    .executeTakeFirst();
  const sentAt = last?.sent_at ?? null;
  // One that was sent before this may be sent again; no time is before an empty text.
  const againBefore = againAfterMs === undefined ? '' : timestampBefore(now, againAfterMs);
  if (sentAt !== null && sentAt > againBefore) return false;
  const notice = await compose(sentAt);
  if (!notice || !(await claim(services, name, { againBefore, now }))) return false;
  // A claim that ended without a mail has logged it.
  const isFirstTry = last === undefined || sentAt !== null;
  if (notice.warning && isFirstTry) logger().warn(notice.warning);
  const { from, mailboxes } = env.mail;
  const id = againAfterMs === undefined ? name : `${name}.${now.getTime()}`;
  const outcome = await mailSender(env)({
    from,
    to: mailboxes[to],
    subject: notice.subject,
    text: notice.text,
    messageId: messageIdOf(id.replaceAll(':', '.'), from),
    date: now,
  });
  if (outcome.kind !== 'sent') {
    // Due again when the claim ends.
    logger().warn({ notice: name, problem: `mail: ${outcome.detail}` }, 'notice not sent');
    return false;
  }
  await store.db
    .updateTable('desk_notice')
    // What happens while it is sent is for the next one.
    .set({ sent_at: now.toISOString() })
    .where('name', '=', name)
    .execute();
  return true;
}

/** As in the outbox, a claim is a lease: a sender that died leaves the mail due again. */
async function claim(
  { store, env }: Services,
  name: string,
  { againBefore, now }: { againBefore: string; now: Date },
): Promise<boolean> {
  const next = timestampAfter(now, mailLeaseMs(env));
  const inserted = await store.db
    .insertInto('desk_notice')
    .values({ name, next_attempt_at: next, sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(inserted.numInsertedOrUpdatedRows) > 0) return true;
  const taken = await store.db
    .updateTable('desk_notice')
    .set({ next_attempt_at: next, sent_at: null })
    .where('name', '=', name)
    .where((row) =>
      row.or([
        row.and([row('sent_at', 'is', null), row('next_attempt_at', '<=', now.toISOString())]),
        row('sent_at', '<=', againBefore),
      ]),
    )
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}
