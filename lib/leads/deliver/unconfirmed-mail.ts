/** The mail that tells the desk of a call whose code was not entered. Without the number: nobody may call it. */
import { formatDate } from '../../dates/format-date.ts';
import { dayInIndia } from '../../dates/iso-date.ts';
import { type ProductCode, productLabel } from '../../lead-service/call-back-products.ts';
import { formatSlot } from '../../lead-service/time-slots.ts';
import type { Mail } from '../../messages/mail/mail.ts';
import {
  formatMailTime,
  messageIdOf,
  withoutNoBreakSpaces,
} from '../../messages/mail/mail-text.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';

const exceededLimitNotes = {
  client: 'Above the limit: many requests came from its network in that hour',
  site: 'Above the limit: the site took far more requests than usual in that hour',
} as const;

export function unconfirmedMail(lead: LeadRow, { from, to }: Pick<Mail, 'from' | 'to'>): Mail {
  const { id, reference, product, time_slot, page, created_at, expires_at, erase_at } = lead;
  const exceededLimit = lead.throttled_by;
  const createdAt = new Date(created_at);
  const received = formatMailTime(createdAt);
  return {
    from,
    to,
    subject: `Not confirmed, do not call: ${reference}`,
    text: `${[
      `Call-back request ${reference}: not confirmed`,
      `Received ${received} in India${page ? `, from ${page}` : ''}`,
      `Product: ${productLabel(product as ProductCode)}`,
      `Requested time: ${withoutNoBreakSpaces(formatSlot(time_slot))}`,
      ...(exceededLimit ? [exceededLimitNotes[exceededLimit]] : []),
      '',
      'DO NOT CALL. The code that we sent to the number was not entered, so somebody else may have typed the number. It was not passed on.',
      '',
      `If its holder enters a code by ${formatMailTime(new Date(expires_at))}, the request is passed on like any other and may be called then. After that it expires.`,
      `The number is deleted on ${formatDate(dayInIndia(erase_at))}. Until then the record shows that the call was requested.`,
      '',
      'No action is needed; do not reply to this mail. The list: npm run leads -- --status unconfirmed',
      'A second copy of this mail has the same Message-ID.',
    ].join('\n')}\n`,
    messageId: messageIdOf(`${reference}.${id}.unconfirmed`, from),
    date: createdAt,
  };
}
