/** Paths of the login, and the messages of a failed or ended sign-in; after a native post the URL has the key. */

import { addQuery } from '../../browser/url-state/add-query.ts';
import { hourMs, minuteMs } from '../../dates/iso-date.ts';
import {
  enteredCodeMessages,
  tooManyCodesMessage,
} from '../../identity/one-time-codes/code-messages.ts';
import { maxIdleMs, maxSessionMs } from '../../identity/sessions/session-limits.ts';
import { answerPath } from '../../site/tool-paths.ts';
import { countText } from '../../text/words.ts';

export const loginPath = '/customer-login';
/** The login page with an answer: why the sign-in failed, the insurers' own sites, or the form for a copy. */
export const loginAnswerPath = answerPath(loginPath);
export const codePath = '/customer-login/code';
export const policiesPath = '/customer-login/policies';
export const accountPath = '/customer-login/account';
export const reportPath = '/customer-login/report';

const idleText = countText(maxIdleMs / minuteMs, 'minute');
const sessionText = countText(maxSessionMs / hourMs, 'hour');

/** Shown for `?problem=` on `loginAnswerPath`, and on `codePath` where a code can still be entered. */
export const loginMessages = {
  contact: 'Enter a mobile number of ten digits or an e-mail address.',
  address: 'Enter the e-mail address that we have on record.',
  'too-many': tooManyCodesMessage('use another way that is offered, or call us.'),
  'channel-off': 'We send no codes this way. Use the way that is offered below, or call us.',
  'channel-down':
    'We cannot send codes this way right now. Use another way that is offered, or call us.',
  'not-written':
    'Something went wrong on our side. Nothing was sent. Please try again, or call us.',
  none: 'There is no open code in this browser. Ask for a new one. If this happens again, allow cookies for this site.',
  ...enteredCodeMessages('Ask for a new one.'),
  'part-missing': 'Enter the code again, and what we ask for of your policy as well.',
  'wrong-part': 'Either that is not the code we sent last, or it is not on one of your policies.',
  'no-document': 'This document is not there any more. What we have is below.',
  'no-policy': 'This policy is not there any more. What we have is below.',
  'signed-out': 'You are signed out. Files you saved stay on this device.',
  ended: `You were signed out: after ${idleText} without use, after ${sessionText}, or from another device. Sign in again.`,
} as const;
export type LoginMessage = keyof typeof loginMessages;

/** @param path `loginAnswerPath`, or a page of the login. */
export function withLoginMessage(path: string, key: LoginMessage): string {
  return addQuery(path, { problem: key });
}

/** The key in a URL, if it is one of ours. */
export function parseLoginMessage(key: string): LoginMessage | null {
  return Object.hasOwn(loginMessages, key) ? (key as LoginMessage) : null;
}
