/** Asks for the mobile number, or for the e-mail address in its place, and says before the button what signing in shows. */
import { FormCard } from '@/components/forms/form-card';
import { OnceButton } from '@/components/forms/once-button';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { TextField } from '@/components/ui/text-field';
import { broker } from '@/lib/config/broker.server';
import {
  type LoginProblem,
  loginPath,
  loginProblems,
  policiesPath,
} from '@/lib/customer-login/login-messages';
import styles from './customer-login.module.css';
import { LoginNote } from './login-note';

const action = '/api/customer-login/code';

export function SignIn({ problem = null }: { problem?: LoginProblem | null }) {
  const isFieldWrong = problem === 'contact';
  return (
    <div className={`wrap ${styles.column}`}>
      {problem && !isFieldWrong && <LoginNote problem={problem} />}
      <FormCard layout="column" method="post" action={action}>
        <p className={styles.small}>
          You see what insurers sent {broker().legalName} about your policies, for this number only.
          We never ask for Aadhaar or a password.{' '}
          <a href="/privacy-policy">What we do with your data</a>
        </p>
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
          {...(isFieldWrong && { error: loginProblems.contact })}
        />
        <OnceButton label="Send me a code" />
      </FormCard>
      <Disclosure summary="Use your e-mail address instead" headingLevel={2}>
        <FormCard layout="column" method="post" action={action}>
          <TextField
            id="login-email"
            name="contact"
            label="E-mail address that we have on record"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <OnceButton label="Send me a code by e-mail" />
        </FormCard>
      </Disclosure>
      {/* A form: the page behind it is no page for crawlers, and this one reads no cookie. */}
      <form action={policiesPath} className={styles.others}>
        <span className={styles.small}>Signed in on this device already?</span>
        <Button type="submit" variant="quiet">
          Go to your policies
        </Button>
      </form>
      <p className={styles.small}>
        Bought elsewhere?{' '}
        <a href={`${loginPath}?insurers=all#insurers-own-sites`}>Find your insurer’s own site</a>
      </p>
      <p className={styles.small}>
        You have an account in our customer application? It has its own sign-in:{' '}
        <a href="/api/go/application">Go to the customer application</a>
      </p>
    </div>
  );
}
