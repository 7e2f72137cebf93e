/**
 * The steps of a submitted call-back: parse it, store it, try Lead.svc once, return the outcome. Rule: "delivered" and
 * "queued" are only returned for a row that is on disk.
 *
 * Not a kind of lib/requests, although both are a FormRoute and use the same outbox (decision 028). A request is text
 * for the desk: one table with its fields sealed as one value, answered at once and sent by mail. A call-back goes
 * to Lead.svc, whose first answer the visitor waits for and which may refuse it. Product and slot are columns, because
 * they are sent and counted. Above the limit it is throttled instead of rejected, and in seven days it expires.
 */
import 'server-only';
import { pageOrigin } from '../../anti-forgery/same-origin.server.ts';
import { upstreamFor } from '../../config/service-urls.ts';
import type { DraftPaths } from '../../forms/form-draft.server.ts';
import type {
  FormRoute,
  ParsedForm,
  RecordContext,
  StepContext,
} from '../../forms/form-route.server.ts';
import { maxBodyBytes } from '../../http/read-body.server.ts';
import type { PostContext } from '../../http/read-post.server.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { isRecorded, type RecordedRow } from '../../outbox/insert-idempotent.server.ts';
import { isPagePath } from '../../site/find-route.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import { leadLeaseMs } from '../deliver/deliver-lead.server.ts';
import type { Admission } from './admit-lead.server.ts';
import { callBackMessages, queueFullMessage } from './call-back-messages.ts';
import {
  type CallBackOutcome,
  toCallBackConfirmationPath,
  toCallBackReply,
} from './call-back-outcome.ts';
import {
  type CallBackSubmission,
  type ParseAnswerAddress,
  parseCallBackSubmission,
} from './call-back-submission.ts';
import { confirmWithCode, hasEnteredCode } from './confirm-with-code.server.ts';
import {
  draftPathsOf,
  parseCampaignOfReferer,
  withNativeCookies,
  writeCallBackDraft,
} from './native-call-back.server.ts';
import { recordLead } from './record-lead.server.ts';
import { sendCallBack } from './send-call-back.server.ts';
import { readSiteHourlyLimit } from './site-hourly-limit.server.ts';

/** A call-back and the paths of its draft, which is deleted when the call-back is accepted. */
type PostedCallBack = CallBackSubmission & { draftPaths: DraftPaths };

export function callBackRoute(
  parseAnswerAddress: ParseAnswerAddress,
): FormRoute<PostedCallBack, LeadRow, CallBackOutcome> {
  return {
    name: 'call-back',
    maxBytes: { json: maxBodyBytes, form: maxBodyBytes },
    messages: callBackMessages,
    clientLimit: (env) => ({ purpose: 'call-back', perHour: env.callBacksPerClientPerHour }),
    parse: (context) => parsePost(context, parseAnswerAddress),
    // Throttled instead of rejected (admit-lead.server.ts).
    beyondAllowance: () => 'accept',
    record,
    deliver,
    toReply: toCallBackReply,
    toConfirmationPath: toCallBackConfirmationPath,
  };
}

async function parsePost(
  context: PostContext,
  parseAnswerAddress: ParseAnswerAddress,
): Promise<ParsedForm<PostedCallBack, CallBackOutcome>> {
  const { post, env, language, now } = context;
  const { isNative } = post;
  // The address of the answer beside the form, which shows an invalid form again.
  const answer = (await parseAnswerAddress(post.fields.answer, now)) ?? undefined;
  const parsed = parseCallBackSubmission(post.fields, isPagePath);
  const draftPaths = draftPathsOf(answer);
  // A script sends the campaign of the visit; without one, only the landing page itself is known.
  const refererCampaign = isNative ? (parseCampaignOfReferer(context) ?? undefined) : undefined;
  if (parsed.kind !== 'valid') {
    const cookies = isNative ? await writeCallBackDraft(context, draftPaths) : [];
    return { kind: 'invalid', outcome: { ...parsed, campaign: refererCampaign, answer, cookies } };
  }
  const { submission } = parsed;
  const campaign = isNative ? refererCampaign : submission.campaign;
  // Nobody can have ticked a box that this site does not show.
  const isReported = env.tagManagerId !== null && submission.reportToAdvertiser;
  return {
    kind: 'valid',
    submission: {
      ...submission,
      campaign,
      language,
      reportToAdvertiser: isReported,
      ...(submission.showAnswer && { answer }),
      draftPaths,
    },
  };
}

async function record(
  submission: PostedCallBack,
  context: RecordContext,
): Promise<RecordedRow<LeadRow> | CallBackOutcome> {
  const { services, post, headers, env, now } = context;
  const { isHoneypotFilled } = post;
  const recorded = await recordLead(
    services.store,
    services.encryption,
    { ...submission, isHoneypotFilled },
    {
      upstream: upstreamFor(pageOrigin(headers, env), env),
      perMobilePerDay: env.callBacksPerMobilePerDay,
      retentionDays: env.leadRetentionDays,
      leaseMs: leadLeaseMs(env),
      needsCode: env.otpRequired,
      hasEnteredCode:
        env.otpRequired && (await hasEnteredCode(services, submission.mobile, headers)),
      admission: await admissionOf(context),
      now,
    },
  );
  if (recorded.kind !== 'queue-full') return recorded;
  return { ...recorded, message: queueFullMessage(env.broker.phone) };
}

async function admissionOf({
  services: { store, encryption },
  client,
  isBeyondAllowance,
  env,
  now,
}: RecordContext): Promise<Admission> {
  return {
    clientKey: encryption.keyedHash(`call-back from:${client}`),
    isBeyondAllowance,
    siteHourlyLimit: await readSiteHourlyLimit(store, now, env.usualCallBacksPerHour),
    maxQueuedPerClient: env.maxThrottledCallBacksPerClient,
    maxQueuedOnSite: env.maxThrottledCallBacks,
    maxQueuedWhenSiteFull: env.callBacksPerClientPerHour,
  };
}

async function deliver(
  recorded: RecordedRow<LeadRow>,
  context: StepContext,
  { draftPaths }: PostedCallBack,
): Promise<CallBackOutcome> {
  const sendable =
    recorded.row.state === 'unconfirmed' ? await confirmCallBack(recorded.row, context) : recorded;
  if (!isRecorded<LeadRow>(sendable)) return sendable;
  return withNativeCookies(await sendCallBack(sendable, context), context, draftPaths);
}

/** Sends a code, or checks the one submitted with the form. Used where calls need a code (OTP_REQUIRED). */
async function confirmCallBack(
  row: LeadRow,
  { services, post, headers, now }: StepContext,
): Promise<RecordedRow<LeadRow> | CallBackOutcome> {
  const typed = readTextField(post.fields, 'code');
  const confirmed = await confirmWithCode(services, row, { typed, headers, now });
  if (confirmed.kind !== 'confirmed') return confirmed;
  return { kind: confirmed.isNew ? 'inserted' : 'repeated', row: confirmed.row };
}
