/** /customer-login, prerendered, and its answers: why a sign-in failed, the insurers' list, the form for a copy. */

import { FormCard } from '@/components/forms/form-card';
import { SubmitOnceButton } from '@/components/forms/submit-once-button';
import { RequestForm } from '@/components/requests/request-form';
import { InsurerLinks } from '@/components/sections/insurer-links';
import { ServiceDrawing } from '@/components/sections/service-drawing';
import { TextPage } from '@/components/sections/text-page';
import { AnswerLink } from '@/components/ui/answer-link';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { availableCodeChannels, broker } from '@/lib/config/broker.server';
import { customerLogin } from '@/lib/content/pages/customer-login';
import { problemId } from '@/lib/forms/confirmation-url';
import type { CodeChannel } from '@/lib/identity/one-time-codes/one-time-code';
import {
  type LoginMessage,
  loginAnswerPath,
  loginMessages,
  loginPath,
  policiesPath,
} from '@/lib/policies/customer-login/login-messages';
import { telephoneHref } from '@/lib/site/contact-links';
import { insurerGroups } from '@/lib/tools/insurers/insurer-groups';
import styles from './customer-login.module.css';

type LoginPageProps = {
  message?: LoginMessage | null;
  /** The list and the form are large, and most visitors come to sign in: only the answers have them. */
  hasInsurerList?: boolean;
  hasCopyForm?: boolean;
};

export function LoginPage({ message = null, hasInsurerList, hasCopyForm }: LoginPageProps) {
  return (
    <TextPage
      path={loginPath}
      content={customerLogin(broker())}
      picture={<ServiceDrawing name="login" />}
      tool={<SignIn channels={availableCodeChannels()} message={message} />}
      foldsHeading="Copies and your data"
      openSections={['insurers-own-sites', 'ask-for-a-copy']}
      sectionExtras={{
        'insurers-own-sites': hasInsurerList && <InsurerSites key="insurers" />,
        'ask-for-a-copy': hasCopyForm && (
          <RequestForm key="ask" kind="policy-copy" page={loginPath} />
        ),
      }}
    />
  );
}

function InsurerSites() {
  return insurerGroups.map(({ kind, name }) => (
    <Disclosure key={kind} summary={name}>
      <InsurerLinks kinds={[kind]} />
    </Disclosure>
  ));
}

/**
 * Asks for the mobile number or the e-mail address, depending on the configured channels, and says before the button
 * what signing in shows.
 */
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

/** Messages that do not report a visitor's error are not announced as alerts. */
const isNotice = (message: LoginMessage) => message === 'signed-out' || message === 'ended';

export function LoginNote({ message }: { message: LoginMessage }) {
  return (
    <div id={problemId} role={isNotice(message) ? 'status' : 'alert'}>
      <Note title={loginMessages[message]} />
    </div>
  );
}
