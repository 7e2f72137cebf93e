/** What follows the plan of a claim, folded: papers, letters, pitfalls, and what to do after a refusal. */
import type { ReactNode } from 'react';
import { Letter } from '@/components/letter/letter';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/prose';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { refusedPath } from '@/lib/site/tool-routes';
import { buildClaimLetters } from '@/lib/tools/claims/build-claim-letters';
import { type ClaimSectionId, sectionHeading } from '@/lib/tools/claims/claim-sections';
import type { ClaimDetails } from '@/lib/tools/claims/parse-claim-query';
import styles from './claim-answer.module.css';
import { ClaimHelpRequest } from './claim-help-request';
import { EscalationSteps } from './escalation-steps';
import { PaperList } from './paper-list';
import { Pitfalls } from './pitfalls';
import { LinesToWriteOn } from './save-claim';

type ClaimDetailSectionsProps = {
  query: ClaimDetails;
  now: LocalDateTime;
  /** Not for paper. */
  folds: ReactNode;
};

export function ClaimDetailSections({
  query: { type, eventTimes },
  now,
  folds,
}: ClaimDetailSectionsProps) {
  return (
    <div className={styles.pair}>
      <div className={styles.stack}>
        <FoldedSection id="papers">
          <PaperList type={type} />
        </FoldedSection>
        <div className={styles.letter}>
          <FoldedSection id="letter">
            {buildClaimLetters(type, eventTimes, now).map(({ id, title, ...letter }) => (
              <section key={id} aria-labelledby={`letter-${id}`}>
                <h3 id={`letter-${id}`}>{title}</h3>
                <Letter {...letter} />
              </section>
            ))}
          </FoldedSection>
        </div>
        <LinesToWriteOn />
        <Disclosure summary="What often goes wrong" headingLevel={2}>
          <Pitfalls type={type} />
        </Disclosure>
      </div>
      <div className={styles.stack}>
        <FoldedSection id="refused">
          {type.decidedBy && <Paragraphs text={type.afterwards.slice(0, 1)} />}
          <div data-print="no">
            <Paragraphs text={type.afterwards.slice(type.decidedBy ? 1 : 0)} />
          </div>
          <p data-print="no">
            <a href={refusedPath}>Was it refused? What the letter means, and your dates</a>
          </p>
          {!type.decidedBy && <EscalationSteps eventTimes={eventTimes} />}
        </FoldedSection>
        <ClaimHelpRequest path="/claim" type={type} />
        <div className={styles.sources} data-print="no">
          {folds}
        </div>
      </div>
    </div>
  );
}

type FoldedSectionProps = { id: ClaimSectionId; children: ReactNode };

function FoldedSection({ id, children }: FoldedSectionProps) {
  return (
    <Disclosure id={id} summary={sectionHeading(id)} headingLevel={2}>
      {children}
    </Disclosure>
  );
}
