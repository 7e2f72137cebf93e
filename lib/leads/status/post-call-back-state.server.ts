/**
 * State of a call-back that was answered "queued", polled with its token by the page that is still open. With the token
 * that stops it, the call is withdrawn first, also for a form without scripts. And what became of the calls that a
 * browser remembers, each by that token or, where its answer was lost, by the key of its post.
 */
import 'server-only';
import { dayMs, timestampAfter } from '../../dates/iso-date.ts';
import { confirmationUrl } from '../../forms/confirmation-url.ts';
import { issueAccessToken, parseAccessToken } from '../../forms/record-access-token.server.ts';
import { readAntiForgerySession } from '../../http/anti-forgery/token.server.ts';
import { type HandlerReply, jsonReply, seeOther } from '../../http/handle-request.server.ts';
import type { ReadPost } from '../../http/read-post.server.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { idempotencyKeyOf } from '../../outbox/insert-idempotent.server.ts';
import { requestConfirmationPath } from '../../site/confirmation-paths.ts';
import { openServices, type Services } from '../../store/services.server.ts';
import type { ScheduledCall } from '../call-date.ts';
import {
  callBackMessages,
  maxUnansweredPosts,
  refusedMessage,
} from '../submit/call-back-submission.ts';
import type { BookedCall } from './booked-calls.ts';
import { readCallView } from './read-call-view.server.ts';

/** A token has about 130 characters; there are at most five, with five keys. */
const maxBytes = { json: 2048, form: 2048 };

/** The confirmation page of a native form post has a token without a session. */
function parseStopToken(
  services: Services,
  token: string,
  now: Date,
  session: string,
): string | null {
  return (
    parseAccessToken(services, token, { now, session, kind: 'stop' }) ??
    parseAccessToken(services, token, { now, kind: 'stop' })
  );
}

type StopCall = (
  services: Services,
  reference: string,
  now: Date,
) => Promise<{ kind: 'stopped' | 'desk-told' }>;

/**
 * @param stopCall withdraws the call, for a token that stops it.
 * @throws when the database is unavailable.
 */
export async function postCallBackState(
  readPost: ReadPost,
  stopCall: StopCall,
): Promise<HandlerReply> {
  // It has no rate limit, because a token cannot be guessed, and the submission that issued it was counted.
  const read = await readPost({ maxBytes, messages: callBackMessages });
  if (read.kind === 'replied') return read.reply;
  const { post, headers, env } = read;
  const stopToken = readTextField(post.fields, 'stopPass');
  const session = readAntiForgerySession(headers, env);
  const services = await openServices();
  const now = services.store.now();
  if (stopToken) {
    const reference = parseStopToken(services, stopToken, now, session);
    if (!reference) return post.isNative ? showRecord({ kind: 'look-up' }) : tokenExpiredReply();
    const { kind: status } = await stopCall(services, reference, now);
    if (post.isNative) {
      const accessToken = issueAccessToken(services, reference, { now });
      return showRecord({ kind: 'state', accessToken });
    }
    return { response: jsonReply({ status: 200, body: { status } }), outcome: status };
  }
  const { keys, booked } = post.fields;
  if (keys !== undefined || booked !== undefined) {
    const calls = await readRememberedCalls(services, { keys, booked }, { now, session });
    return { response: jsonReply({ status: 200, body: { calls } }), outcome: 'remembered' };
  }
  const accessToken = readTextField(post.fields, 'pass');
  const reference = parseAccessToken(services, accessToken, { now, session, kind: 'poll' });
  const record = reference && (await readCallView(services, reference, now));
  if (!record) return tokenExpiredReply();
  const { state, ending, notice } = record;
  const body = {
    status: state,
    ...(ending !== null && { message: ending }),
    ...(state === 'with-person' && { notice }),
    ...(state === 'passed-on' && { call: record.call }),
  };
  return { response: jsonReply({ status: 200, body }), outcome: state };
}

/** As JSON. */
export type RememberedCall = {
  /** The key of its post, where that found it. */
  key?: string;
  reference: string;
} & (
  | { status: 'booked'; call: Partial<BookedCall>; scheduled?: ScheduledCall }
  /** Nobody calls, or somebody may who is told not to: the words say which. */
  | { status: 'ended'; message: string }
);

async function readRememberedCalls(
  services: Services,
  { keys, booked }: Record<'keys' | 'booked', unknown>,
  { now, session }: { now: Date; session: string },
): Promise<RememberedCall[]> {
  const found: { key?: string; reference: string }[] = [];
  for (const key of textsOf(keys)) {
    const row = await services.store.db
      .selectFrom('lead')
      .select('reference')
      .where('idempotency_key', '=', idempotencyKeyOf(services.encryption, key))
      .executeTakeFirst();
    if (row) found.push({ key, ...row });
  }
  for (const token of textsOf(booked)) {
    const reference = parseStopToken(services, token, now, session);
    if (reference) found.push({ reference });
  }
  const calls = found.map(async ({ key, reference }): Promise<RememberedCall[]> => {
    const view = await readCallView(services, reference, now);
    // One that waits for its code is no call yet.
    if (!view || view.state === 'unconfirmed') return [];
    const { ending: message, isEndingFromLeadService } = view;
    if (message === null) {
      const { about, notice } = view;
      const { slot } = view.call;
      const isOver = slot !== undefined && slot.endsAt <= now.toISOString();
      const isPassedOn = view.state === 'passed-on';
      if (isOver && isPassedOn && key === undefined) return [];
      const pass = issueAccessToken(services, reference, { now, session, kind: 'stop' });
      const later = { isLate: true, endsAt: timestampAfter(now, dayMs) };
      const call = { ...slot, reference, about, pass, notice, ...(isOver && !isPassedOn && later) };
      return [{ key, reference, status: 'booked', call, scheduled: view.call }];
    }
    // The token that stops a call opens nothing: Lead.svc's words are for who sent the form.
    const isForSender = !isEndingFromLeadService || key !== undefined;
    return [{ key, reference, status: 'ended', message: isForSender ? message : refusedMessage }];
  });
  return (await Promise.all(calls)).flat();
}

function textsOf(posted: unknown): string[] {
  const list: unknown[] = Array.isArray(posted) ? posted.slice(0, maxUnansweredPosts) : [];
  return list.filter((text) => typeof text === 'string' && text !== '') as string[];
}

function showRecord(shown: { kind: string; accessToken?: string }): HandlerReply {
  return {
    response: seeOther(confirmationUrl(requestConfirmationPath, shown)),
    outcome: shown.kind,
  };
}

function tokenExpiredReply(): HandlerReply {
  const body = { message: callBackMessages.accessTokenExpired };
  return { response: jsonReply({ status: 410, body }), outcome: 'over' };
}
