/** The sections of a long page as links, beside the text on wide screens, above it on phones. */
import styles from './table-of-contents.module.css';

type TableOfContentsProps = { entries: readonly { id: string; heading: string; lang?: string }[] };

export function TableOfContents({ entries }: TableOfContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-heading" data-print="no">
      <p id="contents-heading" className={styles.heading}>
        On this page
      </p>
      <ul>
        {entries.map(({ id, heading, lang }) => (
          <li key={id}>
            <a href={`#${id}`} lang={lang}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
