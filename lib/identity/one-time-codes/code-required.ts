/** The reply to a request that is on disk and waits for the code sent to its number. */
import type { Reply } from '../../http/form-reply.ts';
import type { CodeMessage } from './code-messages.ts';
import type { IssueOutcome } from './one-time-code.ts';

export type CodeRequired = {
  kind: 'code-required';
  reference: string;
  /** The one of code-cookie.server.ts. */
  cookies?: readonly string[];
  /** Why no code was sent. */
  message?: CodeMessage;
};

export function codeRequired(reference: string, issued: IssueOutcome): CodeRequired {
  return issued.kind === 'issued'
    ? { kind: 'code-required', reference, cookies: [issued.cookie] }
    : { kind: 'code-required', reference, message: issued.kind };
}

/** 401 for scripts; a native form goes to the page on which the code is entered. */
export function codeRequiredReply({ kind, reference, cookies, message }: CodeRequired): Reply {
  const [cookie] = cookies ?? [];
  return {
    status: 401,
    body: { status: kind, reference, ...(message && { problem: message }) },
    ...(cookie && { headers: { 'Set-Cookie': cookie } }),
  };
}
