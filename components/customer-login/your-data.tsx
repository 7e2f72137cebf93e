/** Data rights of a customer, each with a form where the number or address of the sign-in is filled in. */
import { LookUpForm } from '@/components/requests/look-up-form';
import { RequestForm } from '@/components/requests/request-form';
import { Button, LinkButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDateTime } from '@/lib/dates/format-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import type { Session } from '@/lib/identity/sessions/sessions.server';
import { loginPath } from '@/lib/policies/customer-login/login-messages';
import type { PolicyAccess } from '@/lib/policies/policy-types';
import styles from './customer-login.module.css';

export function YourData({ contact }: { contact: string }) {
  const prefilled = contactValues(contact);
  return (
    <section className={styles.section} aria-labelledby="your-data-heading">
      <h2 id="your-data-heading">Your data</h2>
      <p>
        <LinkButton href="/api/customer-login/data" variant="quiet" download>
          Download a copy of my data
        </LinkButton>
      </p>
      <div>
        <Disclosure summary="Delete or correct my data">
          <RequestForm
            kind="data-request"
            page={loginPath}
            values={{ wish: 'erase', ...prefilled }}
          />
        </Disclosure>
        <Disclosure summary="Stop calls to my number">
          <RequestForm kind="stop-calls" page={loginPath} values={prefilled} />
        </Disclosure>
        <Disclosure summary="State of a complaint or another request">
          <LookUpForm />
        </Disclosure>
      </div>
    </section>
  );
}

/** The contact under the names of the forms' fields. */
export function contactValues(contact: string): Record<string, string> {
  return contact.includes('@') ? { email: contact } : { mobile: contact };
}

/** Recent accesses under this number or e-mail address, for its owner to recognise. */
const names: Readonly<Record<PolicyAccess['what'], string>> = {
  document: 'A document',
  list: 'The list of policies',
  number: 'A policy number',
  'data-copy': 'A copy of your data',
};

export function LastAccesses({ accesses }: { accesses: readonly PolicyAccess[] }) {
  return (
    <section className={styles.section} aria-labelledby="downloads-heading">
      <h2 id="downloads-heading">Last downloads and views</h2>
      <p>If one of these was not you, sign out everywhere and call us.</p>
      <ol className={styles.rows}>
        {accesses.map(({ at, times, what, policy, title, clientClass }) => (
          <li key={`${at}${what}${policy}${title}`}>
            <span>{title ?? names[what]}</span>
            <span className={styles.small}>
              {policy && `${policy}. `}
              {times > 1 && `${times} times within a day, the last time: `}
              {formatDateTime(nowInIndia(new Date(at)))}, {clientClass}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Open sessions, each of which can be signed out, or all at once. */
type OpenSessionsProps = { sessions: readonly Session[]; currentId: string };

export function OpenSessions({ sessions, currentId }: OpenSessionsProps) {
  return (
    <section className={styles.section} aria-labelledby="sign-ins-heading">
      <h2 id="sign-ins-heading">Open sign-ins</h2>
      <ul className={styles.rows}>
        {sessions.map(({ id, clientClass, startedAt }) => (
          <li key={id}>
            <span>
              {clientClass}, since {formatDateTime(nowInIndia(startedAt))}
              {id === currentId && ' (this one)'}
            </span>
            {id !== currentId && (
              <form method="post" action="/api/customer-login/sign-out">
                <input type="hidden" name="session" value={id} />
                <Button type="submit" variant="quiet">
                  Sign this one out
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action="/api/customer-login/sign-out-everywhere">
        <Button type="submit" variant="quiet">
          Sign out everywhere
        </Button>
      </form>
    </section>
  );
}
