/** The frame of every signed-in page. */
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { Button } from '@/components/ui/button';
import type { Session } from '@/lib/identity/sessions/sessions.server';
import { loginPath } from '@/lib/policies/customer-login/login-messages';
import styles from './customer-login.module.css';

type SignedInPageProps = {
  heading: string;
  session: Session;
  /** Links for signed-in customers. */
  otherPage: { href: string; label: string };
  children: ReactNode;
};

export function SignedInPage({ heading, session, otherPage, children }: SignedInPageProps) {
  return (
    <SiteFrame path={loginPath}>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.list}>
          <h1>{heading}</h1>
          <SignedInBar contact={session.contact} otherPage={otherPage} />
          {children}
        </div>
      </div>
    </SiteFrame>
  );
}

type SignedInBarProps = { contact: string; otherPage: { href: string; label: string } };

/** The bar of every signed-in page: the signed-in contact, a link to the other page, and the sign-out. */
function SignedInBar({ contact, otherPage }: SignedInBarProps) {
  return (
    <form
      method="post"
      action="/api/customer-login/sign-out"
      className={styles.others}
      data-print="no"
    >
      <span>Signed in as {contact}</span>
      <a href={otherPage.href}>{otherPage.label}</a>
      <Button type="submit" variant="quiet">
        Sign out
      </Button>
    </form>
  );
}
