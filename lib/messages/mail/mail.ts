/** A mail to one of our desks, and the result of sending it. */

export type Mail = {
  from: string;
  to: string;
  /** Validated as one single address. */
  replyTo?: string;
  subject: string;
  text: string;
  /** The same for every attempt, so that a duplicate can be recognised. */
  messageId: string;
  date: Date;
  attachment?: { filename: string; contentType: string; content: Buffer } | undefined;
};

/**
 * `mayHaveArrived` is false only if the server certainly did not accept the mail. `isPermanent`: a person must fix
 * something (an unknown mailbox, a wrong password), so the retry delay is longer.
 */
export type MailOutcome =
  | { kind: 'sent' }
  | {
      kind: 'not-sent';
      mayHaveArrived: boolean;
      isPermanent: boolean;
      isServerDown: boolean;
      /** Text for operators: codes only, never the server's text. */
      detail: string;
    };

export type SendMail = (mail: Mail) => Promise<MailOutcome>;

/** Options of nodemailer: structured fields only, so that a visitor's text never becomes a header. */
export function toMailOptions({
  from,
  to,
  replyTo,
  subject,
  text,
  messageId,
  date,
  attachment,
}: Mail) {
  return {
    from: { name: '', address: from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    messageId,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: attachment ? [{ ...attachment, contentDisposition: 'attachment' as const }] : [],
  };
}
