/** Outcomes of a form other than acceptance, as HTTP replies (the table of the contract). */

const rejectionStatus = {
  unreadable: 400,
  automated: 400,
  forbidden: 403,
  'cross-site': 403,
  'too-large': 413,
  'wrong-type': 415,
  busy: 503,
} as const;
export type RejectionReason = keyof typeof rejectionStatus;

/** The post itself was invalid: its fields were not read. */
export type RejectedPost = { kind: 'rejected'; reason: RejectionReason };

export type NotAcceptedOutcome =
  | { kind: 'invalid'; errors: Readonly<Record<string, string | undefined>> }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'not-written' };

export type Reply = { status: number; body: unknown; headers?: Record<string, string> };

/** Messages that every form shares. */
export const formMessages = {
  unreadable: 'The request could not be read. Reload the page and send the form again.',
  'wrong-type': 'Send this request as JSON, or with the form on the page.',
  busy: 'Too many files arrive at once just now. Please try again in a minute, or call us.',
  forbidden: 'This page was open for long. Reload it and send the form again.',
  'cross-site': 'This form can only be sent from our own pages.',
  automated: 'This looks like an automated request, so we did not take it. Please call us instead.',
  idempotencyKey: 'Reload the page and send the form again.',
} as const;

export type FormMessages = Readonly<Record<RejectionReason | 'too-many' | 'not-written', string>>;

/** A full queue or a lock is likely to clear within this time. */
const retryAfterHeaders = { 'Retry-After': '60' };

export function tooManyReply(retryAfterSeconds: number, message: string) {
  const headers = { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' };
  return { status: 429, body: { message }, headers };
}

export function formReply(
  outcome: RejectedPost | NotAcceptedOutcome,
  messages: FormMessages,
): Reply {
  switch (outcome.kind) {
    case 'rejected':
      return {
        status: rejectionStatus[outcome.reason],
        body: { message: messages[outcome.reason], reason: outcome.reason },
        ...(outcome.reason === 'busy' && { headers: retryAfterHeaders }),
      };
    case 'invalid':
      return { status: 422, body: { errors: outcome.errors } };
    case 'too-many':
      return tooManyReply(outcome.retryAfterSeconds, messages['too-many']);
    case 'not-written':
      return {
        status: 503,
        body: { message: messages['not-written'] },
        headers: retryAfterHeaders,
      };
  }
}
