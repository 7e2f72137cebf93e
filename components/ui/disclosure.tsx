/**
 * A heading that opens to show more, without JavaScript. The id sits on the content inside, because a
 * browser opens a closed `<details>` by itself when a fragment points into it.
 */
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = {
  id?: string;
  summary: string;
  headingLevel?: 2 | 3 | 4;
  /** Of heading and content, where it is not the page's. */
  lang?: string | undefined;
  /** Folded on phones only: wide screens show what is inside, with or without a click. */
  isOpenOnWideScreens?: boolean;
  /** Open from the start. */
  isOpen?: boolean;
  /** Lays out the content. */
  contentClass?: string | undefined;
  children: ReactNode;
};

export function Disclosure({
  id,
  summary,
  headingLevel = 3,
  lang,
  isOpen = false,
  isOpenOnWideScreens = false,
  contentClass,
  children,
}: DisclosureProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      className={isOpenOnWideScreens ? `${styles.details} ${styles.openWide}` : styles.details}
      open={isOpen}
      lang={lang}
    >
      <summary className={styles.summary}>
        <Heading className={styles.heading}>{summary}</Heading>
      </summary>
      <div id={id} className={contentClass ? `${styles.content} ${contentClass}` : styles.content}>
        {children}
      </div>
    </details>
  );
}
