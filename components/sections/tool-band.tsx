/** A page's tool, directly below its heading. */
import type { ReactNode } from 'react';
import styles from './tool-band.module.css';

type ToolBandProps = {
  id: string;
  heading: string;
  /** Hides the heading on phones, where the form's first line says it and the button must be in view. */
  isHeadingForWide?: boolean;
  children: ReactNode;
};

export function ToolBand({ id, heading, isHeadingForWide, children }: ToolBandProps) {
  return (
    <section
      id={id}
      className={`wrap ${styles.band}`}
      aria-labelledby={`${id}-heading`}
      data-print="no"
    >
      <h2 id={`${id}-heading`} className={isHeadingForWide ? styles.wideOnly : undefined}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
