/** The letter of a dated plan, or several: it is not part of the sheet that the plan prints. */
import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import styles from './letter-section.module.css';
import { FoldGroup, Section } from './section';

type LetterSectionProps = {
  id?: string;
  heading?: string;
  lead?: string;
  /** Where the page is long. A link to its fragment opens it. */
  isFoldedOnPhones?: boolean;
  children: ReactNode;
};

export function LetterSection({
  id = 'letter',
  heading = 'Your letter',
  lead = 'Fill in the gaps, then print it, copy it or open it in your own mail program. You send it; we do not.',
  isFoldedOnPhones = false,
  children,
}: LetterSectionProps) {
  return (
    <div className={styles.letter}>
      {isFoldedOnPhones ? (
        <FoldGroup id={`${id}-part`} heading={heading}>
          <Disclosure id={id} summary="Fill in, print or copy" isOpenOnWideScreens>
            <p>{lead}</p>
            {children}
          </Disclosure>
        </FoldGroup>
      ) : (
        <Section id={id} heading={heading} lead={lead}>
          {children}
        </Section>
      )}
    </div>
  );
}
