/** Reliability of a list: it has a date, it changes, and the insurer decides. */
import { questionForInsurer } from '@/components/hospitals/hospital-copy';
import { formatDate } from '@/lib/dates/format-date';
import type { HospitalList } from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './hospital-results.module.css';

type ListWarningProps = { lists: readonly HospitalList[] };

/** Not folded, one line on a phone: nobody may take the demonstration's hospitals for an insurer's network. */
export function SampleNote() {
  return <p className={styles.warning}>Sample list, without insurers.</p>;
}

export function ListWarning({ lists }: ListWarningProps) {
  if (lists.length === 0) return null;
  const dates = [...new Set(lists.map(({ asOf }) => formatDate(asOf)))];
  return (
    <details className={styles.warning}>
      <summary>Lists change: confirm before admission</summary>
      <p>
        {`${dates.length === 1 ? `These lists are of ${dates[0]}.` : 'Each list has its own date.'} Ask the insurer’s helpline: “${questionForInsurer}”`}
      </p>
    </details>
  );
}
