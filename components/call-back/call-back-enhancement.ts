/** Submission of the call-back form; what its confirmation announces and remembers. Fetched when the page is idle. */
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { enhanceForm, type FormEnhancement } from '@/components/forms/form-enhancement';
import type { FormElementAccess } from '@/components/forms/use-post-form';
import {
  isBookedCall,
  markBookedCallStopped,
  onBookedCallsChange,
  writeBookedCall,
} from '@/lib/leads/status/booked-calls';
import {
  announceConfirmation,
  announceDeliveryStatus,
  onPopupOpened,
} from '@/lib/leads/status/call-back-signals';
import { pollDeliveryStatus } from '@/lib/leads/status/poll-delivery-status';
import {
  type CallBackDetails,
  type CallBackInput,
  type CallBackSubmission,
  callBackMessages,
  callBackSchema,
} from '@/lib/leads/submit/call-back-submission';
import { campaignSchema, conversionSchema } from '@/lib/site/campaign/campaign-schema';
import { readCampaign, recordCampaign } from '@/lib/site/campaign/campaign-storage';
import { callBackCodePath } from '@/lib/site/confirmation-paths';
import { recordSuccessfulRequest } from './exit-popup-suppression';

type CallBackOrigin = { page: string; source: CallBackSubmission['source'] };

/**
 * `RepliedCall` as JSON (`toCallBackReply`). During a rollout another release may answer: the confirmation is shown
 * only when it is complete.
 */
const acceptedSchema = z.object({
  status: z.enum(['delivered', 'queued']),
  reference: z.string(),
  call: z.object({
    when: z.string(),
    within: z.optional(z.string()),
    until: z.string(),
    callDespiteDoNotDisturb: z.boolean(),
    calendarHref: z.optional(z.string()),
    slot: z.optional(z.unknown()),
  }),
  /** The token that stops it. */
  stopPass: z.optional(z.string()),
  /** The token that reads its state. */
  pass: z.optional(z.string()),
  isThrottled: z.optional(z.boolean()),
  notice: z.optional(z.string()),
  about: z.optional(z.string()),
  isAnswerShown: z.optional(z.boolean()),
  conversion: conversionSchema,
});

export function enhanceCallBack(
  { page, source }: CallBackOrigin,
  { readHoneypot, readField, postNatively, submission }: FormElementAccess,
): FormEnhancement<CallBackInput> {
  const form = enhanceForm<CallBackInput, CallBackDetails, z.infer<typeof acceptedSchema>>({
    resolver: zodResolver(callBackSchema),
    endpoint: '/api/call-back',
    toBody: (details, idempotencyKey) => {
      const campaign = campaignOfVisit();
      // The answer of this moment: it may have changed since the form's first touch.
      const answer = details.showAnswer ? readField('answer') : undefined;
      return {
        ...details,
        page,
        source,
        answer,
        idempotencyKey,
        earlierKeys: submission.earlierKeys(),
        ...readHoneypot(),
        campaign,
      };
    },
    parseConfirmation: (body) => acceptedSchema.safeParse(body).data ?? null,
    codePath: callBackCodePath,
    noAnswerMessage: callBackMessages.noAnswer,
    onConfirmed: ({ pass: accessToken, stopPass: stopToken, ...accepted }, { product, mobile }) => {
      const { slot } = accepted.call;
      recordSuccessfulRequest(new Date());
      const { reference, about } = accepted;
      const digits = mobile.slice(-2);
      const booked = { reference, about, digits, pass: stopToken, ...Object(slot) };
      if (isBookedCall(booked)) writeBookedCall(booked);
      announceConfirmation({ ...accepted, product, lastDigits: mobile.slice(-4) });
      if (accessToken !== undefined) void watchDelivery(accepted.reference, accessToken);
    },
    postNatively,
    readField,
    submission,
    visible: Object.keys(callBackSchema.shape),
  });
  const connect = () => {
    const onFound = () => {
      // A post without an answer was found: that it may not have arrived is no longer true.
      if (submission.isUnanswered()) form.clearMessages();
    };
    const stops = [onPopupOpened(form.clearMessages), onBookedCallsChange(onFound)];
    return () => {
      for (const stop of stops) stop();
    };
  };
  return { ...form, connect };
}

/** Saved, not delivered yet: the page polls the final state while it is open. */
async function watchDelivery(reference: string, accessToken: string): Promise<void> {
  const deliveryStatus = await pollDeliveryStatus(accessToken);
  if (!deliveryStatus) return;
  // By this page, whose stop got no answer, or by another one.
  if (deliveryStatus.kind === 'ended') markBookedCallStopped(reference);
  announceDeliveryStatus(reference, deliveryStatus);
}

/** Truncated here, because the server refuses a body that is too large. */
function campaignOfVisit() {
  recordCampaign();
  return campaignSchema.parse(readCampaign());
}
