/**
 * The message that brings a code. It says who sends it, what the code is for, how long it is valid, and never to
 * tell it to anyone: somebody who is asked for it on the phone has these words in hand.
 */
import type { CodePurpose } from './one-time-code.ts';

export type CodeMessageValues = {
  code: string;
  purpose: CodePurpose;
  brokerName: string;
  siteHost: string;
};

const purposeText: Record<CodePurpose, string> = {
  'sign-in': 'to see your policies',
  'call-back': 'to confirm the call you asked for',
  'allow-calls': 'to allow our calls again',
};

/** Its last line binds it to our site: a browser that fills codes in does so nowhere else. */
export function codeText({ code, purpose, brokerName, siteHost }: CodeMessageValues): string {
  return `${code} is your code ${purposeText[purpose]} at ${brokerName}. It is valid for 10 minutes. We never ask for it by phone or message: do not tell it to anyone. If you did not ask for it, ignore it.\n\n@${siteHost} #${code}`;
}

/** Without the code: subjects are shown on locked screens. */
export function codeSubject({ brokerName }: Pick<CodeMessageValues, 'brokerName'>): string {
  return `Your code for ${brokerName}`;
}
