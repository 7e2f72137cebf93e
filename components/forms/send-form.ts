/** The browser's side of our POST handlers: every reply, and none, becomes one of five kinds. */

import { abortAfter } from '@/lib/anti-forgery/abort-after';
import { antiForgeryFetch, NetworkError } from '@/lib/anti-forgery/anti-forgery-fetch';
import { formMessages } from '@/lib/http/form-reply';
import { offlineMessage } from '@/lib/pre-hydration/offline-message';

/** Longer than our server waits for Lead.svc, so that its reply comes first; never a spinner for ever. */
const timeoutMs = 20_000;
/** A CV of 2 MB on a slow network takes its time. */
const timeoutWithFileMs = 120_000;

/** A web server in front of us answers in HTML; its status still says what happened. */
const statusMessages: Readonly<Record<number, string>> = {
  401: 'Enter the code that we sent to your number on the page that opens.',
  413: 'This is more than our server takes. Send less or a smaller file, or phone us.',
  429: 'Too many requests come from your network just now. Wait a minute and press the button again, or phone us.',
  502: 'Our server does not answer just now. Wait a minute and press the button again, or phone us.',
  503: 'Our server is busy just now. Wait a minute and press the button again, or phone us.',
  504: 'Our server is busy just now. Wait a minute and press the button again, or phone us.',
};

type FormReply<Confirmation> =
  | { kind: 'confirmed'; confirmation: Confirmation }
  | { kind: 'errors'; errors: Record<string, string> }
  | { kind: 'message'; message: string }
  /** Whether it arrived is not known: the next try must carry the same key. */
  | { kind: 'no-answer'; message: string }
  /** No token can be had, as with cookies blocked, or a function is missing: a form that the browser posts by itself needs neither. */
  | { kind: 'post-natively'; message: string };

const cookiesBlockedMessage =
  'Your browser keeps no cookie for this form, so it is sent as a page of its own. One moment.';
const unsupportedMessage =
  'Your browser cannot send this form from here, so it is sent as a page of its own. One moment.';

export type ReplyOptions<Confirmation> = {
  /** The confirmation in a reply's body; null when it is none. */
  parseConfirmation: (body: Record<string, unknown>) => Confirmation | null;
  noAnswerMessage: string;
  /** Where the code of a request that needs one is entered: a page that works for every browser. */
  codePath?: string;
};

/** @param body fields as an object, sent as JSON, or FormData where a file is among them. */
export async function sendForm<Confirmation>(
  url: string,
  body: object | FormData,
  { parseConfirmation, noAnswerMessage, codePath }: ReplyOptions<Confirmation>,
): Promise<FormReply<Confirmation>> {
  const noAnswer = { kind: 'no-answer', message: noAnswerMessage } as const;
  if (!navigator.onLine) return { kind: 'no-answer', message: offlineMessage };
  const isForm = body instanceof FormData;
  try {
    const response = await antiForgeryFetch(url, {
      method: 'POST',
      // A form's own type carries its boundary; fetch writes it.
      headers: isForm ? {} : { 'Content-Type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
      signal: abortAfter(isForm ? timeoutWithFileMs : timeoutMs),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (codePath !== undefined && response.status === 401) redirectToCodePage(codePath, answer);
    const reply = parseReply(answer, parseConfirmation);
    if (reply) return reply;
    return { kind: 'no-answer', message: statusMessages[response.status] ?? noAnswerMessage };
  } catch (error) {
    // A function that an old browser lacks is no failure of the network.
    return error instanceof NetworkError
      ? noAnswer
      : { kind: 'post-natively', message: unsupportedMessage };
  }
}

function redirectToCodePage(codePath: string, answer: unknown): void {
  const { status, problem } = Object(answer) as Record<string, unknown>;
  if (status !== 'code-required') return;
  location.assign(typeof problem === 'string' ? `${codePath}&problem=${problem}` : codePath);
}

function parseReply<Confirmation>(
  body: unknown,
  parseConfirmation: ReplyOptions<Confirmation>['parseConfirmation'],
): FormReply<Confirmation> | null {
  if (typeof body !== 'object' || body === null) return null;
  const members = body as Record<string, unknown>;
  const confirmation = parseConfirmation(members);
  if (confirmation) return { kind: 'confirmed', confirmation };
  const { errors, message } = members;
  if (typeof errors === 'object' && errors !== null) {
    return { kind: 'errors', errors: errors as Record<string, string> };
  }
  if (typeof message !== 'string') return null;
  // The contract gives a 403 nothing but its message, and a foreign page's has another one.
  return message === formMessages.forbidden
    ? { kind: 'post-natively', message: cookiesBlockedMessage }
    : { kind: 'message', message };
}
