/**
 * The SVG of a drawing: as wide as its container, with a fixed height. Widths inside are in per cent, heights in
 * pixels, so that text never shrinks. Exposed as one image; the text beside it has the same information.
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

/** "12.5%": a share of the drawing's width, rounded to keep the page small. */
export function percentOfWidth(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
