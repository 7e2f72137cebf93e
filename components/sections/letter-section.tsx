/**
 * The letter of a dated plan, or several, folded: a link to its fragment opens it. It is not part of the sheet that the
 * plan prints.
 */
import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import styles from './letter-section.module.css';
import { FoldGroup } from './section';

const leads = {
  scripted:
    'Fill in the gaps, then print it, copy it or open it in your own mail program. You send it; we don’t.',
  unscripted:
    'Write it by hand or in your own mail program, and fill in the gaps. You send it; we don’t.',
};

type LetterSectionProps = {
  id?: string;
  heading?: string;
  /** Label of the fold. */
  summary?: string;
  /** Shown with and without scripts. By default each has its own text, because only a script can print or copy. */
  lead?: string;
  children: ReactNode;
};

export function LetterSection({
  id = 'letter',
  heading = 'Your letter',
  summary = 'Read it and fill it in',
  lead,
  children,
}: LetterSectionProps) {
  return (
    <div className={styles.letter}>
      <FoldGroup id={`${id}-part`} heading={heading}>
        <Disclosure id={id} summary={summary} contentClass={styles.parts}>
          {lead ? (
            <p>{lead}</p>
          ) : (
            <>
              <p className={styles.scripted}>{leads.scripted}</p>
              <p className={styles.unscripted}>{leads.unscripted}</p>
            </>
          )}
          {children}
        </Disclosure>
      </FoldGroup>
    </div>
  );
}
