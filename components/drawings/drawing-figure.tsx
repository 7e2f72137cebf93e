/** A drawing with its text: the same facts in words, the label of the example, sources and dates. */
import type { ReactNode } from 'react';
import type { Drawing } from '@/lib/content/drawings';
import { formatDate } from '@/lib/dates/format-date';
import styles from './drawing.module.css';

type DrawingFigureProps = {
  drawing: Drawing;
  /** Rendered where a page has more than one drawing. */
  hasHeading: boolean;
  children: ReactNode;
};

export function DrawingFigure({ drawing, hasHeading, children }: DrawingFigureProps) {
  const { title, facts, example, figures } = drawing;
  return (
    <figure className={styles.drawing}>
      {hasHeading && <h3>{title}</h3>}
      {children}
      <figcaption className={styles.notes}>
        {example && <p>{example}</p>}
        {sourceLines(figures).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {facts.length > 0 && (
          <details>
            <summary>The picture in words</summary>
            <ul>
              {facts.map(({ label, text }) => (
                <li key={label}>
                  <b>{label}:</b> {text}
                </li>
              ))}
            </ul>
          </details>
        )}
      </figcaption>
    </figure>
  );
}

/** Each source once, with its date. */
export function sourceLines(figures: Drawing['figures']): string[] {
  return [
    ...new Set(
      figures.map(({ source, asOf }) => `Source: ${source.title}, as of ${formatDate(asOf)}.`),
    ),
  ];
}
