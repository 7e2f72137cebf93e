/** Data rights of a customer, each with a form where the number or address of the sign-in is filled in. */
import { LookUpForm } from '@/components/requests/look-up-form';
import { RequestForm } from '@/components/requests/request-form';
import { LinkButton } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { loginPath } from '@/lib/policies/customer-login/login-messages';
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
