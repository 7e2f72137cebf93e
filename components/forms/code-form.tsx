/** The page on which a request's code is entered or a new code is requested. */
import type { ReactNode } from 'react';
import { type CodeProblem, codeProblems, triesLeftText } from '@/lib/one-time-codes/code-problems';
import { type CodeState, codeDigits, codeLifetimeText } from '@/lib/one-time-codes/one-time-code';
import { CodeEntry, CodeProblemNote } from './code-entry';

type CodeFormProps = {
  /** Where the code, or the request for a new one, is posted. */
  action: string;
  button: string;
  state: CodeState;
  problem: CodeProblem | null;
  /** The purpose of the code. */
  children: ReactNode;
};

const messages = { ...codeProblems, 'channel-down': codeProblems['channel-off'] };

export function CodeForm({ action, button, state, problem, children }: CodeFormProps) {
  if (state.kind === 'none') {
    const isWhy = problem === 'too-many' || problem === 'channel-off';
    return <CodeProblemNote text={codeProblems[isWhy ? problem : 'none']} />;
  }
  const triesLeftNote = problem === 'wrong' ? ` ${triesLeftText(state.triesLeft)}` : '';
  return (
    <CodeEntry
      id="request-code"
      code={state}
      action={action}
      resendAction={action}
      hint={`${codeDigits} digits, valid for ${codeLifetimeText}.`}
      button={button}
      problem={
        problem && {
          text: `${codeProblems[problem]}${triesLeftNote}`,
          isOfField: problem === 'malformed' || problem === 'wrong',
        }
      }
      messages={messages}
    >
      {children}
    </CodeEntry>
  );
}
