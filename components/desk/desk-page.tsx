/** The frame of a page of the desk: who is signed in, where to go, what the last post came to, the site's state. */
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { broker } from '@/lib/config/broker.server';
import type { DeskRole } from '@/lib/config/desk-settings';
import { type DeskMessage, deskMessageId, deskMessages, isError } from '@/lib/desk/desk-messages';
import {
  deskEventsPath,
  deskExportsPath,
  deskFindPath,
  deskHeadingId,
  deskListsPath,
  deskPath,
  deskPeoplePath,
  deskStopCallsPath,
} from '@/lib/desk/desk-paths';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { hasRole } from '@/lib/desk/sign-in/desk-sessions.server';
import { readStatusLine } from '@/lib/start-up/site-status/site-status.server';
import { DeskForm } from './desk-form';
import styles from './desk-page.module.css';

type DeskPageProps = {
  heading: string;
  /** The path of a page of the list below. */
  here?: string;
  /** Undefined on the sign-in. */
  desk?: SignedInDesk;
  message?: DeskMessage | null;
  children: ReactNode;
};

/** The pages of the desk, in the order of a day; `role` is the least one. */
const pages: readonly { href: string; label: string; role: DeskRole }[] = [
  { href: deskPath, label: 'Today', role: 'desk' },
  { href: deskFindPath, label: 'Find', role: 'desk' },
  { href: deskStopCallsPath, label: 'Stop calls', role: 'desk' },
  { href: deskPeoplePath, label: 'People', role: 'manager' },
  { href: deskListsPath, label: 'Lists', role: 'manager' },
  { href: deskExportsPath, label: 'Exports', role: 'manager' },
  { href: deskEventsPath, label: 'Who did what', role: 'manager' },
];

export function DeskPage({ heading, here, desk, message, children }: DeskPageProps) {
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <p>{broker().name}, desk</p>
        {desk && <StaffBar desk={desk} here={here} />}
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${styles.page}`}>
        <h1 id={deskHeadingId} tabIndex={-1}>
          {heading}
        </h1>
        {message && !isAtField(message, desk) && (
          <div id={deskMessageId} tabIndex={-1} role={isError(message) ? 'alert' : 'status'}>
            <Note title={deskMessages[message]} />
          </div>
        )}
        {children}
        {desk && <StatusLine desk={desk} />}
      </main>
    </>
  );
}

/** The field at fault says it, and has the focus. */
function isAtField(message: DeskMessage, desk?: SignedInDesk): boolean {
  const rejected = desk?.rejected;
  return rejected?.message === message && rejected.fieldId !== deskMessageId;
}

function StaffBar({ desk, here }: Pick<DeskPageProps, 'here'> & { desk: SignedInDesk }) {
  const { staffMember } = desk;
  return (
    <div className={styles.bar} data-print="no">
      <nav aria-label="Desk" className={styles.links}>
        {pages
          .filter(({ role }) => hasRole(staffMember, role))
          .map(({ href, label }) => (
            // The fragment skips the menu for people who use the keyboard.
            <a key={href} href={`${href}#main`} aria-current={href === here ? 'page' : undefined}>
              {label}
            </a>
          ))}
      </nav>
      <div className={styles.bar}>
        <span>
          Signed in as {staffMember.address}
          {staffMember.role === 'manager' && ', manager'}
        </span>
        <DeskForm desk={desk} action="sign-out">
          <Button type="submit" variant="quiet">
            Sign out
          </Button>
        </DeskForm>
        <DeskForm desk={desk} action="sign-out-everywhere">
          <Button type="submit" variant="quiet">
            Sign out everywhere
          </Button>
        </DeskForm>
      </div>
    </div>
  );
}

/** Licence, lists, mail, Lead.svc and disk, each with what to do where something is wrong. */
async function StatusLine({ desk: { services, now } }: { desk: SignedInDesk }) {
  const items = await readStatusLine(services, now);
  return (
    <ul aria-label="State of the site" className={styles.status} data-print="no">
      {items.map(({ name, state, todo }) => (
        <li key={name}>
          {name}: {todo ? <strong>{state}.</strong> : state}
          {todo && ` ${todo}`}
        </li>
      ))}
    </ul>
  );
}
