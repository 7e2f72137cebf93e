/** The browser's side of our POST handlers: every answer, and no answer, becomes one of four replies. */
import { antiForgeryFetch } from '../anti-forgery/anti-forgery-fetch.ts';

export type FormReply<Thanks> =
  | { kind: 'thanks'; thanks: Thanks }
  | { kind: 'errors'; errors: Record<string, string> }
  | { kind: 'message'; message: string }
  /** Whether it arrived is not known: the next try must carry the same key. */
  | { kind: 'no-answer'; message: string };

type SendOptions<Thanks> = {
  timeoutMs: number;
  /** The thanks in an answer's body; null when it is none. */
  readThanks: (body: Record<string, unknown>) => Thanks | null;
  noAnswerMessage: string;
};

/** @param body fields as an object, sent as JSON, or FormData where a file is among them. */
export async function sendForm<Thanks>(
  url: string,
  body: object | FormData,
  { timeoutMs, readThanks, noAnswerMessage }: SendOptions<Thanks>,
): Promise<FormReply<Thanks>> {
  const noAnswer = { kind: 'no-answer', message: noAnswerMessage } as const;
  const isForm = body instanceof FormData;
  try {
    const response = await antiForgeryFetch(url, {
      method: 'POST',
      // A form's own type carries its boundary; fetch writes it.
      headers: isForm ? {} : { 'Content-Type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readReply(await response.json(), readThanks) ?? noAnswer;
  } catch {
    return noAnswer;
  }
}

function readReply<Thanks>(
  body: unknown,
  readThanks: SendOptions<Thanks>['readThanks'],
): FormReply<Thanks> | null {
  if (typeof body !== 'object' || body === null) return null;
  const answer = body as Record<string, unknown>;
  const thanks = readThanks(answer);
  if (thanks) return { kind: 'thanks', thanks };
  const { errors, message } = answer;
  if (typeof errors === 'object' && errors !== null) {
    return { kind: 'errors', errors: errors as Record<string, string> };
  }
  return typeof message === 'string' ? { kind: 'message', message } : null;
}
