/** A bordered surface. Set `as` when the content is a list item or stands on its own. */
import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = { as?: 'div' | 'li' | 'section' | 'aside'; id?: string; children: ReactNode };

export function Card({ as: Element = 'div', id, children }: CardProps) {
  return (
    <Element id={id} className={styles.card}>
      {children}
    </Element>
  );
}
