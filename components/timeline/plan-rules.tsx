/** The rules a plan was counted with: each with its figure, its date and its source, small enough for one sheet. */

import type { Figure } from '@/lib/content/types';
import { formatDate } from '@/lib/dates/format-date';
import styles from './plan-sheet.module.css';

export function PlanRules({ figures }: { figures: readonly Figure[] }) {
  return (
    <section className={styles.rules} aria-labelledby="plan-rules-heading">
      <h2 id="plan-rules-heading">The rules behind these dates</h2>
      <ul>
        {figures.map(({ id, label, text, asOf, source }) => (
          <li key={id}>
            {label}: <b>{text}</b>.{' '}
            {source.url ? <a href={source.url}>{source.title}</a> : source.title}, as of{' '}
            {formatDate(asOf)}.
          </li>
        ))}
      </ul>
      <p>Your policy wording comes before anything written here.</p>
    </section>
  );
}
