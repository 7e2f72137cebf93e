/** One send of one claimed request to its desk, and the record's new state afterwards. */
import 'server-only';
import { type SqlBool, sql } from 'kysely';
import { callSeriesOf } from '../../content/requests/call-series-of.ts';
import {
  type RequestKind,
  requestKindNames,
  requestKinds,
  responseDueDate,
} from '../../content/requests/request-kinds.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { isOnDoNotCallList } from '../../leads/do-not-call-list.server.ts';
import type { Mail } from '../../messages/mail/mail.ts';
import { mailSender } from '../../messages/mail/mail-sender.server.ts';
import { formatMailTime, messageIdOf } from '../../messages/mail/mail-text.ts';
import { type ClaimOrder, claimDueRows } from '../../outbox/claim-due-rows.server.ts';
import {
  type MailAttempt,
  mailConcurrency,
  mailLeaseMs,
  settleMail,
} from '../../outbox/mail-retry.server.ts';
import { isClaimRunningOut } from '../../outbox/retry-delay.ts';
import type { Queue, SendOutcome } from '../../outbox/sweep-queue.server.ts';
import { languageOfPage } from '../../site/hindi-pages.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { openFields, openFile } from '../open-request.server.ts';
import { readableFields } from '../readable-fields.ts';

export async function deliverRequest(
  services: Services,
  row: ServiceRequestRow,
): Promise<SendOutcome> {
  const outcome = await sendRequestMail(services, row);
  return settleMail(services.store, 'service_request', row, {
    outcome,
    toSent: (now) => ({
      state: row.answered_at === null ? 'delivered' : 'answered',
      settled_at: now.toISOString(),
      last_problem: null,
      ...(requestKinds[row.kind].isErasedOnceSent && { fields_sealed: null }),
    }),
  });
}

async function sendRequestMail(services: Services, row: ServiceRequestRow): Promise<MailAttempt> {
  const { env, store } = services;
  if (isClaimRunningOut(row, store.now(), env.mail.timeoutMs))
    return { kind: 'unreadable', detail: 'claim ran out' };
  const opened = openFields(services, row);
  if (opened.kind !== 'opened') return { kind: 'unreadable', detail: opened.reason };
  const file = await openFile(services, row);
  if (file.kind === 'unreadable') return { kind: 'unreadable', detail: file.reason };
  const { fields } = opened;
  const createdAt = new Date(row.created_at);
  const mail = requestMail({
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    fields,
    createdAt,
    page: row.page,
    dueDate: responseDueDate(row.kind, createdAt, env.serviceAnswerDays),
    from: env.mail.from,
    to: env.mail.mailboxes[requestKinds[row.kind].mailbox],
    cv: file.plain,
    callSeries: callSeriesOf(row.kind, fields, env.broker),
    isConfirmed: row.answered_at !== null,
    isOnDoNotCallList:
      row.kind !== 'stop-calls' &&
      row.mobile_key !== null &&
      (await isOnDoNotCallList(store.db, row.mobile_key, store.now())),
  });
  return mailSender(env)(mail);
}

/** The queue of service requests to the mail server. */
export function requestQueue(services: Services): Queue<ServiceRequestRow> {
  return {
    concurrency: mailConcurrency,
    claim: (limit, order) => claimDueRequests(services, limit, services.store.now(), order),
    send: (row) => deliverRequest(services, row),
  };
}

export function claimDueRequests(
  { store, env }: Services,
  limit: number,
  now: Date,
  order: ClaimOrder = 'longest-due',
): Promise<ServiceRequestRow[]> {
  // A later release on the same database has its own kinds, which only it can send.
  const only = sql<SqlBool>`kind in (${sql.join([...requestKindNames])})`;
  const leaseMs = mailLeaseMs(env);
  return claimDueRows(store, 'service_request', { limit, order, leaseMs, now, only });
}

/** The mail about a request to its desk. Plain text; visitors' input appears in the body only. */
type RequestMail = {
  id: string;
  reference: string;
  kind: RequestKind;
  fields: Readonly<Record<string, string>>;
  createdAt: Date;
  page: string | null;
  /** Null for a kind without a time limit. */
  dueDate: IsoDate | null;
  from: string;
  to: string;
  cv?: Buffer;
  /** The series of numbers to call from, where the form asked who sold the policy. */
  callSeries?: string | null;
  /** The number is on the do-not-call list. */
  isOnDoNotCallList: boolean;
  /** Its code was entered; a separate mail reports it. */
  isConfirmed?: boolean;
};

export function requestMail(request: RequestMail): Mail {
  const { id, reference, kind, fields, createdAt, from, to, cv, isConfirmed } = request;
  const { email } = fields;
  return {
    from,
    to,
    // A non-ASCII address is in the text only: not every mail program of a desk can reply to it.
    replyTo: email && /^[\x21-\x7e]+$/.test(email) ? email : undefined,
    subject: `${requestKinds[kind].label}: ${reference}`,
    text: toMailText(request),
    messageId: messageIdOf(`${reference}.${id}${isConfirmed ? '.confirmed' : ''}`, from),
    date: createdAt,
    attachment: cv && {
      filename: `CV-${reference}.pdf`,
      contentType: 'application/pdf',
      content: cv,
    },
  };
}

function toMailText({
  reference,
  kind,
  fields,
  createdAt,
  page,
  dueDate,
  callSeries,
  isOnDoNotCallList,
  isConfirmed,
}: RequestMail): string {
  const row = requestKinds[kind];
  const head = [
    ...(page && languageOfPage(page) === 'hindi' ? ['The visitor read the site in Hindi.'] : []),
    `${row.label}: ${reference}`,
    `Received ${formatMailTime(createdAt)} in India${page ? `, from ${page}` : ''}`,
    ...(dueDate ? [`Answer by ${formatDate(dueDate)}`] : []),
    ...(callSeries ? [`A call has to come from our ${callSeries} series`] : []),
    ...(isOnDoNotCallList
      ? ['This number asked for no calls: answer in writing, or ask before you ring.']
      : []),
  ];
  const fieldLines = readableFields(kind, fields).map(({ label, text, isLong }) =>
    isLong ? `${label}:\n${indent(text)}` : `${label}: ${text}`,
  );
  const foot = [
    'A second copy of this mail has the same Message-ID; take it as one request.',
    ...(kind === 'allow-calls'
      ? [
          isConfirmed
            ? 'The code that we sent to the number was entered: it is off the list, and a call may be asked for again. Nothing is left to do.'
            : 'A code goes to the number where it is on the list. Until it is entered the number rests: do not call it. Once it is entered you get a second mail that says so.',
        ]
      : [`Answered? npm run requests -- --answered ${reference}`]),
  ];
  return `${[head.join('\n'), fieldLines.join('\n\n'), foot.join('\n')].join('\n\n')}\n`;
}

/** Indents visitors' text, so that it cannot pass for a line of ours. */
function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
