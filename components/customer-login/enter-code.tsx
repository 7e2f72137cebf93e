/** The screen between number and policies: one field, and every alternative when no code arrives. */
import { FormCard } from '@/components/forms/form-card';
import { ResendButton } from '@/components/forms/resend-button';
import { SubmitOnceButton } from '@/components/forms/submit-once-button';
import { TextField } from '@/components/ui/text-field';
import { availableCodeChannels, broker } from '@/lib/config/broker.server';
import { type LoginProblem, loginPath, loginProblems } from '@/lib/customer-login/login-messages';
import { formatTime } from '@/lib/dates/format-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { triesLeftText } from '@/lib/one-time-codes/code-problems';
import { type CodeState, codeDigits } from '@/lib/one-time-codes/one-time-code';
import { telephoneHref } from '@/lib/site/contact-links';
import styles from './customer-login.module.css';
import { LoginNote } from './login-note';

type WaitingCode = Extract<CodeState, { kind: 'waiting' }>;

type EnterCodeProps = {
  code: WaitingCode;
  problem: LoginProblem | null;
  /** Above the site's budget of wrong codes, the code alone is not enough. */
  isPartNeeded: boolean;
};

export function EnterCode({ code, problem, isPartNeeded }: EnterCodeProps) {
  const over = code.triesLeft <= 0 ? 'used-up' : code.isExpired ? 'expired' : null;
  const isFieldWrong = over === null && isCodeProblem(problem);
  const note = over ?? (isFieldWrong ? null : problem);
  const { phone } = broker();
  return (
    <div className={`wrap ${styles.column}`}>
      <h1>Enter the code</h1>
      <p>
        If we have policies under <strong>{code.maskedAddress}</strong>, a code of {codeDigits}{' '}
        digits is on its way {code.channel === 'sms' ? 'by SMS' : 'by e-mail'}.
      </p>
      {note && <LoginNote problem={note} />}
      {code.isChannelDown && <LoginNote problem="channel-down" />}
      {code.demonstrationFolder && (
        <p className={styles.small}>
          This is a demonstration: messages are written to {code.demonstrationFolder}/.
        </p>
      )}
      {over === null && (
        <CodeForm
          code={code}
          error={isFieldWrong ? fieldError(code, problem) : undefined}
          isPartNeeded={isPartNeeded}
        />
      )}
      <form method="post" action="/api/customer-login/code" className={styles.others}>
        <input type="hidden" name="again" value="yes" />
        <ResendButton seconds={code.resendAfterSeconds} />
        <a href={loginPath}>
          {code.channel === 'email'
            ? 'Change the address'
            : availableCodeChannels().includes('email')
              ? 'Change the number or use e-mail'
              : 'Change the number'}
        </a>
      </form>
      <p className={styles.small}>
        It can take a minute. No code, or another number today? Ring us:{' '}
        <a href={telephoneHref(phone)}>{phone}</a>. We never ask for the code on a call.
      </p>
    </div>
  );
}

type CodeFormProps = Pick<EnterCodeProps, 'code' | 'isPartNeeded'> & { error: string | undefined };

function CodeForm({ code, error, isPartNeeded }: CodeFormProps) {
  const { time } = nowInIndia(code.expiresAt);
  return (
    <FormCard layout="column" method="post" action="/api/customer-login/session">
      <div className={styles.code}>
        <TextField
          id="login-code"
          name="code"
          label="Code"
          hint={`Valid until ${formatTime(time)}.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          required
          {...(error && { error })}
        />
      </div>
      {isPartNeeded && (
        <>
          <p className={styles.small}>
            Many wrong codes are being typed on this site just now. To keep your policies safe, we
            ask for one thing more that is printed on your policy.
          </p>
          <TextField
            id="login-part"
            name="part"
            label="Last four characters of a policy number, or your vehicle’s number"
            hint="Of any policy that you bought through us. For example 3456, or KA 01 AB 1234."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            required
          />
        </>
      )}
      <SubmitOnceButton label="Show my policies" />
    </FormCard>
  );
}

function isCodeProblem(
  problem: LoginProblem | null,
): problem is 'code' | 'wrong-code' | 'wrong-part' {
  return problem === 'code' || problem === 'wrong-code' || problem === 'wrong-part';
}

function fieldError({ triesLeft }: WaitingCode, problem: 'code' | 'wrong-code' | 'wrong-part') {
  if (problem === 'code') return loginProblems[problem];
  return `${loginProblems[problem]} ${triesLeftText(triesLeft)}`;
}
