/** The sections of a long page as links, folded above its text. */
import { Disclosure } from '@/components/ui/disclosure';
import styles from './table-of-contents.module.css';

type TableOfContentsProps = { entries: readonly { id: string; heading: string; lang?: string }[] };

export function TableOfContents({ entries }: TableOfContentsProps) {
  return (
    <nav className={`wrap ${styles.contents}`} aria-label="On this page" data-print="no">
      <Disclosure summary="On this page">
        <ul>
          {entries.map(({ id, heading, lang }) => (
            <li key={id}>
              <a href={`#${id}`} lang={lang}>
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  );
}
