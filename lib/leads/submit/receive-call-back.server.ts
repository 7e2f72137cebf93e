/**
 * The steps of a submitted call-back: parse it, store it, try Lead.svc once, return the outcome. Rule: "delivered" and
 * "queued" are only returned for a row that is on disk, and no optional part can keep a row from it.
 *
 * Not a kind of lib/requests, although both are a FormRoute and use the same outbox (decision 028). A request is text
 * for the desk: one table with its fields sealed as one value, answered at once and sent by mail. A call-back goes
 * to Lead.svc, whose first answer the visitor waits for and which may refuse it. Product and slot are columns, because
 * they are sent and counted. Above the limit it is throttled instead of rejected, and in seven days it expires.
 */
import 'server-only';
import { upstreamFor } from '../../config/service-urls.ts';
import type {
  FormRoute,
  ParsedForm,
  RecordContext,
  StepContext,
} from '../../forms/form-route.server.ts';
import { issueAccessToken } from '../../forms/record-access-token.server.ts';
import { pageOrigin } from '../../http/anti-forgery/same-origin.server.ts';
import { readAntiForgerySession } from '../../http/anti-forgery/token.server.ts';
import { maxBodyBytes } from '../../http/read-body.server.ts';
import type { PostContext } from '../../http/read-post.server.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { isRecorded, type RecordedRow } from '../../outbox/insert-idempotent.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { logger } from '../../process/logging/logger.server.ts';
import { optional, optionalNow } from '../../process/logging/optional.server.ts';
import { conversionOf } from '../../site/campaign/campaign-columns.ts';
import { campaignSchema } from '../../site/campaign/campaign-schema.ts';
import { isPagePath } from '../../site/find-route.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { isCallAfterLicence, toScheduledCall } from '../call-date.ts';
import { deliverLead, leadLeaseMs } from '../deliver/deliver-lead.server.ts';
import {
  describeFollowUp,
  openRefusal,
  productNameOf,
  withdrawnMessage,
  withPromise,
} from '../lead-values.server.ts';
import { type Admission, isThrottled } from '../limits.server.ts';
import { callBackCodes } from './call-back-codes.ts';
import {
  type CallBackOutcome,
  toCallBackConfirmationPath,
  toCallBackReply,
} from './call-back-outcome.ts';
import {
  type CallBackSubmission,
  callBackMessages,
  heldMessage,
  parseCallBackSubmission,
  queueFullMessage,
  refusedMessage,
} from './call-back-submission.ts';
import {
  campaignOfNativePost,
  parseAnswerHref,
  withNativeCookies,
  writeCallBackDraft,
} from './native-call-back.server.ts';
import { recordLead } from './record-lead.server.ts';

export const callBackRoute: FormRoute<CallBackSubmission, LeadRow, CallBackOutcome> = {
  name: 'call-back',
  maxBytes: { json: maxBodyBytes, form: maxBodyBytes },
  messages: callBackMessages,
  clientLimit: (env) => ({ purpose: 'call-back', perHour: env.callBacksPerClientPerHour }),
  parse: parsePost,
  // Throttled instead of rejected (limits.server.ts).
  beyondAllowance: () => 'accept',
  record,
  deliver,
  toReply: toCallBackReply,
  toConfirmationPath: toCallBackConfirmationPath,
};

async function parsePost(
  context: PostContext,
): Promise<ParsedForm<CallBackSubmission, CallBackOutcome>> {
  const { post, env, language } = context;
  const parsed = parseCallBackSubmission(post.fields, (path) =>
    optionalNow('page', () => isPagePath(path), false),
  );
  const answer = optionalNow('answer', () => parseAnswerHref(post.fields.answer), undefined);
  // A script sends the campaign of the visit; without one, only the landing page itself is known.
  const parseCampaign = () =>
    post.isNative ? campaignOfNativePost(context) : campaignSchema.parse(post.fields.campaign);
  const campaign = optionalNow('campaign', parseCampaign, undefined);
  if (parsed.kind !== 'valid') {
    const cookies = post.isNative
      ? await optional('draft', () => writeCallBackDraft(context, answer), [])
      : [];
    return { kind: 'invalid', outcome: { ...parsed, campaign, answer, cookies } };
  }
  const { submission } = parsed;
  return {
    kind: 'valid',
    submission: {
      ...submission,
      campaign,
      language,
      // Nobody can have ticked a box that this site does not show.
      reportToAdvertiser: env.tagManagerId !== null && submission.reportToAdvertiser,
      answer: submission.showAnswer ? answer : undefined,
      isHoneypotFilled: post.isHoneypotFilled,
    },
  };
}

async function record(
  submission: CallBackSubmission,
  context: RecordContext,
): Promise<RecordedRow<LeadRow> | CallBackOutcome> {
  const { services, headers, env, now } = context;
  const codes = env.otpRequired ? callBackCodes() : null;
  const recorded = await recordLead(services.store, services.encryption, submission, {
    upstream: upstreamFor(pageOrigin(headers, env), env),
    perMobilePerDay: env.callBacksPerMobilePerDay,
    retentionDays: env.leadRetentionDays,
    leaseMs: leadLeaseMs(env),
    codeLifetimeMs: codes?.lifetimeMs,
    hasEnteredCode:
      codes !== null && (await codes.hasEnteredCode(services, submission.mobile, headers)),
    admission: admissionOf(context),
    now,
  });
  if (recorded.kind !== 'queue-full') return recorded;
  return { ...recorded, message: queueFullMessage(env.broker.phone) };
}

function admissionOf({ services, client, isBeyondAllowance, env }: RecordContext): Admission {
  return {
    clientKey: services.encryption.keyedHash(`call-back from:${client}`),
    isBeyondAllowance,
    sitePerHour: env.callBacksPerHour,
    maxPerClient: env.maxThrottledCallBacksPerClient,
    maxOnSite: env.maxThrottledCallBacks,
    maxPerClientWhenFull: env.callBacksPerClientPerHour,
  };
}

async function deliver(
  recorded: RecordedRow<LeadRow>,
  context: StepContext,
): Promise<CallBackOutcome> {
  const sendable =
    recorded.row.state === 'unconfirmed' ? await confirmCallBack(recorded.row, context) : recorded;
  if (!isRecorded<LeadRow>(sendable)) return sendable;
  const outcome = await sendCallBack(sendable, context);
  return optional('cookies', () => withNativeCookies(outcome, context), outcome);
}

/** Sends a code, or checks the one submitted with the form. Used where calls need a code (OTP_REQUIRED). */
async function confirmCallBack(
  row: LeadRow,
  { services, post, headers, now }: StepContext,
): Promise<RecordedRow<LeadRow> | CallBackOutcome> {
  const typed = readTextField(post.fields, 'code');
  const confirmed = await callBackCodes().confirm(services, row, { typed, headers, now });
  if (confirmed.kind !== 'confirmed') return confirmed;
  return { kind: confirmed.isNew ? 'inserted' : 'repeated', row: confirmed.row };
}

/** Sends a stored call-back once. A throttled one is left to the sweeper; a repeated one gets the first one's outcome. */
async function sendCallBack(
  { kind, row }: RecordedRow<LeadRow>,
  { services, post, headers, env, now }: StepContext,
): Promise<CallBackOutcome> {
  const { reference } = row;
  // The token in a page's URL is bound to no session: the page may be opened where cookies are blocked.
  const session = post.isNative ? '' : readAntiForgerySession(headers, env);
  const issue = (kindOfToken: 'show' | 'repeat' | 'poll' | 'stop') =>
    issueAccessToken(services, reference, { now, session, kind: kindOfToken });
  const notice = isCallAfterLicence(env.broker.licence, row.time_slot, now)
    ? heldMessage(env.broker.phone)
    : undefined;
  if (kind === 'repeated') {
    const outcome = repeatedOutcome(services, await withPromise(services.store, row, now), now);
    return {
      ...(outcome.kind === 'queued' && { notice }),
      ...outcome,
      accessToken: issue(post.isNative ? 'repeat' : 'poll'),
    };
  }
  const accepted = {
    ...describeCall(row, now),
    accessToken: issue(post.isNative ? 'show' : 'poll'),
    stopToken: issue('stop'),
    conversion: optionalNow('campaign', () => conversionOf(row), undefined),
    notice,
  };
  if (isThrottled(row)) return { kind: 'queued', ...accepted };
  // Forwards the visitor's own token; a form without JavaScript has none.
  const reply = await deliverLead(services, row, {
    antiForgeryToken: post.token,
    isBeforeAnswer: true,
  });
  switch (reply.kind) {
    case 'accepted': {
      // The slot may have started while Lead.svc was asked.
      const settledAt = services.store.now();
      const settled = { ...row, state: 'delivered', settled_at: settledAt.toISOString() };
      return { kind: 'delivered', ...accepted, call: toScheduledCall(settled, settledAt) };
    }
    case 'refused': {
      const { accessToken } = accepted;
      // The same form posted in another tab was promised meanwhile: then a person sees to it.
      const settled = await readByReference(services.store.db, 'lead', reference);
      if (settled?.follow_up) return { ...repeatedOutcome(services, settled, now), accessToken };
      return { kind: 'refused', message: reply.message, reference, accessToken };
    }
    case 'withdrawn':
      return {
        kind: 'withdrawn',
        message: withdrawnMessage(reply.row),
        reference,
        accessToken: accepted.accessToken,
      };
    case 'unusable':
      // The row is on disk: the sweeper sends it when it is due again.
      logger().warn({ reference, problem: reply.reason, detail: reply.detail }, 'lead queued');
      return { kind: 'queued', ...accepted };
  }
}

/** What the confirmation of a new request and that of a repeated one say, both from the row. */
function describeCall(row: LeadRow, now: Date) {
  return {
    reference: row.reference,
    call: toScheduledCall(row, now),
    about: optionalNow('product name', () => productNameOf(row), undefined),
    isAnswerShown: row.answer_sealed !== null,
    isThrottled: isThrottled(row),
  };
}

function repeatedOutcome({ encryption, env }: Services, lead: LeadRow, now: Date) {
  const { state, reference, withdrawn_at } = lead;
  if (withdrawn_at !== null && state === 'delivered')
    return { kind: 'withdrawn', message: withdrawnMessage(lead), reference } as const;
  const afterPromise = describeFollowUp(lead, now, env.broker.phone);
  if (afterPromise?.kind === 'with-person')
    return { kind: 'queued', ...describeCall(lead, now), notice: afterPromise.notice } as const;
  if (afterPromise) return { kind: 'refused', message: afterPromise.message, reference } as const;
  // Ended as well: a form that was open for days, posted again.
  if (state === 'refused' || state === 'expired') {
    const refusal = openRefusal(encryption, lead);
    const message = refusal.kind === 'opened' ? refusal.plain : refusedMessage;
    return { kind: 'refused', message, reference } as const;
  }
  const kind = state === 'delivered' ? 'delivered' : 'queued';
  return { kind, ...describeCall(lead, now) } as const;
}
