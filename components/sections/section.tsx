/** One headed band of a page. From 60rem on its heading is in the three columns left of the content's nine. */
import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { Inline } from '@/components/ui/prose';
import styles from './section.module.css';

type SectionProps = {
  id: string;
  heading: string;
  lead?: string;
  tone?: 'paper' | 'sand';
  /** `wide`: a table that needs all twelve columns is below its heading. */
  layout?: 'beside' | 'wide';
  /** Folded until it is opened by hand or by a link to its fragment; printed open. Only within a fold group. */
  isCollapsed?: boolean;
  children: ReactNode;
};

export function Section({
  id,
  heading,
  lead,
  tone = 'paper',
  layout = 'beside',
  isCollapsed = false,
  children,
}: SectionProps) {
  if (isCollapsed) {
    return (
      <Disclosure id={id} summary={heading} contentClass={styles.body}>
        {lead && <SectionLead text={lead} />}
        {children}
      </Disclosure>
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
            <SectionLead text={lead} />
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

function SectionLead({ text }: { text: string }) {
  return (
    <p className={styles.lead}>
      <Inline text={text} />
    </p>
  );
}

type FoldGroupProps = Pick<SectionProps, 'id' | 'heading' | 'children'>;

/** Folded sections under one title. Every folded section is in such a group. */
export function FoldGroup({ id, heading, children }: FoldGroupProps) {
  return (
    <section
      id={id}
      className={`${styles.section} ${styles.group}`}
      aria-labelledby={`${id}-heading`}
    >
      <div className={`wrap ${styles.beside}`}>
        <h2 id={`${id}-heading`} className={styles.head}>
          {heading}
        </h2>
        <div className={styles.folds}>{children}</div>
      </div>
    </section>
  );
}
