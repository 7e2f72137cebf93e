/** The frame of every signed-in page. */
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { loginPath } from '@/lib/customer-login/login-messages';
import type { Session } from '@/lib/sessions/sessions.server';
import styles from './customer-login.module.css';
import { SignedInBar } from './signed-in-bar';

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
