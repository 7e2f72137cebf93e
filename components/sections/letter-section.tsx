/**
 * The letter of a dated plan, or several, folded: a link to its fragment opens it. It is not part of the sheet that the
 * plan prints.
 */
import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import styles from './letter-section.module.css';
import { FoldGroup } from './section';

type LetterSectionProps = {
  id?: string;
  heading?: string;
  /** Of the fold. */
  summary?: string;
  lead?: string;
  children: ReactNode;
};

export function LetterSection({
  id = 'letter',
  heading = 'Your letter',
  summary = 'Fill in, print or copy',
  lead = 'Fill in the gaps, then print it, copy it or open it in your own mail program. You send it; we do not.',
  children,
}: LetterSectionProps) {
  return (
    <div className={styles.letter}>
      <FoldGroup id={`${id}-part`} heading={heading}>
        <Disclosure id={id} summary={summary} contentClass={styles.parts}>
          <p>{lead}</p>
          {children}
        </Disclosure>
      </FoldGroup>
    </div>
  );
}
