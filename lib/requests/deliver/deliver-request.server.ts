/** One send of one claimed request to its desk, and the record's new state afterwards. */
import 'server-only';
import { callSeriesOf } from '../../content/requests/call-series-of.ts';
import { requestKinds, responseDueDate } from '../../content/requests/request-kinds.ts';
import { isOnDoNotCallList } from '../../leads/do-not-call-list.server.ts';
import { mailSender } from '../../messages/mail/mail-sender.server.ts';
import { type MailAttempt, settleMail } from '../../outbox/mail-retry.server.ts';
import { isClaimRunningOut } from '../../outbox/retry-delay.ts';
import type { SendOutcome } from '../../outbox/sweep-queue.server.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { openFields, openFile } from '../open-request.server.ts';
import { requestMail } from './request-mail.ts';

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
