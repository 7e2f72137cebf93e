/** The sources in one small paragraph, for paper only: the list on the screen is long. */
import type { NumberedSources } from '@/lib/content/number-sources';
import styles from './printed-sources.module.css';

export function PrintedSources({ sources }: { sources: NumberedSources }) {
  return (
    <p className={`wrap ${styles.sources}`} aria-hidden="true">
      Sources: {sources.list.map(({ number, source }) => `${number} ${source.title}`).join('; ')}.
    </p>
  );
}
