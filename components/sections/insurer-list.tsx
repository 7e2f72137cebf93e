/** Insurers of one kind: monogram, legal name, registration number. Alphabetical, and it says so. */
import type { Insurer } from '@/lib/content/insurers';
import styles from './insurer-list.module.css';
import { monogramOf } from './monogram';

export function InsurerList({ insurers }: { insurers: readonly Insurer[] }) {
  const sorted = [...insurers].sort((a, b) => a.brand.localeCompare(b.brand, 'en-IN'));
  return (
    <div>
      <p className={styles.order}>
        {sorted.length} insurers, alphabetical by the name people know.
      </p>
      <ul className={styles.list}>
        {sorted.map(
          ({
            id,
            brand,
            legalName,
            registrationNumber,
            formerNames,
            website,
            isSellingNewPolicies,
          }) => (
            <li key={id} id={`insurer-${id}`}>
              <span className={styles.monogram} aria-hidden="true">
                {monogramOf(brand)}
              </span>
              <div>
                <p className={styles.name}>{legalName}</p>
                <p className={styles.detail}>IRDAI registration {registrationNumber}</p>
                {formerNames && <p className={styles.detail}>Formerly {formerNames.join('; ')}</p>}
                {website && <p className={styles.detail}>{website}</p>}
                {!isSellingNewPolicies && <p className={styles.detail}>Writes no new policies</p>}
              </div>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
