/** Common reasons for rejection, each with how to avoid it. */
import { Inline } from '@/components/ui/prose';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import styles from './pitfalls.module.css';

export function Pitfalls({ type }: { type: ClaimType }) {
  return (
    <ul className={styles.list}>
      {type.pitfalls.map(({ reason, avoid }) => (
        <li key={reason}>
          <p className={styles.reason}>
            <Inline text={reason} />
          </p>
          {avoid && (
            <p>
              {' '}
              <Inline text={avoid} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
