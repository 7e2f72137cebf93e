/**
 * A submitted call-back: the visitor's fields and the placement of the form. One schema for the browser's form,
 * for JSON and for native form posts; zod/mini, because browsers load it.
 */
import * as z from 'zod/mini';
import type { Campaign } from '../../campaign/campaign.ts';
import { campaignSchema } from '../../campaign/campaign-schema.ts';
import { isIdempotencyKey } from '../../forms/is-idempotency-key.ts';
import { formMessages } from '../../http/form-reply.ts';
import { parseMobile } from '../../input/mobile.ts';
import { parsedField } from '../../input/parsed-field.ts';
import { parseProductCode } from '../../lead-service/call-back-products.ts';
import { parseTimeSlot } from '../../lead-service/time-slots.ts';
import type { PageLanguage } from '../../site/hindi-pages.ts';

/** The first three are fixed word for word (docs/specification.md). */
export const fieldMessages = {
  product: 'Select product',
  timeSlot: 'Select Time Slot',
  mobile: 'Enter valid mobile no.',
  idempotencyKey: formMessages.idempotencyKey,
} as const;

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
    z.union([z.string(), z.number()], fieldMessages.product),
    parseProductCode,
    fieldMessages.product,
  ),
  timeSlot: parsedField(z.string(fieldMessages.timeSlot), parseTimeSlot, fieldMessages.timeSlot),
  mobile: parsedField(z.string(fieldMessages.mobile), parseMobile, fieldMessages.mobile),
  callDespiteDoNotDisturb: checkboxSchema,
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
  /** The address of the answer beside the form, rebuilt by `ParseAnswerAddress`; only with `showAnswer`. */
  answer?: string;
  campaign?: Campaign;
  idempotencyKey?: string;
  /** The honeypot field was filled in (lib/http/form-post.server.ts). */
  isHoneypotFilled?: boolean;
};

/**
 * Rebuilds the address of a tool's answer from parsed values, so that no text of a visitor is in it; null for any
 * other text. Injected: the calculators are not below this folder.
 */
export type ParseAnswerAddress = (posted: unknown, now: Date) => Promise<string | null>;

const submissionSchema = z.extend(callBackSchema, {
  // An unknown page or placement is dropped: no reason to lose the request.
  page: z.catch(z.optional(z.string()), undefined),
  source: z.catch(z.optional(z.enum(formSources)), undefined),
  campaign: campaignSchema,
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
