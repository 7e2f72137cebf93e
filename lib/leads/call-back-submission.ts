/** A call-back request as the handler takes it: the visitor's three fields and where they were filled in. */
import * as z from 'zod/mini';
import type { Campaign } from '../campaign/campaign.ts';
import { campaignSchema } from '../campaign/campaign-schema.ts';
import { isRoutePath } from '../site/find-route.ts';
import { type CallBackField, type FieldErrors, fieldMessages } from './call-back-messages.ts';
import { type FormSource, formSources } from './form-sources.ts';
import { type CallBackDetails, callBackFields } from './schema.ts';

export type CallBackSubmission = CallBackDetails & {
  page?: string | undefined;
  source?: FormSource | undefined;
  campaign?: Campaign | undefined;
  idempotencyKey?: string | undefined;
};

const requestSchema = z.extend(callBackFields, {
  // A page or place we do not know is left out of the record, not a reason to lose the request.
  page: z.catch(z.optional(z.string().check(z.refine(isRoutePath))), undefined),
  source: z.catch(z.optional(z.enum(formSources)), undefined),
  campaign: campaignSchema,
  idempotencyKey: z.optional(
    z
      .string(fieldMessages.idempotencyKey)
      .check(z.regex(/^[\w-]{16,64}$/, fieldMessages.idempotencyKey)),
  ),
});

export type ReadRequest =
  | { kind: 'request'; request: CallBackSubmission }
  | { kind: 'invalid'; errors: FieldErrors };

/** @param body parsed JSON or form fields; anything at all. */
export function parseCallBackSubmission(body: Record<string, unknown>): ReadRequest {
  const parsed = requestSchema.safeParse(body);
  if (parsed.success) return { kind: 'request', request: parsed.data };
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as CallBackField;
    errors[field] ??= fieldMessages[field];
  }
  return { kind: 'invalid', errors };
}
