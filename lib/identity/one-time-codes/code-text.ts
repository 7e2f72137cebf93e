/**
 * The text of a message with a code: sender, purpose, validity, and the warning never to tell it to anyone, which the
 * recipient reads when a caller asks for it.
 */
import { type CodePurpose, codeLifetimeText } from './one-time-code.ts';

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
  desk: 'to sign in to the desk',
};

/** The last line binds the code to our origin: browsers autofill it there only. */
export function codeText({ code, purpose, brokerName, siteHost }: CodeMessageValues): string {
  return `${code} is your code ${purposeText[purpose]} at ${brokerName}. It is valid for ${codeLifetimeText}. We never ask for it by phone or message: do not tell it to anyone. If you did not ask for it, ignore it.\n\n@${siteHost} #${code}`;
}

/** Locked screens show subjects, so the code is not in it. */
export function codeSubject({ brokerName }: Pick<CodeMessageValues, 'brokerName'>): string {
  return `Your code for ${brokerName}`;
}
