/** A page's tool, directly below its heading. */
import type { ReactNode } from 'react';
import styles from './tool-band.module.css';

type ToolBandProps = { id: string; heading: string; children: ReactNode };

export function ToolBand({ id, heading, children }: ToolBandProps) {
  return (
    <section
      id={id}
      className={`wrap ${styles.band}`}
      aria-labelledby={`${id}-heading`}
      data-print="no"
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  );
}
