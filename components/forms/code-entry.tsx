/** The form for a one-time code: its field and message, and how to get a new code. Works without JavaScript. */
import type { ReactNode } from 'react';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { problemId } from '@/lib/forms/confirmation-url';
import type { CodeState } from '@/lib/identity/one-time-codes/one-time-code';
import styles from './code-entry.module.css';
import { FormCard } from './form-card';
import { PageField } from './page-field';
import { ResendButton } from './resend-button';
import { SubmitOnceButton } from './submit-once-button';

export type WaitingCode = Extract<CodeState, { kind: 'waiting' }>;

type CodeEntryProps = {
  id: string;
  code: WaitingCode;
  /** The page that shows it, where it exists in Hindi too. */
  page?: string;
  /** Where the code is posted. */
  action: string;
  /** Where the request for a new one is posted. */
  resendAction: string;
  hint: string;
  button: string;
  message: { text: string; isOfField: boolean } | null;
  /** Texts for a code that can no longer be entered, and for a channel that delivers no messages. */
  messages: Readonly<Record<'used-up' | 'expired' | 'channel-down', string>>;
  /** Further fields below the code. */
  fields?: ReactNode;
  /** Shown beside the button for a new code. */
  otherWays?: ReactNode;
  help?: ReactNode;
  /** The purpose of the code. */
  children: ReactNode;
};

export function CodeEntry(props: CodeEntryProps) {
  const { id, code, message, messages, page } = props;
  const endReason = code.triesLeft <= 0 ? 'used-up' : code.isExpired ? 'expired' : null;
  const note = endReason ? messages[endReason] : message?.isOfField === false && message.text;
  return (
    <div className={styles.page}>
      {props.children}
      {note && <CodeMessageNote text={note} />}
      {code.isChannelDown && <CodeMessageNote text={messages['channel-down']} />}
      {code.isDemonstration && (
        <p className={styles.small}>
          This is a demonstration: no message is sent. Whoever runs it finds the code as its README
          says.
        </p>
      )}
      {endReason === null && (
        <FormCard layout="column" method="post" action={props.action}>
          <div className={styles.code}>
            <TextField
              id={id}
              name="code"
              label="Code"
              hint={props.hint}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              required
              error={message?.isOfField ? message.text : undefined}
            />
          </div>
          {props.fields}
          {page && <PageField page={page} />}
          <SubmitOnceButton label={props.button} />
        </FormCard>
      )}
      <form method="post" action={props.resendAction} className={styles.again}>
        <input type="hidden" name="again" value="yes" />
        {page && <PageField page={page} />}
        <ResendButton seconds={code.resendAfterSeconds} />
        {props.otherWays}
      </form>
      <p className={styles.small}>
        It can take a minute. {props.help} We never ask for the code on a call.
      </p>
    </div>
  );
}

export function CodeMessageNote({ text }: { text: string }) {
  return (
    <div id={problemId} role="alert">
      <Note title={text} />
    </div>
  );
}
