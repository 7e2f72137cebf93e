/** A bordered surface. A form uses the stylesheet instead (components/forms/form-card.tsx). */
import type { ReactNode } from 'react';
import styles from './card.module.css';

export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
