/**
 * A call-back as it comes in: the visitor's three fields and where they were filled in. One schema for the
 * browser's form, for JSON and for a form posted without JavaScript; zod/mini, because a browser loads it.
 */
import * as z from 'zod/mini';
import type { Campaign } from '../campaign/campaign.ts';
import { campaignSchema } from '../campaign/campaign-schema.ts';
import { parseMobile } from '../input/mobile.ts';
import { parsedField } from '../input/parsed-field.ts';
import { parseProductCode } from '../lead-service/call-back-products.ts';
import { parseTimeSlot } from '../lead-service/time-slots.ts';
import { type CallBackField, type FieldErrors, fieldMessages } from './call-back-messages.ts';

/** Where on a page a call-back form can stand. */
const formSources = ['hero', 'panel', 'popup', 'page'] as const;
export type FormSource = (typeof formSources)[number];

/** "true" of a form's box. Whatever else it is, it is no permission, and no reason to lose the request. */
const checkboxSchema = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((ticked) => ticked === true || ticked === 'true'),
  ),
);

export const callBackFields = z.object({
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
});

/** What the form holds before it is checked. */
export type CallBackDraft = z.input<typeof callBackFields>;
/** What it holds once it passed. */
export type CallBackDetails = z.output<typeof callBackFields>;

export type CallBackSubmission = CallBackDetails & {
  page?: string | undefined;
  source?: FormSource | undefined;
  campaign?: Campaign | undefined;
  idempotencyKey?: string | undefined;
  /** Something filled the field that people do not see (lib/http/form-post.server.ts). */
  isHoneypotFilled?: boolean | undefined;
};

const submissionSchema = z.extend(callBackFields, {
  // A page or place that we do not know is left out of the record: no reason to lose the request.
  page: z.catch(z.optional(z.string()), undefined),
  source: z.catch(z.optional(z.enum(formSources)), undefined),
  campaign: campaignSchema,
  idempotencyKey: z.optional(
    z
      .string(fieldMessages.idempotencyKey)
      .check(z.regex(/^[\w-]{16,64}$/, fieldMessages.idempotencyKey)),
  ),
});

/**
 * @param posted JSON values or form fields; anything at all.
 * @param isOwnPage handed in: the route table is more than a browser should load.
 */
export function parseCallBackSubmission(
  posted: Record<string, unknown>,
  isOwnPage: (path: string) => boolean,
): { kind: 'valid'; submission: CallBackSubmission } | { kind: 'invalid'; errors: FieldErrors } {
  const { success, data, error } = submissionSchema.safeParse(posted);
  if (success) {
    const page = data.page !== undefined && isOwnPage(data.page) ? data.page : undefined;
    return { kind: 'valid', submission: { ...data, page } };
  }
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as CallBackField;
    errors[field] ??= fieldMessages[field];
  }
  return { kind: 'invalid', errors };
}
