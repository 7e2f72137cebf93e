/** Outcomes of a call-back submission, each as an HTTP response and as the path of its confirmation page. */

import { addQuery } from '../../browser/url-state/add-query.ts';
import { confirmationUrl } from '../../forms/confirmation-url.ts';
import {
  formReply,
  type NotAcceptedOutcome,
  type Reply,
  tooManyReply,
} from '../../http/form-reply.ts';
import {
  type CodeRequired,
  codeRequiredReply,
} from '../../identity/one-time-codes/code-required.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { parseProductCode } from '../../lead-service/call-back-products.ts';
import { parseTimeSlot } from '../../lead-service/time-slots.ts';
import type { Campaign } from '../../site/campaign/campaign.ts';
import { callBackCodePath, callBackConfirmationPath } from '../../site/confirmation-paths.ts';
import { isPagePath } from '../../site/find-route.ts';
import type { RepliedCall } from '../recorded-call.ts';
import type { CallBackFieldErrors } from './call-back-submission.ts';
import { callBackMessages } from './call-back-submission.ts';

export type CallBackOutcome =
  /** The row is on disk: Lead.svc has it, or will be sent it. */
  | (RepliedCall & {
      kind: 'delivered' | 'queued';
      /** `pass` in JSON and in the URL: opens the record for a while (lib/forms/record-access-token.server.ts). */
      accessToken: string;
      /** `stopPass` in JSON: stops the call (booked-calls.ts). */
      stopToken?: string;
      cookies?: readonly (string | undefined)[];
    })
  /** `withdrawn`: calls were stopped while it was sent. */
  | { kind: 'refused' | 'withdrawn'; message: string; reference: string; accessToken: string }
  /** Stored, but not sent before the code is entered (OTP_REQUIRED). */
  | CodeRequired
  /** The number is on the do-not-call list. */
  | { kind: 'stopped' }
  /** The queue of the client, or of all clients, is full. */
  | { kind: 'queue-full'; message: string; retryAfterSeconds: number }
  | {
      kind: 'invalid';
      errors: CallBackFieldErrors;
      /** The address of the answer beside the form, which shows it again. */
      answer?: string;
      campaign?: Campaign;
      /** Names the draft (lib/forms/form-draft.server.ts). */
      cookies?: readonly (string | undefined)[];
    }
  | Exclude<NotAcceptedOutcome, { kind: 'invalid' }>;

/** Status and body as the API contract lists them. */
export function toCallBackReply(outcome: CallBackOutcome): Reply {
  switch (outcome.kind) {
    case 'delivered':
    case 'queued': {
      const { kind: status, reference, call, stopToken: stopPass, conversion } = outcome;
      const body = {
        status,
        reference,
        call,
        stopPass,
        ...(outcome.about && { about: outcome.about }),
        ...(outcome.isAnswerShown && { isAnswerShown: true }),
        ...(conversion && { conversion }),
      };
      if (status === 'delivered') return { status: 200, body };
      // Only the state of a queued row can still change.
      const { accessToken: pass, isThrottled, notice } = outcome;
      return {
        status: 202,
        body: {
          ...body,
          pass,
          ...(isThrottled && { isThrottled: true }),
          ...(notice && { notice }),
        },
      };
    }
    case 'refused':
    case 'withdrawn':
      return { status: 422, body: { status: outcome.kind, message: outcome.message } };
    case 'code-required':
      return codeRequiredReply(outcome);
    case 'stopped':
      return { status: 422, body: { status: 'refused', message: callBackMessages.stopped } };
    case 'queue-full':
      return tooManyReply(outcome.retryAfterSeconds, outcome.message);
    default:
      return formReply(outcome, callBackMessages);
  }
}

/**
 * The page that shows the outcome without JavaScript. Its path and query never hold the number. Valid choices
 * are preserved where the form is shown again; what else was typed, in a draft.
 * @param fields as submitted, not validated.
 */
export function toCallBackConfirmationPath(
  outcome: CallBackOutcome,
  fields: Record<string, unknown>,
): string {
  if (outcome.kind === 'code-required')
    return addQuery(callBackCodePath, { problem: outcome.message });
  const choices = {
    ...(outcome.kind === 'invalid' && invalidChoices(outcome)),
    ...('call' in outcome ? {} : formChoices(fields)),
  };
  if (outcome.kind !== 'invalid' || !outcome.answer)
    return confirmationUrl(callBackConfirmationPath, outcome, choices);
  // Its calculator ignores names that are not its fields.
  return confirmationUrl(outcome.answer, outcome, choices);
}

function invalidChoices({ errors, campaign }: Extract<CallBackOutcome, { kind: 'invalid' }>) {
  // The form is posted from that page next, so campaign tags stay in the URL until then.
  const { path, ...tags } = campaign?.last ?? {};
  return { fields: Object.keys(errors).join(','), ...tags };
}

function formChoices(fields: Record<string, unknown>): Record<string, string> {
  const product = parseProductCode(choiceText(fields.product));
  const page = readTextField(fields, 'page');
  const slot = parseTimeSlot(choiceText(fields.timeSlot));
  return {
    ...(product && { product: String(product) }),
    ...(isPagePath(page) && { page }),
    ...(slot && { slot }),
  };
}

/** A posted object may have a `toString` of its own. */
function choiceText(posted: unknown): string {
  return typeof posted === 'string' || typeof posted === 'number' ? String(posted) : '';
}
