/** Our mail as nodemailer takes it: structured all through, so that no text of a visitor becomes a header. */
import type { Mail } from './mail.ts';

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
