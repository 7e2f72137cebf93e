/** One headed band of a page: paper or sand, heading on top or beside the content. */
import type { ReactNode } from 'react';
import { Inline } from '@/components/ui/prose';
import styles from './section.module.css';

type SectionProps = {
  id: string;
  heading: string;
  lead?: string;
  tone?: 'paper' | 'sand';
  /** `beside` puts heading and lead in a narrow left column from 60rem on. */
  layout?: 'stacked' | 'beside';
  children: ReactNode;
};

export function Section({
  id,
  heading,
  lead,
  tone = 'paper',
  layout = 'stacked',
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      className={tone === 'sand' ? `${styles.section} ${styles.sand}` : styles.section}
      aria-labelledby={`${id}-heading`}
    >
      <div className={`wrap ${styles[layout]}`}>
        {lead ? (
          <div className={styles.head}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <p className={styles.lead}>
              <Inline text={lead} />
            </p>
          </div>
        ) : (
          <h2 id={`${id}-heading`} className={styles.head}>
            {heading}
          </h2>
        )}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
