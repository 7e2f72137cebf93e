/** The frame of a page of the desk: who is signed in, where to go, and what the last post came to. */
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { broker } from '@/lib/config/broker.server';
import { type DeskProblem, deskPath, deskProblems } from '@/lib/desk/desk-paths';
import type { SignedInDesk } from '@/lib/desk/require-worker.server';
import { problemId } from '@/lib/forms/confirmation-url';
import { DeskForm } from './desk-form';
import styles from './worker-bar.module.css';

type DeskPageProps = {
  heading: string;
  /** Undefined on the sign-in. */
  desk?: SignedInDesk;
  problem?: DeskProblem | null;
  children: ReactNode;
};

/** The pages of the desk, in the order of a day; `role` is the least one. */
const pages = [{ href: deskPath, label: 'Today', role: 'desk' }] as const;

export function DeskPage({ heading, desk, problem, children }: DeskPageProps) {
  return (
    <main id="main" tabIndex={-1} className={`wrap ${styles.page}`}>
      <p>{broker().name}, desk</p>
      {desk && <WorkerBar desk={desk} />}
      <h1>{heading}</h1>
      {problem && (
        <div id={problemId} role="alert">
          <Note title={deskProblems[problem]} />
        </div>
      )}
      {children}
    </main>
  );
}

function WorkerBar({ desk }: { desk: SignedInDesk }) {
  const { worker } = desk;
  return (
    <div className={styles.bar} data-print="no">
      <nav aria-label="Desk" className={styles.links}>
        {pages.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <span>
        Signed in as {worker.worker}
        {worker.role === 'manager' && ', manager'}
      </span>
      <DeskForm desk={desk} action="sign-out">
        <Button type="submit" variant="quiet">
          Sign out
        </Button>
      </DeskForm>
    </div>
  );
}
