/** The page on which a request's code is entered or a new code is requested. */
import type { ReactNode } from 'react';
import {
  type CodeMessage,
  codeMessages,
  triesLeftText,
} from '@/lib/identity/one-time-codes/code-messages';
import {
  type CodeState,
  codeDigits,
  codeLifetimeText,
} from '@/lib/identity/one-time-codes/one-time-code';
import { CodeEntry, CodeMessageNote } from './code-entry';

type CodeFormProps = {
  /** The page that shows it. */
  page: string;
  /** Where the code, or the request for a new one, is posted. */
  action: string;
  button: string;
  state: CodeState;
  message: CodeMessage | null;
  /** The purpose of the code. */
  children: ReactNode;
};

export function CodeForm({ page, action, button, state, message, children }: CodeFormProps) {
  if (state.kind === 'none') {
    const isWhy = message === 'too-many' || message === 'channel-off';
    return <CodeMessageNote text={codeMessages[isWhy ? message : 'none']} />;
  }
  const triesLeftNote = message === 'wrong' ? ` ${triesLeftText(state.triesLeft)}` : '';
  return (
    <CodeEntry
      id="request-code"
      page={page}
      code={state}
      action={action}
      resendAction={action}
      hint={`${codeDigits} digits, valid for ${codeLifetimeText}.`}
      button={button}
      message={
        message && {
          text: `${codeMessages[message]}${triesLeftNote}`,
          isOfField: message === 'malformed' || message === 'wrong',
        }
      }
      messages={codeMessages}
    >
      {children}
    </CodeEntry>
  );
}
