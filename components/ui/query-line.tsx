/** The first line of an answer's head: the query, and at its right the link to change it; or the page it belongs to. */
// No file of its own: every page with a head would load one more.

import { VisitorWords } from '@/components/languages/visitor-words';
import styles from './answer-head.module.css';

export type QuerySummary = {
  text: string;
  /** Whether the text is a visitor's own words. */
  isTyped?: boolean;
} & ({ changeHref: string; pageHref?: never } | { pageHref: string; changeHref?: never });

export function QueryLine({ text, isTyped, changeHref, pageHref }: QuerySummary) {
  const shown = isTyped ? <VisitorWords>{text}</VisitorWords> : <span>{text}</span>;
  return (
    <p className={styles.asked}>
      {pageHref ? <a href={pageHref}>{text}</a> : shown}
      {changeHref && (
        <a href={changeHref} className={styles.change} data-print="no">
          Change
        </a>
      )}
    </p>
  );
}
