/** A mail of ours to one of our desks, and what became of sending it. */

export type Mail = {
  from: string;
  to: string;
  /** Checked to be one address before it comes here. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  /** The same for every try, so that a second copy can be recognised. */
  messageId: string;
  date: Date;
  attachment?: { filename: string; contentType: string; content: Buffer } | undefined;
};

/**
 * `mayHaveArrived` is false only when the server certainly did not take the mail. `isPermanent`: a person must
 * mend something (an unknown mailbox, a wrong password), so it waits longer.
 */
export type MailOutcome =
  | { kind: 'sent' }
  | {
      kind: 'not-sent';
      mayHaveArrived: boolean;
      isPermanent: boolean;
      isServerDown: boolean;
      /** For operators: codes only, never what the server quoted. */
      detail: string;
    };

export type SendMail = (mail: Mail) => Promise<MailOutcome>;

/** As nodemailer takes it: structured all through, so that no text of a visitor becomes a header. */
export function toMessage({ from, to, replyTo, subject, text, messageId, date, attachment }: Mail) {
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
