/** One headed band of a page: paper or sand, heading on top or beside the content. */
import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { Inline } from '@/components/ui/prose';
import styles from './section.module.css';

type SectionProps = {
  id: string;
  heading: string;
  lead?: string;
  tone?: 'paper' | 'sand';
  /** `beside` puts heading and lead in a narrow left column from 60rem on. */
  layout?: 'stacked' | 'beside';
  /** Folded until it is opened by hand or by a link to its fragment; printed open. */
  isCollapsed?: boolean | 'on-phones';
  children: ReactNode;
};

export function Section({
  id,
  heading,
  lead,
  tone = 'paper',
  layout = 'stacked',
  isCollapsed = false,
  children,
}: SectionProps) {
  if (isCollapsed) {
    return (
      <div className={`wrap ${styles.folded}`}>
        <Disclosure
          id={id}
          summary={heading}
          headingLevel={2}
          isOpenOnWideScreens={isCollapsed === 'on-phones'}
          contentClass={styles.body}
        >
          {lead && (
            <p className={styles.lead}>
              <Inline text={lead} />
            </p>
          )}
          {children}
        </Disclosure>
      </div>
    );
  }
  return (
    <section
      id={id}
      className={tone === 'sand' ? `${styles.section} ${styles.sand}` : styles.section}
      aria-labelledby={`${id}-heading`}
    >
      <div className={`wrap ${styles[layout]}`}>
        {lead ? (
          <div className={styles.head}>
            <h2 id={`${id}-heading`}>
              <Inline text={heading} />
            </h2>
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
