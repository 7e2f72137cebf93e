/**
 * The SVG of a drawing: as wide as its place, as tall as it says. Widths inside are in per cent, heights in
 * pixels, so text never shrinks. Read as one picture; the words beside it say the same.
 */
import type { ReactNode } from 'react';
import styles from './drawing.module.css';

type CanvasProps = {
  id: string;
  title: string;
  description: string;
  height: number;
  children: ReactNode;
};

export function Canvas({ id, title, description, height, children }: CanvasProps) {
  return (
    <svg
      className={styles.canvas}
      height={height}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}

/** "12.5%": a share of the drawing's width, short enough not to weigh on the page. */
export function percentOfWidth(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
