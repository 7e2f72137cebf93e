/** What a visitor is told of a call that Lead.svc refused after it was promised (docs/lead-states.md). */
import type { LeadRow } from '../store/schema/lead-schema.ts';

export type RefusalAfterPromise =
  /** One of our people has it. */
  | { kind: 'with-person'; notice: string }
  /** Somebody has called or closed it, or may not call any more. */
  | { kind: 'seen-to' | 'over'; message: string };

/** Null for any other call. */
export function describeRefusalAfterPromise(
  {
    follow_up,
    followed_up_at,
    withdrawn_at,
    expires_at,
  }: Pick<LeadRow, 'follow_up' | 'followed_up_at' | 'withdrawn_at' | 'expires_at'>,
  now: Date,
  phone: string,
): RefusalAfterPromise | null {
  if (follow_up !== 'refused-after-promise' || withdrawn_at !== null) return null;
  if (followed_up_at !== null) return { kind: 'seen-to', message: seenToMessage(phone) };
  if (expires_at <= now.toISOString()) return { kind: 'over', message: overMessage(phone) };
  return { kind: 'with-person', notice: withPersonMessage(phone) };
}

export function withPersonMessage(phone: string): string {
  return `Our calling system did not take this request. One of our people has it and will call you. You can also call us on ${phone}.`;
}

export function seenToMessage(phone: string): string {
  return `Our calling system did not take this request, and one of our people has seen to it. If you still want a call, send the request again, or call us on ${phone}.`;
}

export function overMessage(phone: string): string {
  return `Our calling system did not take this request, and the time in which we may call about it is over. If you still want a call, send the request again, or call us on ${phone}.`;
}
