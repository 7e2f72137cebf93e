/** Reliability of a list: it has a date, it changes, and the insurer decides. */
import { questionForInsurer } from '@/components/hospitals/hospital-copy';
import { formatDate } from '@/lib/dates/format-date';
import type { HospitalList } from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './hospital-results.module.css';

type ListWarningProps = { lists: readonly HospitalList[]; isSample: boolean };

export function ListWarning({ lists, isSample }: ListWarningProps) {
  if (isSample) {
    return (
      <details className={styles.warning}>
        <summary>Sample list, without insurers</summary>
        <p>
          {`It shows how the search works and says nothing about any network. Ask your insurer’s helpline before admission: “${questionForInsurer}”`}
        </p>
      </details>
    );
  }
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
