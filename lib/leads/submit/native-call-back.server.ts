/**
 * What only a native post needs, the form that a browser sends without our script: the campaign of its page, a draft of
 * the invalid form, and the cookie that a script would set itself. And the answer beside the form, which shows an
 * invalid form again.
 */
import 'server-only';
import { dayMs, todayInIndia } from '../../dates/iso-date.ts';
import {
  type DraftPaths,
  deleteDraft,
  draftTexts,
  writeDraft,
} from '../../forms/form-draft.server.ts';
import type { StepContext } from '../../forms/form-route.server.ts';
import { pageOrigin, refererPage } from '../../http/anti-forgery/same-origin.server.ts';
import { setCookie } from '../../http/anti-forgery/site-cookie.server.ts';
import type { PostContext } from '../../http/read-post.server.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { type Campaign, parseCampaignUrl } from '../../site/campaign/campaign.ts';
import { callBackConfirmationPath } from '../../site/confirmation-paths.ts';
import { isAnswerPath } from '../../site/dynamic-paths.ts';
import { isPagePath } from '../../site/find-route.ts';
import { inEnglish } from '../../site/hindi-pages.ts';
import { maxAnswerAddressLength } from '../../site/tool-paths.ts';
import { callBackFieldNames, callBackFieldRules } from './call-back-field-rules.ts';
import type { CallBackOutcome } from './call-back-outcome.ts';
import { exitPopupMarker } from './exit-popup-marker.ts';

export function campaignOfNativePost({ post, headers, env }: PostContext): Campaign | undefined {
  const referer = refererPage(headers, env);
  if (!referer) return undefined;
  // Posted again after an error: the tags are in that URL, and the field names the landing page.
  const page = readTextField(post.fields, 'page');
  const isPostedAgain = inEnglish(referer.pathname) === callBackConfirmationPath;
  if (isPostedAgain && isPagePath(page)) referer.pathname = page;
  return parseCampaignUrl(referer) ?? undefined;
}

/**
 * Product and slot are in the URL as well, for browsers without cookies; the number only here. Consents are not stored:
 * a box is never ticked in advance (docs/rules.md, section 3).
 */
export function writeCallBackDraft(
  context: PostContext,
  answer: string | undefined,
): Promise<string[]> {
  const names = callBackFieldNames.filter((name) => !callBackFieldRules[name].isConsent);
  const values = draftTexts(context.post.fields, names);
  return writeDraft({ kind: 'call-back', values, errors: {} }, draftPathsOf(answer), context);
}

/** The page that shows the form again: the answer beside it, or else the result page. */
function draftPathsOf(answer: string | undefined): DraftPaths {
  const page = answer?.split('?')[0] ?? callBackConfirmationPath;
  return { page, endpoint: '/api/call-back' };
}

/** A form sent by script sets the popup's cookie itself, and has no draft. */
export async function withNativeCookies(
  outcome: CallBackOutcome,
  context: StepContext,
): Promise<CallBackOutcome> {
  const { post, headers, env, now } = context;
  const isAccepted = outcome.kind === 'delivered' || outcome.kind === 'queued';
  if (!post.isNative || !isAccepted) return outcome;
  const popup = exitPopupCookie(pageOrigin(headers, env), now);
  const paths = draftPathsOf(parseAnswerHref(post.fields.answer));
  return { ...outcome, cookies: [popup, ...(await deleteDraft(paths, context))] };
}

/**
 * The cookie of docs/specification.md, section 4, after a native form post: named after the host, its value is the day
 * of the month after today's in India. A script writes the same cookie in the visitor's own time zone.
 * @returns undefined if the page's host cannot be a cookie name, as `[::1]`.
 */
function exitPopupCookie(origin: string | null, now: Date): string | undefined {
  // Outside production the Host header is trusted, and it may hold anything.
  const page = origin === null ? null : URL.parse(origin);
  if (!page || !/^[\w.-]+$/.test(page.hostname)) return undefined;
  const cookie = { name: page.hostname, maxAge: dayMs / 1000, isReadable: true } as const;
  const value = exitPopupMarker(Number(todayInIndia(now).slice(-2)));
  return setCookie(cookie, { siteOrigin: page.origin }, value);
}

/**
 * The address of the tool's answer beside the form. Rule: nothing of a tool is loaded here, so that no tool can cost a
 * call-back; the desk rebuilds the address from parsed values when it opens the record.
 * @returns the address of an answer page of this site with its query as posted; undefined for any other text.
 */
export function parseAnswerHref(posted: unknown): string | undefined {
  if (typeof posted !== 'string' || posted.length > maxAnswerAddressLength) return undefined;
  const [path = '', query] = posted.split('?', 2);
  if (query === undefined || !/^\/[\w/-]+$/.test(path) || !isAnswerPath(path)) return undefined;
  return `${inEnglish(path)}?${new URLSearchParams(query)}`;
}
