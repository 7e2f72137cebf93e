/** An imported policy: masked until it is opened. */
import { formatDate, formatTime } from '@/lib/dates/format-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { openedId } from '@/lib/desk/desk-paths';
import type { PolicyRecord } from '@/lib/desk/records/records.server';
import type { SignedInDesk } from '@/lib/desk/require-worker.server';
import { type Fact, Facts } from './facts';
import { OpenForm } from './record-forms';
import type { Opened } from './record-view';
import styles from './records.module.css';

type PolicyViewProps = { desk: SignedInDesk; policy: PolicyRecord; opened: Opened };

export function PolicyView({ desk, policy, opened }: PolicyViewProps) {
  const { insurer, product, from, to, loadedOn, withdrawnAt, mobiles, emails } = policy;
  const details = opened?.record.kind === 'policy' ? opened.record.details : null;
  const of = details ?? { number: policy.number, mobiles, emails };
  const rows: Fact[] = [
    ['Number', of.number],
    ['Insurer', insurer],
    ['Product', product],
    ['Runs', `${formatDate(from)} to ${formatDate(to)}`],
    ...(details ? ([['Holders', details.holders.join(', ')]] as Fact[]) : []),
    ['Sign-in with', [...of.mobiles, ...of.emails].join(', ')],
    ['Imported', formatDate(loadedOn)],
    ['Shown to its holder', withdrawnAt === null ? 'Yes' : 'No: withdrawn'],
  ];
  return (
    <div className={styles.section}>
      <h2 id={openedId} tabIndex={-1}>
        {opened ? 'The policy' : 'The policy, masked'}
      </h2>
      <Facts caption="The policy" rows={rows} />
      {opened ? (
        <p className={styles.small}>
          Shown to you until {formatTime(nowInIndia(opened.until).time)}. That you opened it is in
          the audit trail.
        </p>
      ) : (
        <OpenForm desk={desk} record={policy} />
      )}
    </div>
  );
}
