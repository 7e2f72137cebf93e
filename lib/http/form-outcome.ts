/** What every form of ours can be answered with, and how each outcome reads as JSON (the table of the contract). */

const rejections = {
  notJson: 400,
  automated: 400,
  forbidden: 403,
  crossSite: 403,
  tooLarge: 413,
  wrongType: 415,
  busy: 503,
} as const;
export type RejectionReason = keyof typeof rejections;

export type FormOutcome =
  | { kind: 'rejected'; why: RejectionReason }
  | { kind: 'invalid'; errors: Readonly<Record<string, string | undefined>> }
  | { kind: 'too-many'; retryAfterSeconds: number }
  | { kind: 'not-written' };

export type Reply = { status: number; body: unknown; headers?: Record<string, string> };

export type FormMessages = Readonly<Record<RejectionReason | 'tooMany' | 'notWritten', string>>;

export function formReply(answer: FormOutcome, messages: FormMessages): Reply {
  switch (answer.kind) {
    case 'invalid':
      return { status: 422, body: { errors: answer.errors } };
    case 'too-many':
      return {
        status: 429,
        body: { message: messages.tooMany },
        headers: { 'Retry-After': String(answer.retryAfterSeconds) },
      };
    case 'not-written':
      return { status: 503, body: { message: messages.notWritten } };
    case 'rejected':
      return { status: rejections[answer.why], body: { message: messages[answer.why] } };
  }
}
