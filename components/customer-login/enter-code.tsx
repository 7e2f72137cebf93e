/** The screen between number and policies: one field, and every alternative when no code arrives. */
import { CodeEntry, type WaitingCode } from '@/components/forms/code-entry';
import { TextField } from '@/components/ui/text-field';
import { availableCodeChannels, broker } from '@/lib/config/broker.server';
import { formatTime } from '@/lib/dates/format-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { triesLeftText } from '@/lib/identity/one-time-codes/code-messages';
import { codeDigits } from '@/lib/identity/one-time-codes/one-time-code';
import {
  type LoginMessage,
  loginMessages,
  loginPath,
} from '@/lib/policies/customer-login/login-messages';
import { telephoneHref } from '@/lib/site/contact-links';
import styles from './customer-login.module.css';

type EnterCodeProps = {
  code: WaitingCode;
  message: LoginMessage | null;
  /** Above the site's budget of wrong codes, the code alone is not enough. */
  isPartNeeded: boolean;
};

export function EnterCode({ code, message, isPartNeeded }: EnterCodeProps) {
  const { phone } = broker();
  const isWrong = message === 'wrong' || message === 'wrong-part';
  const triesLeftNote = isWrong ? ` ${triesLeftText(code.triesLeft)}` : '';
  return (
    <div className={`wrap ${styles.column}`}>
      <CodeEntry
        id="login-code"
        code={code}
        action="/api/customer-login/session"
        resendAction="/api/customer-login/code"
        hint={`Valid until ${formatTime(nowInIndia(code.expiresAt).time)}.`}
        button="Show my policies"
        message={
          message && {
            text: `${loginMessages[message]}${triesLeftNote}`,
            isOfField: isWrong || message === 'malformed',
          }
        }
        messages={loginMessages}
        fields={isPartNeeded && <PolicyPartField />}
        otherWays={
          <a href={loginPath}>
            {code.channel === 'email'
              ? 'Change the address'
              : availableCodeChannels().includes('email')
                ? 'Change the number or use e-mail'
                : 'Change the number'}
          </a>
        }
        help={
          <>
            Didn’t get the code, or changed your number? Call us:{' '}
            <a href={telephoneHref(phone)}>{phone}</a>.
          </>
        }
      >
        <h1>Enter the code</h1>
        <p>
          If we have policies under <strong>{code.maskedAddress}</strong>, a code of {codeDigits}{' '}
          digits is on its way {code.channel === 'sms' ? 'by SMS' : 'by e-mail'}.
        </p>
      </CodeEntry>
    </div>
  );
}

function PolicyPartField() {
  return (
    <>
      <p className={styles.small}>
        Many wrong codes are being typed on this site just now. To keep your policies safe, we ask
        for one thing more that is printed on your policy.
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
  );
}
