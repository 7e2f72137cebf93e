/** Summary and results: the server's, until the enhancement has its own. */
import type { ReactNode, Ref } from 'react';
import styles from '@/components/hospitals/search-form/hospital-search.module.css';
import type { EnhancedSearch } from '@/components/hospitals/search-form/hospital-search-enhancement';
import { resultsId } from '@/components/hospitals/search-links';

type ResultsSectionProps = {
  ref: Ref<HTMLElement>;
  /** The server's summary in words. */
  summary: string;
  bound: EnhancedSearch | null;
  /** The server's results. */
  children: ReactNode;
};

export function ResultsSection({ ref, summary, bound, children }: ResultsSectionProps) {
  const words = bound?.summary ?? summary;
  return (
    <section
      ref={ref}
      id={resultsId}
      className={styles.results}
      aria-label="Hospitals found"
      aria-busy={bound?.isBusy}
      tabIndex={-1}
    >
      {words && <h2 className="visually-hidden">Hospitals found</h2>}
      <p role="status" className={styles.found}>
        {words}
      </p>
      {bound?.failure}
      {bound?.results ?? children}
    </section>
  );
}
