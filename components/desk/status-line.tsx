/** Licence, lists, mail, Lead.svc and disk, each with what to do where something is wrong. */
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { readStatusLine } from '@/lib/status/site-status.server';
import styles from './staff-bar.module.css';

export async function StatusLine({ desk: { services, now } }: { desk: SignedInDesk }) {
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
