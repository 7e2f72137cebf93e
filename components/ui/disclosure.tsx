/**
 * A heading that expands to show more, without JavaScript. The id is on the content inside, because a browser opens a
 * closed `<details>` when a fragment targets an element in it.
 */
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type DisclosureProps = {
  id?: string;
  summary: string;
  headingLevel?: 2 | 3 | 4;
  /** Language of heading and content, if not the page's. */
  lang?: string;
  /** Folded on phones only: wide screens always show the content. */
  isOpenOnWideScreens?: boolean;
  /** Open initially. */
  isOpen?: boolean;
  /** Class for the layout of the content. */
  contentClass?: string;
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
        <Heading>{summary}</Heading>
      </summary>
      <div id={id} className={contentClass ? `${styles.content} ${contentClass}` : styles.content}>
        {children}
      </div>
    </details>
  );
}
