/**
 * The cookie of docs/specification.md, section 4, after a native form post: named after the host, its value is the day
 * of the month after today's in India. A script writes the same cookie in the visitor's own time zone.
 */
import 'server-only';
import { stringifySetCookie } from 'cookie';
import { pageOrigin } from '../anti-forgery/same-origin.server.ts';
import { dayMs, todayInIndia } from '../dates/iso-date.ts';
import type { FormContext } from '../http/form-route.server.ts';
import { expiredDraftCookie } from '../outbox/form-draft.server.ts';
import { type CallBackOutcome, confirmationPath } from './call-back-outcome.ts';
import { markerAfter } from './exit-popup-suppression.ts';

/** A form sent by script sets the popup's cookie itself, and has no draft. */
export function withCookiesOfAcceptance(
  outcome: CallBackOutcome,
  { post: { isNative }, headers, env }: FormContext,
): CallBackOutcome {
  const isAccepted = outcome.kind === 'delivered' || outcome.kind === 'queued';
  if (!isNative || !isAccepted) return outcome;
  const suppressed = exitPopupCookie(pageOrigin(headers, env), new Date());
  return { ...outcome, cookies: [suppressed, expiredDraftCookie(confirmationPath, env)] };
}

/** @param origin of the page. @returns undefined if its host cannot be a cookie name, as `[::1]`. */
function exitPopupCookie(origin: string | null, now: Date): string | undefined {
  // Outside production the Host header is trusted, and it may hold anything.
  const page = origin === null ? null : URL.parse(origin);
  if (!page || !/^[\w.-]+$/.test(page.hostname)) return undefined;
  const { hostname, protocol } = page;
  return stringifySetCookie({
    name: hostname,
    value: markerAfter(Number(todayInIndia(now).slice(-2))),
    path: '/',
    maxAge: dayMs / 1000,
    sameSite: 'strict',
    secure: protocol === 'https:',
  });
}
