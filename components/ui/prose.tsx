/**
 * Running text with four inline marks, and nothing else: `[label](/path)` for a link, `**words**` for bold, `_term_`
 * for a term where it is first explained, `[label](term:id)` for one that opens a note (the popover with the id
 * `term-…`). A financial year, 2024-25, and a top-up do not wrap.
 */
import { createElement, Fragment, type ReactNode } from 'react';
import { localText, markParts } from '@/components/languages/local-text';
import { AnswerLink } from './answer-link';
import styles from './prose.module.css';

// A mark inside a word is none, so that an address such as a_b@c.in is unchanged.
const marks =
  /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|(?<![\w/@])_([^_]+)_(?![\w@])|\b(20\d\d-\d\d(?![-\d])|[Tt]op-ups?\b)/g;

export function Inline({ text: source }: { text: string }): ReactNode {
  const text = localText(source);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, label, href, strong, term, unbroken] = match;
    parts.push(text.slice(end, match.index));
    if (label && href?.startsWith('term:')) {
      parts.push(
        <button type="button" className={styles.term} popoverTarget={href.replace(':', '-')}>
          {label}
        </button>,
      );
    } else if (label) {
      parts.push(<AnswerLink href={href}>{label}</AnswerLink>);
    } else if (strong) parts.push(<strong>{Inline({ text: strong })}</strong>);
    else if (term) parts.push(<dfn>{term}</dfn>);
    else parts.push(<span className={styles.whole}>{unbroken}</span>);
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  const shown = markParts(parts);
  if (shown.length === 1) return shown[0];
  // Passed as arguments the parts need no keys, each of which would be sent to the browser.
  return createElement(Fragment, null, ...shown);
}

/**
 * Called as a function, not rendered as a component: a text is then the only child of its element, which translated
 * pages need. Keys are positions, here and in every list of fixed text, because React sends keys to the browser as
 * well.
 */
export function Paragraphs({ text }: { text: readonly string[] }) {
  const [only = '', ...others] = text;
  if (others.length === 0) return <p className={styles.paragraph}>{Inline({ text: only })}</p>;
  return (
    <div className={styles.prose}>
      {text.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed text, see above
        <p key={index}>{Inline({ text: paragraph })}</p>
      ))}
    </div>
  );
}

export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.bullets}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed text, see above
        <li key={index}>{Inline({ text: item })}</li>
      ))}
    </ul>
  );
}
