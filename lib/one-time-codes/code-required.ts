/** A request that is on disk and goes no further until the code sent to its number is entered, as an HTTP reply. */
import type { Reply } from '../http/form-reply.ts';
import type { CodeProblem } from './code-problems.ts';
import type { IssueOutcome } from './one-time-code.ts';

export type CodeRequired = {
  kind: 'code-required';
  reference: string;
  cookie?: string | undefined;
  /** Why none was sent just now. */
  problem?: CodeProblem | undefined;
};

export function codeRequired(reference: string, issued: IssueOutcome): CodeRequired {
  return issued.kind === 'issued'
    ? { kind: 'code-required', reference, cookie: issued.cookie }
    : { kind: 'code-required', reference, problem: issued.kind };
}

/** The table of the contract; a page of its own asks for the code, with and without a script. */
export function codeRequiredReply({ kind, reference, cookie, problem }: CodeRequired): Reply {
  return {
    status: 401,
    body: { status: kind, reference, ...(problem && { problem }) },
    ...(cookie && { headers: { 'Set-Cookie': cookie } }),
  };
}
