/** The first line of an answer's head: the query, and at its right the link to change it; or the page it belongs to. */
// No file of its own: every page with a head would load one more.
import styles from './answer-head.module.css';

export type QuerySummary = {
  text: string;
  /** Language of the text, where it is in a visitor's own words. */
  lang?: string;
} & ({ changeHref: string; localHref?: never } | { localHref: string; changeHref?: never });

export function QueryLine({ text, lang, changeHref, localHref }: QuerySummary) {
  return (
    <p className={styles.asked}>
      {localHref ? <a href={localHref}>{text}</a> : <span lang={lang}>{text}</span>}
      {changeHref && (
        <a href={changeHref} className={styles.change} data-print="no">
          Change
        </a>
      )}
    </p>
  );
}
