/**
 * Asks for the mobile number or the e-mail address, depending on the configured channels, and says before the button
 * what signing in shows.
 */
import { FormCard } from '@/components/forms/form-card';
import { SubmitOnceButton } from '@/components/forms/submit-once-button';
import { AnswerLink } from '@/components/ui/answer-link';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { broker } from '@/lib/config/broker.server';
import type { CodeChannel } from '@/lib/identity/one-time-codes/one-time-code';
import {
  type LoginMessage,
  loginAnswerPath,
  loginMessages,
  policiesPath,
} from '@/lib/policies/customer-login/login-messages';
import { telephoneHref } from '@/lib/site/contact-links';
import styles from './customer-login.module.css';
import { LoginNote } from './login-note';

const action = '/api/customer-login/code';

type SignInProps = {
  /** The channels by which this site can send a code (availableCodeChannels). */
  channels: readonly CodeChannel[];
  message?: LoginMessage | null;
};

export function SignIn({ channels, message = null }: SignInProps) {
  const isFieldWrong = message === 'contact';
  const [first, second] = channels;
  const { legalName, phone, callingHours } = broker();
  return (
    <div className={`wrap ${styles.column}`}>
      {message && !isFieldWrong && <LoginNote message={message} />}
      {first === undefined ? (
        <Note title="We cannot send codes to sign in with">
          <p>
            Call us for a copy of your policy: <a href={telephoneHref(phone)}>{phone}</a> (
            {callingHours}).
          </p>
        </Note>
      ) : (
        <FormCard layout="column" method="post" action={action}>
          <p className={styles.small}>
            You see what insurers sent {legalName} about your policies, for this{' '}
            {first === 'sms' ? 'number' : 'address'} only. We never ask for Aadhaar or a password.{' '}
            <a href="/privacy-policy">What we do with your data</a>
          </p>
          {first === 'sms' ? (
            <>
              <MobileField isWrong={isFieldWrong} />
              <SubmitOnceButton label="Send me a code" />
            </>
          ) : (
            <EmailFields isWrong={isFieldWrong} />
          )}
        </FormCard>
      )}
      {second && (
        <Disclosure summary="Use your e-mail address instead" headingLevel={2}>
          <FormCard layout="column" method="post" action={action}>
            <EmailFields isWrong={false} />
          </FormCard>
        </Disclosure>
      )}
      {/* A form, because the page behind it is not for crawlers and this one reads no cookie. */}
      <form action={policiesPath} className={styles.others}>
        <span className={styles.small}>Signed in on this device already?</span>
        <Button type="submit" variant="quiet">
          Go to your policies
        </Button>
      </form>
      <p className={styles.small}>
        Bought elsewhere?{' '}
        <AnswerLink href={`${loginAnswerPath}?insurers=all#insurers-own-sites`}>
          Find your insurer’s own site
        </AnswerLink>
      </p>
      <p className={styles.small}>
        You have an account in our customer application? It has its own sign-in:{' '}
        <a href="/api/go/application">Go to the customer application</a>
      </p>
    </div>
  );
}

function MobileField({ isWrong }: { isWrong: boolean }) {
  return (
    <TextField
      id="login-mobile"
      name="contact"
      label="Mobile number"
      prefix="+91"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      required
      error={isWrong ? loginMessages.contact : undefined}
    />
  );
}

function EmailFields({ isWrong }: { isWrong: boolean }) {
  return (
    <>
      <TextField
        id="login-email"
        name="contact"
        label="E-mail address that we have on record"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        error={isWrong ? loginMessages.address : undefined}
      />
      <SubmitOnceButton label="Send me a code by e-mail" />
    </>
  );
}
