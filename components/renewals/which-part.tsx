/** For whoever did not know which part of a motor policy ends: the same dates again, for the part it was. */
import { motorParts } from '@/lib/content/renewals/motor-parts';
import type { RenewalAsked } from '@/lib/tools/renewals/renewal-query';
import { renewalSearch } from '@/lib/tools/renewals/renewal-query';
import styles from './renewal-answer.module.css';

export function WhichPart({ asked }: { asked: RenewalAsked }) {
  const known = motorParts.filter(({ value }) => value !== 'unknown');
  return (
    <p className={styles.parts} data-print="no">
      Which part is it?{' '}
      {known.map(({ value, label }) => (
        <a key={value} href={`/renewal?${renewalSearch({ ...asked, part: value })}`}>
          {label}
        </a>
      ))}
    </p>
  );
}
