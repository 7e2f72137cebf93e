/** The mail about a request to its desk. Plain text; visitors' input appears in the body only. */
import { type RequestKind, requestKinds } from '../../content/requests/request-kinds.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import type { Mail } from '../../messages/mail/mail.ts';
import { formatMailTime, messageIdOf } from '../../messages/mail/mail-text.ts';
import { readableFields } from '../readable-fields.ts';

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
