/** Sends a form to our POST handlers and maps every response, or a missing one, to five outcomes. */

import { offlineMessage } from '@/lib/browser/pre-hydration/offline-message';
import { addQuery } from '@/lib/browser/url-state/add-query';
import { abortAfter } from '@/lib/http/anti-forgery/abort-after';
import { antiForgeryFetch, NetworkError } from '@/lib/http/anti-forgery/anti-forgery-fetch';
import type { RejectionReason } from '@/lib/http/form-reply';

/** Longer than our server waits for Lead.svc, so that its reply comes first; the spinner always ends. */
const timeoutMs = 20_000;
/** A 2 MB file needs longer on a slow network. */
const timeoutWithFileMs = 120_000;

/** A web server in front of us answers in HTML; its status still says what happened. */
const statusMessages: Readonly<Record<number, string>> = {
  401: 'Enter the code that we sent to your number on the page that opens.',
  413: 'This is more than our server takes. Send less or a smaller file, or call us.',
  429: 'Too many requests come from your network just now. Wait a minute and press the button again, or call us.',
  502: 'Our server does not answer just now. Wait a minute and press the button again, or call us.',
  503: 'Our server is busy just now. Wait a minute and press the button again, or call us.',
  504: 'Our server is busy just now. Wait a minute and press the button again, or call us.',
};

type FormReply<Confirmation> =
  | { kind: 'confirmed'; confirmation: Confirmation }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'message'; message: string }
  /** Unknown whether it arrived: the next attempt must carry the same key. */
  | { kind: 'no-answer'; message: string }
  /** No token, as with blocked cookies, or a missing browser function: a native post needs neither. */
  | { kind: 'post-natively'; message: string };

const noTokenReason: RejectionReason = 'forbidden';
const cookiesBlockedMessage =
  'Your browser keeps no cookie for this form, so it is sent as a page of its own. One moment.';
const unsupportedMessage =
  'Your browser cannot send this form from here, so it is sent as a page of its own. One moment.';

export type ReplyOptions<Confirmation> = {
  /** The confirmation in a reply's body, or null. */
  parseConfirmation: (body: Record<string, unknown>) => Confirmation | null;
  noAnswerMessage: string;
  /** The page on which a request's code is entered; works in every browser. */
  codePath?: string;
};

/** Told when the request waits for its token, and when it is sent. */
type Waiting = { onAwaitingToken?: (isAwaitingToken: boolean) => void };

/** @param body fields as an object, sent as JSON, or FormData when there is a file. */
export async function sendForm<Confirmation>(
  url: string,
  body: object | FormData,
  {
    parseConfirmation,
    noAnswerMessage,
    codePath,
    onAwaitingToken,
  }: ReplyOptions<Confirmation> & Waiting,
): Promise<FormReply<Confirmation>> {
  const noAnswer = { kind: 'no-answer', message: noAnswerMessage } as const;
  if (!navigator.onLine) return { kind: 'no-answer', message: offlineMessage };
  const isForm = body instanceof FormData;
  try {
    const init: RequestInit = {
      method: 'POST',
      // Fetch sets the multipart type itself, with its boundary.
      headers: isForm ? {} : { 'Content-Type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
      signal: abortAfter(isForm ? timeoutWithFileMs : timeoutMs),
    };
    const response = await antiForgeryFetch(url, init, onAwaitingToken);
    const replyBody: unknown = await response.json().catch(() => null);
    if (codePath !== undefined && response.status === 401) redirectToCodePage(codePath, replyBody);
    const reply = parseReply(replyBody, parseConfirmation);
    // After a 5xx nobody knows what is on disk: a commit may have lost its answer.
    if (reply?.kind === 'message' && response.status >= 500) return { ...reply, kind: 'no-answer' };
    if (reply) return reply;
    return { kind: 'no-answer', message: statusMessages[response.status] ?? noAnswerMessage };
  } catch (error) {
    // A function that an old browser lacks is not a network failure.
    return error instanceof NetworkError
      ? noAnswer
      : { kind: 'post-natively', message: unsupportedMessage };
  }
}

function redirectToCodePage(codePath: string, body: unknown): void {
  const { status, problem } = Object(body) as Record<string, unknown>;
  if (status !== 'code-required') return;
  location.assign(addQuery(codePath, { problem: typeof problem === 'string' ? problem : null }));
}

function parseReply<Confirmation>(
  body: unknown,
  parseConfirmation: ReplyOptions<Confirmation>['parseConfirmation'],
): FormReply<Confirmation> | null {
  if (typeof body !== 'object' || body === null) return null;
  const members = body as Record<string, unknown>;
  const confirmation = parseConfirmation(members);
  if (confirmation) return { kind: 'confirmed', confirmation };
  const { errors, message, reason } = members;
  if (typeof errors === 'object' && errors !== null)
    return { kind: 'invalid', errors: errors as Record<string, string> };
  if (typeof message !== 'string') return null;
  return reason === noTokenReason
    ? { kind: 'post-natively', message: cookiesBlockedMessage }
    : { kind: 'message', message };
}
