/** Recent accesses under this number or e-mail address, for its owner to recognise. */
import { formatDateTime } from '@/lib/dates/format-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import type { PolicyAccess } from '@/lib/policies/policy-types';
import styles from './customer-login.module.css';

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
