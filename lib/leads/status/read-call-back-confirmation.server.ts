/**
 * Content of the result page, read from its URL. The URL names an outcome; the details come from the record and need
 * its token, so that no URL can claim a request that was never made.
 */
import 'server-only';
import { firstValue, type SearchParams } from '../../browser/url-state/search-params.ts';
import { confirmationUrl } from '../../forms/confirmation-url.ts';
import { readDraft } from '../../forms/form-draft.server.ts';
import { readOrUnavailable } from '../../forms/read-or-unavailable.server.ts';
import { issueAccessToken, parseAccessToken } from '../../forms/record-access-token.server.ts';
import {
  type CodeView,
  readCodeView,
} from '../../identity/one-time-codes/read-code-state.server.ts';
import { type ProductCode, parseProductCode } from '../../lead-service/call-back-products.ts';
import { parseTimeSlot, type TimeSlot } from '../../lead-service/time-slots.ts';
import { callBackPrefix, parseReference } from '../../outbox/reference.ts';
import { canReportConversions } from '../../site/campaign/tag-manager.ts';
import { callBackConfirmationPath } from '../../site/confirmation-paths.ts';
import { findRoute, isPagePath } from '../../site/find-route.ts';
import { inEnglish } from '../../site/hindi-pages.ts';
import { openServices } from '../../store/services.server.ts';
import type { RecordedCall } from '../recorded-call.ts';
import {
  type CallBackErrorField,
  type CallBackFieldErrors,
  callBackMessages,
  fieldMessages,
} from '../submit/call-back-submission.ts';
import { readCallView } from './read-call-view.server.ts';

export type CallBackConfirmationView =
  | (RecordedCall & {
      kind: 'accepted';
      /** Reported to the tag manager. */
      product: string;
      isWaiting: boolean;
      /**
       * URL of this page, as a link that shows the present state of the request; without scripts, nothing polls for it.
       */
      href: string;
      /** Absent on the page of a repeated submission. */
      stopToken: string | undefined;
      lastDigits: string | undefined;
    })
  /** `isFromLeadService`: Lead.svc's own words, which are English. */
  | { kind: 'message'; message: string; isFromLeadService?: boolean }
  /** By the visitor, who need not read that something failed. */
  | { kind: 'stopped'; message: string }
  /** The reference from the URL; no record was read. */
  | { kind: 'look-up'; reference: string }
  /** Its code is still to be entered (OTP_REQUIRED). */
  | CodeView
  | { kind: 'form'; errors: CallBackFieldErrors };

/** Choices that are preserved where the form is shown again. */
export type PreviousChoices = {
  product?: ProductCode;
  timeSlot?: TimeSlot;
  /** The page on which the form was first submitted. */
  page?: string;
  /** What else was typed, by field name; empty where the browser has no draft. */
  draft: Readonly<Record<string, string>>;
};

const unavailableMessage =
  'We cannot look this request up just now. If you were given a reference, it is saved.';

export async function readCallBackConfirmation(
  query: SearchParams,
  headers: Pick<Headers, 'get'> = new Headers(),
): Promise<CallBackConfirmationView> {
  switch (firstValue(query, 'result')) {
    case 'delivered':
    case 'queued':
    case 'refused':
    case 'withdrawn':
      return readOrUnavailable(() => readRecord(query), unavailableMessage);
    case 'code-required':
      return readOrUnavailable(() => readCodeView(query, headers, 'call-back'), unavailableMessage);
    case 'too-many':
      return { kind: 'message', message: callBackMessages['too-many'] };
    case 'queue-full':
      return { kind: 'message', message: callBackMessages.queueFull };
    case 'stopped':
      return { kind: 'message', message: callBackMessages.stopped };
    case 'not-written':
      return { kind: 'message', message: callBackMessages['not-written'] };
    default:
      return { kind: 'form', errors: readCallBackErrors(query) };
  }
}

async function readRecord(query: SearchParams): Promise<CallBackConfirmationView> {
  const services = await openServices();
  const token = firstValue(query, 'pass');
  const now = services.store.now();
  const ownReference = parseAccessToken(services, token, { now });
  const reference = ownReference ?? parseAccessToken(services, token, { now, kind: 'repeat' });
  const record = reference && (await readCallView(services, reference, now));
  if (!record) return toLookUpView(firstValue(query, 'reference'));
  if (record.ending !== null && record.state === 'withdrawn')
    return { kind: 'stopped', message: record.ending };
  if (record.ending !== null)
    return {
      kind: 'message',
      message: record.ending,
      ...(record.isEndingFromLeadService && { isFromLeadService: true }),
    };
  const { product, about, call, state, isThrottled, notice, isAnswerShown, page, conversion } =
    record;
  // Requested on a help page: not reported to the tag manager, as for a form sent by script.
  const route = page === null ? null : findRoute(page);
  const isHelpPage = route !== null && !canReportConversions(route);
  return {
    kind: 'accepted',
    reference: record.reference,
    product,
    about,
    call,
    isWaiting: state === 'waiting' || state === 'with-person',
    isThrottled,
    notice,
    isAnswerShown,
    lastDigits: record.digits,
    href: confirmationUrl(callBackConfirmationPath, {
      kind: 'queued',
      reference,
      accessToken: token,
    }),
    conversion: ownReference === null || isHelpPage ? undefined : conversion,
    stopToken:
      ownReference === null
        ? undefined
        : issueAccessToken(services, reference, { now, kind: 'stop' }),
  };
}

/** The token has expired, or only the reference is known: the number opens the record again. */
function toLookUpView(typed: string): CallBackConfirmationView {
  const reference = parseReference(callBackPrefix, typed);
  return reference ? { kind: 'look-up', reference } : { kind: 'form', errors: {} };
}

/** Of a form that was posted without JavaScript; empty unless a field was wrong. */
export function readCallBackErrors(query: SearchParams): CallBackFieldErrors {
  const errors: CallBackFieldErrors = {};
  if (!isInvalid(query)) return errors;
  for (const field of firstValue(query, 'fields').split(',')) {
    if (Object.hasOwn(fieldMessages, field))
      errors[field as CallBackErrorField] = fieldMessages[field as CallBackErrorField];
  }
  return errors;
}

export function hasCallBackErrors(query: SearchParams): boolean {
  return Object.keys(readCallBackErrors(query)).length > 0;
}

function isInvalid(query: SearchParams): boolean {
  return firstValue(query, 'result') === 'invalid';
}

export async function readPreviousChoices(
  query: SearchParams,
  draftId: string | undefined,
): Promise<PreviousChoices> {
  const page = firstValue(query, 'page');
  // Without the database the form is still shown.
  const draft = isInvalid(query) && (await readDraft(draftId, 'call-back').catch(() => null));
  return {
    draft: draft ? draft.values : {},
    product: parseProductCode(firstValue(query, 'product')) ?? undefined,
    // The form puts its own language before it: the field says in which one the consent was shown.
    page: isPagePath(page) ? inEnglish(page) : undefined,
    timeSlot: parseTimeSlot(firstValue(query, 'slot')) ?? undefined,
  };
}
