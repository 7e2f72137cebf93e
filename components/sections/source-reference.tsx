/** "As of 20 March 2024, source 3": under every figure shown on its own. */

import type { NumberedSources } from '@/lib/content/number-sources';
import type { Figure } from '@/lib/content/types';
import { formatDate } from '@/lib/dates/format-date';
import styles from './source-reference.module.css';

export function SourceReference({ figure, sources }: { figure: Figure; sources: NumberedSources }) {
  const number = sources.numberOf(figure);
  return (
    <span className={styles.reference}>
      {`As of ${formatDate(figure.asOf)}, `}
      <a href={`#source-${number}`}>{`source ${number}`}</a>
    </span>
  );
}
