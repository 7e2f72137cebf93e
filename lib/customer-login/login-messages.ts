/** Why somebody is not signed in (any more), in the words of the page: a native post finds its word in the address. */

export const loginPath = '/customer-login';
export const codePath = '/customer-login/code';
export const policiesPath = '/customer-login/policies';
export const accountPath = '/customer-login/account';
export const reportPath = '/customer-login/report';

/** Shown by the page whose address has `?problem=`: `codePath` for those about a code that still can be typed. */
export const loginProblems = {
  contact: 'Enter a mobile number of ten digits or an e-mail address.',
  'too-many':
    'Too many codes were asked for. Wait a quarter of an hour, use your e-mail address instead, or phone us.',
  'channel-off':
    'We cannot send this kind of message just now. Use your e-mail address or your mobile number instead, or phone us.',
  'not-written':
    'Something went wrong on our side. Nothing was sent. Please try again, or phone us.',
  'no-code':
    'There is no open code in this browser. Ask for a new one. If this happens again, allow cookies for this site.',
  code: 'Enter the six digits of the code.',
  'wrong-code': 'That is not the code we sent last.',
  'used-up': 'Five codes were wrong, so this one is no longer valid. Ask for a new one.',
  expired: 'This code was valid for 10 minutes. Ask for a new one.',
  'no-document': 'This document is not there any more. What we have is below.',
  'no-policy': 'This policy is not there any more. What we have is below.',
  'signed-out': 'You are signed out. Files you saved stay on this device.',
  ended:
    'You were signed out: after 15 minutes without use, after 8 hours, or from another device. Sign in again.',
} as const;
export type LoginProblem = keyof typeof loginProblems;

/** The word of an address, if it is one of ours. */
export function parseLoginProblem(word: string): LoginProblem | null {
  return Object.hasOwn(loginProblems, word) ? (word as LoginProblem) : null;
}
