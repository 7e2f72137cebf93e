/**
 * Mails to the desk about call-backs: some were promised and then refused by Lead.svc, or have to be checked; the
 * site's limit has begun to hold. Never with a number.
 */
import 'server-only';
import { requestKinds } from '../content/requests/request-kinds.ts';
import { formatDate } from '../dates/format-date.ts';
import { hourMs, minuteMs, timestampBefore } from '../dates/iso-date.ts';
import { formatSlot } from '../lead-service/time-slots.ts';
import { withoutNoBreakSpaces } from '../messages/mail/mail-text.ts';
import { type NoticeText, sendNoticeOnce } from '../outbox/send-notice-once.server.ts';
import type { LeadRow } from '../store/schema/lead-schema.ts';
import type { Services } from '../store/services.server.ts';
import { countText } from '../text/words.ts';
import { type CallDayColumns, callDayOf } from './call-date.ts';
import { isFollowUpOpenSql } from './follow-ups.server.ts';
import { isThrottledSql } from './limits.server.ts';

const followUpMailIntervalMs = 15 * minuteMs;
const throttledSiteMailIntervalMs = hourMs;
/** A row may be committed a moment after the time that it has: it would be in no mail. */
const commitMs = 10_000;
/** The desk's first page has them all. */
const maxListed = 50;

export async function mailLeadAlerts(services: Services, now: Date): Promise<void> {
  // The desk's mailbox: it also gets what visitors stop.
  const to = requestKinds['stop-calls'].mailbox;
  await sendNoticeOnce(
    services,
    {
      name: 'follow-ups',
      to,
      againAfterMs: followUpMailIntervalMs,
      compose: (since) => followUpMail(services, since),
    },
    now,
  );
  await sendNoticeOnce(
    services,
    {
      name: 'throttled-site',
      to,
      againAfterMs: throttledSiteMailIntervalMs,
      compose: (since) => throttledSiteMail(services, since),
    },
    now,
  );
}

/** Null unless a call has come since the last mail. */
async function followUpMail({ store }: Services, since: string | null): Promise<NoticeText | null> {
  const leads = await store.db
    .selectFrom('lead')
    .select(['reference', 'time_slot', 'created_at', 'state', 'settled_at', 'follow_up'])
    .where(isFollowUpOpenSql)
    .orderBy('created_at')
    .execute();
  const isNew = ({ settled_at }: Pick<LeadRow, 'settled_at'>) => isAfter(settled_at, since);
  if (!leads.some(isNew)) return null;
  const count = countText(leads.length, 'call');
  const more = leads.length - maxListed;
  return {
    subject: `${count} for a person: Lead.svc refused after a promise`,
    text: `${[
      `Waiting for a person at the desk: ${count}. Open /desk: they are first on its page “Today”, where the number is opened.`,
      '',
      ...leads.slice(0, maxListed).map(describeFollowUp),
      ...(more > 0 ? [`and ${more} more`] : []),
      '',
      `Mark each as called, or close it. The next mail is sent when another one comes, at most one in ${followUpMailIntervalMs / minuteMs} minutes.`,
    ].join('\n')}\n`,
  };
}

function describeFollowUp(lead: CallDayColumns & Pick<LeadRow, 'reference' | 'follow_up'>): string {
  const { reference, time_slot, follow_up } = lead;
  const day = formatDate(callDayOf(lead));
  const toDo = follow_up === 'check' ? 'check whether Lead.svc has it' : 'call this person';
  return `${reference}: ${day}, ${withoutNoBreakSpaces(formatSlot(time_slot))}: ${toDo}`;
}

/** Null unless a call has been throttled by it since the last mail, and waits. */
async function throttledSiteMail(
  { store, env }: Services,
  since: string | null,
): Promise<NoticeText | null> {
  const { waiting, last } = await store.db
    .selectFrom('lead')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.max<string | null>('created_at').as('last'),
    ])
    .where(isThrottledSql)
    .where('throttled_by', '=', 'site')
    .executeTakeFirstOrThrow();
  if (!isAfter(last, since)) return null;
  const count = countText(waiting, 'call');
  return {
    subject: `The site's limit of calls holds: ${count} throttled`,
    text: `${[
      `More than ${env.callBacksPerHour} calls were requested within an hour. Those above the limit are passed on at ${env.throttledCallBacksPerHour} an hour, and none is refused. Waiting now: ${count}.`,
      '',
      'A campaign: ask the engineer to raise CALL_BACKS_PER_HOUR (docs/limits.md). An attack: OTP_REQUIRED=true asks for a code before each call.',
    ].join('\n')}\n`,
    warning: `call-backs are throttled by the site's limit of ${env.callBacksPerHour} an hour: docs/limits.md`,
  };
}

function isAfter(at: string | null, since: string | null): boolean {
  return at !== null && (since === null || at > timestampBefore(new Date(since), commitMs));
}
