/**
 * A submitted call-back: its fields, the placement of the form, and the messages about both. One schema for the
 * browser's form, for JSON and for native form posts; zod/mini, because browsers load it.
 */
import * as z from 'zod/mini';
import { callsStoppedMessage } from '../../content/consent.ts';
import { formMessages } from '../../http/form-reply.ts';
import { parseMobile } from '../../input/mobile.ts';
import { isIdempotencyKey, parsedField } from '../../input/parsed-field.ts';
import { parseProductCode } from '../../lead-service/call-back-products.ts';
import { parseTimeSlot } from '../../lead-service/time-slots.ts';
import type { Campaign } from '../../site/campaign/campaign.ts';
import type { PageLanguage } from '../../site/hindi-pages.ts';

/** The first three are fixed word for word (docs/specification.md). */
export const fieldMessages = {
  product: 'Select product',
  timeSlot: 'Select Time Slot',
  mobile: 'Enter valid mobile no.',
  idempotencyKey: formMessages.idempotencyKey,
} as const;

/** Messages about a call-back as a whole. */
export const callBackMessages = {
  ...formMessages,
  'too-large': 'The request is too large. Send only the fields of the form.',
  /** Shown for a number, never for an address: many people share one. */
  'too-many': 'You have asked for several calls already. Please try again later, or call us now.',
  queueFull:
    'The queue of requests from your network is full just now, so we could not take yours.',
  'not-written':
    'We could not save your request, so no call is arranged. Please try again, or call us.',
  stopped: callsStoppedMessage,
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

export type CallBackErrorField = keyof typeof fieldMessages;
/** `code` only where calls need one (OTP_REQUIRED). */
export type CallBackFieldErrors = Partial<Record<CallBackErrorField | 'code', string>>;

/** Placements of a call-back form on a page. */
const formSources = ['hero', 'panel', 'popup', 'page'] as const;
export type FormSource = (typeof formSources)[number];

/** "true" from a form's checkbox. Any other value means no permission, and does not make the request invalid. */
const checkboxSchema = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((ticked) => ticked === true || ticked === 'true'),
  ),
);

export const callBackSchema = z.object({
  product: parsedField(
    // No union: the form would show the message of its first part, where no chip is chosen.
    z.custom<string | number>(
      (value) => /^(?:string|number)$/.test(typeof value),
      fieldMessages.product,
    ),
    parseProductCode,
    fieldMessages.product,
  ),
  timeSlot: parsedField(z.string(fieldMessages.timeSlot), parseTimeSlot, fieldMessages.timeSlot),
  mobile: parsedField(z.string(fieldMessages.mobile), parseMobile, fieldMessages.mobile),
  callDespiteDoNotDisturb: checkboxSchema,
  /** What the visitor says of their age. */
  ageConfirmed: checkboxSchema,
  /** Shown only where a tag manager is configured. */
  reportToAdvertiser: checkboxSchema,
  /** Shown only beside a tool's answer. */
  showAnswer: checkboxSchema,
});

/** Form values before validation. */
export type CallBackInput = z.input<typeof callBackSchema>;
/** Validated values. */
export type CallBackDetails = z.output<typeof callBackSchema>;

export type CallBackSubmission = CallBackDetails & {
  /** The page that sent it, and the form's placement on that page. */
  page?: string;
  source?: FormSource;
  /** The language of that page, in which the consent text was shown. */
  language?: PageLanguage;
  /** The address of the answer beside the form (native-call-back.server.ts); only with `showAnswer`. */
  answer?: string;
  campaign?: Campaign;
  idempotencyKey?: string;
  /** Of posts without an answer, which this one corrects. */
  earlierKeys?: readonly string[];
  /** The honeypot field was filled in (lib/http/form-post.server.ts). */
  isHoneypotFilled?: boolean;
};

/** Posts without an answer that the browser remembers, and that one body may name. */
export const maxUnansweredPosts = 5;

const submissionSchema = z.extend(callBackSchema, {
  // An unknown page or placement is dropped: no reason to lose the request.
  page: z.catch(z.optional(z.string()), undefined),
  source: z.catch(z.optional(z.enum(formSources)), undefined),
  // A list as JSON, or its text in a native post. A malformed key drops itself alone.
  earlierKeys: z.optional(
    z.pipe(
      z.unknown(),
      z.transform((posted) =>
        (typeof posted === 'string' ? posted.split(',') : Array.isArray(posted) ? posted : [])
          .filter(isIdempotencyKey)
          .slice(-maxUnansweredPosts),
      ),
    ),
  ),
  idempotencyKey: z.optional(z.custom<string>(isIdempotencyKey, fieldMessages.idempotencyKey)),
});

/**
 * @param posted JSON values or form fields, not validated.
 * @param isOwnPage injected: the route table is too large for a browser bundle.
 */
export function parseCallBackSubmission(
  posted: Record<string, unknown>,
  isOwnPage: (path: string) => boolean,
):
  | { kind: 'valid'; submission: CallBackSubmission }
  | { kind: 'invalid'; errors: CallBackFieldErrors } {
  const { success, data, error } = submissionSchema.safeParse(posted);
  if (success) {
    const page = data.page !== undefined && isOwnPage(data.page) ? data.page : undefined;
    return { kind: 'valid', submission: { ...data, page } };
  }
  const errors: CallBackFieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as CallBackErrorField;
    errors[field] ??= fieldMessages[field];
  }
  return { kind: 'invalid', errors };
}
