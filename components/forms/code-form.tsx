/** The page on which a request's code is entered or a new code is requested. Works without JavaScript. */
import type { ReactNode } from 'react';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { problemId } from '@/lib/http/form-reply';
import { type CodeProblem, codeProblems, triesLeftText } from '@/lib/one-time-codes/code-problems';
import { type CodeState, codeDigits, codeLifetimeText } from '@/lib/one-time-codes/one-time-code';
import styles from './code-form.module.css';
import { FormCard } from './form-card';
import { ResendButton } from './resend-button';
import { SubmitOnceButton } from './submit-once-button';

type WaitingCode = Extract<CodeState, { kind: 'waiting' }>;

type CodeFormProps = {
  /** Where the code, or the request for a new one, is posted. */
  action: string;
  button: string;
  state: CodeState;
  problem: CodeProblem | null;
  /** The purpose of the code. */
  children: ReactNode;
};

export function CodeForm({ action, button, state, problem, children }: CodeFormProps) {
  if (state.kind === 'none') {
    const isWhy = problem === 'too-many' || problem === 'channel-off';
    return <Problem problem={isWhy ? problem : 'none'} />;
  }
  const over = state.triesLeft <= 0 ? 'used-up' : state.isExpired ? 'expired' : null;
  const isOfField = over === null && (problem === 'malformed' || problem === 'wrong');
  const note = over ?? (isOfField ? null : problem);
  return (
    <div className={styles.page}>
      {children}
      {note && <Problem problem={note} />}
      {state.isChannelDown && <Problem problem="channel-off" />}
      {state.demonstrationFolder && (
        <p className={styles.small}>
          This is a demonstration: messages are written to {state.demonstrationFolder}/.
        </p>
      )}
      {over === null && (
        <FormCard layout="column" method="post" action={action}>
          <div className={styles.code}>
            <TextField
              id="request-code"
              name="code"
              label="Code"
              hint={`${codeDigits} digits, valid for ${codeLifetimeText}.`}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              required
              {...(isOfField && { error: fieldError(state, problem) })}
            />
          </div>
          <SubmitOnceButton label={button} />
        </FormCard>
      )}
      <form method="post" action={action}>
        <input type="hidden" name="again" value="yes" />
        <ResendButton seconds={state.resendAfterSeconds} />
      </form>
      <p className={styles.small}>It can take a minute. We never ask for the code on a call.</p>
    </div>
  );
}

function Problem({ problem }: { problem: CodeProblem }) {
  return (
    <div id={problemId} role="alert">
      <Note title={codeProblems[problem]} />
    </div>
  );
}

function fieldError({ triesLeft }: WaitingCode, problem: 'malformed' | 'wrong'): string {
  return problem === 'wrong'
    ? `${codeProblems.wrong} ${triesLeftText(triesLeft)}`
    : codeProblems.malformed;
}
