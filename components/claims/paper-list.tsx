/** The papers as boxes to tick: they work and print without a script, which only remembers the ticks. */

import { Inline } from '@/components/ui/prose';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { formatDate } from '@/lib/dates/format-date';
import { KeepTicks } from './keep-ticks';
import styles from './paper-list.module.css';

export function PaperList({ type }: { type: ClaimType }) {
  const { id: typeId, papers } = type;
  const [first] = papers;
  return (
    <div className={styles.papers}>
      <KeepTicks name={typeId} total={papers.length}>
        <ul className={styles.list}>
          {papers.map(({ id, name, when }) => (
            <li key={id}>
              <label className={styles.paper}>
                <input type="checkbox" value={id} autoComplete="off" className={styles.box} />
                <span>
                  <Inline text={name} />
                  {when && <span className={styles.when}> {when}</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </KeepTicks>
      {first && (
        <p className={styles.source}>
          As of {formatDate(first.asOf)}. {first.source.title}. It may ask only for papers that have
          to do with the claim.
        </p>
      )}
    </div>
  );
}
