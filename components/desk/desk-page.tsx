/** The frame of a page of the desk: who is signed in, where to go, and what the last post came to. */
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { broker } from '@/lib/config/broker.server';
import { type DeskProblem, deskApiPath, deskPath, deskProblems } from '@/lib/desk/desk-paths';
import { deskFormToken } from '@/lib/desk/desk-sessions.server';
import type { SignedInDesk } from '@/lib/desk/require-worker.server';
import { problemId } from '@/lib/http/form-reply';

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
    <main id="main" tabIndex={-1} className="wrap">
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
  const { worker, services } = desk;
  return (
    <>
      <nav aria-label="Desk">
        <ul>
          {pages.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <form method="post" action={`${deskApiPath}/sign-out`} data-print="no">
        <p>
          Signed in as {worker.worker}
          {worker.role === 'manager' && ', manager'}
        </p>
        <input
          type="hidden"
          name="token"
          value={deskFormToken(services, worker, 'sign-out')}
          autoComplete="off"
        />
        <Button type="submit" variant="quiet">
          Sign out
        </Button>
      </form>
    </>
  );
}
