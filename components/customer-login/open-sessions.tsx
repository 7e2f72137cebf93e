/** Open sessions, each of which can be signed out, or all at once. */
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/dates/format-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import type { Session } from '@/lib/identity/sessions/sessions.server';
import styles from './customer-login.module.css';

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
