/** Messages about a call-back as a whole; those of its fields are in call-back-submission.ts. */
import { formMessages } from '../../http/form-reply.ts';

export const callBackMessages = {
  ...formMessages,
  'too-large': 'The request is too large. Send only the fields of the form.',
  /** Shown for a number, never for an address: many people share one. */
  'too-many': 'You have asked for several calls already. Please try again later, or call us now.',
  queueFull:
    'The queue of requests from your network is full just now, so we could not take yours.',
  'not-written':
    'We could not save your request, so no call is arranged. Please try again, or call us.',
  stopped:
    'This number asked us not to call, so we took no request. To be called again, choose “Allow calls again” on our contact page. You can still call us yourself.',
  accessTokenExpired: 'Look this request up with its reference and your number.',
  noAnswer:
    'We could not reach our server, so we do not know that your request arrived. Try again, or call us.',
} as const;

/** Shown after the last day of a fixed term (lib/config/licence.ts). */
export function heldMessage(phone: string): string {
  return `Your request is saved. We call once our registration is confirmed; until then you can call us on ${phone}.`;
}

export function queueFullMessage(phone: string): string {
  return `${callBackMessages.queueFull} Please call us on ${phone}, or try again later.`;
}

/** Shown where Lead.svc's own words are erased or unreadable. */
export const refusedMessage = 'Our call desk could not take this request. Please call us.';
