/** What follows the plan of a claim, folded: papers, letters, pitfalls, and what to do after a refusal. */
import type { ReactNode } from 'react';
import { Letter } from '@/components/letter/letter';
import { RequestForm } from '@/components/requests/request-form';
import { StepList } from '@/components/sections/step-list';
import { AnswerLink } from '@/components/ui/answer-link';
import { Disclosure } from '@/components/ui/disclosure';
import { Inline, Paragraphs } from '@/components/ui/prose';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { escalationSteps } from '@/lib/content/claims/escalation-steps';
import { claimTypeOptions } from '@/lib/content/requests/request-kinds';
import { formatDate } from '@/lib/dates/format-date';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { refusedPath } from '@/lib/site/tool-routes';
import { buildClaimLetters } from '@/lib/tools/claims/build-claim-letters';
import type { ClaimEventTimes } from '@/lib/tools/claims/claim-events';
import { type ClaimSectionId, sectionHeading } from '@/lib/tools/claims/claim-sections';
import type { ClaimDetails } from '@/lib/tools/claims/parse-claim-events';
import { complaintHref } from '@/lib/tools/complaints/complaint-query';
import styles from './claim-answer.module.css';
import claimHelpRequestStyles from './claim-help-request.module.css';
import { PaperList } from './paper-list';
import pitfallsStyles from './pitfalls.module.css';
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

/** An optional service request about this kind of claim, folded: no medical detail, no document. */
function ClaimHelpRequest({ path, type }: { path: string; type: ClaimType }) {
  return (
    <div className={claimHelpRequestStyles.ask}>
      <Disclosure
        id="ask-us"
        summary="Ask us to help with this claim"
        headingLevel={2}
        contentClass={claimHelpRequestStyles.form}
      >
        <p>
          If you like. No medical detail, no document. We explain and put papers in order; the
          insurer decides.
        </p>
        <RequestForm
          kind="claim-help"
          page={path}
          values={{ claimType: claimTypeOptions[type.id].value }}
        />
      </Disclosure>
    </div>
  );
}

/** Escalation after a refusal: the last section of every kind of claim. */
function EscalationSteps({ eventTimes }: { eventTimes: ClaimEventTimes }) {
  const complained = eventTimes.complained?.date;
  const answered = eventTimes.replied?.date ?? null;
  return (
    <>
      <StepList steps={escalationSteps} />
      <p data-print="no">
        <AnswerLink
          href={
            complained
              ? complaintHref({ complained, to: 'insurer', answered })
              : '/grievance-redressal'
          }
        >
          {complained
            ? `The complaint steps, dated from ${formatDate(complained)}`
            : 'All complaint steps, with contacts, offices and a letter'}
        </AnswerLink>
      </p>
    </>
  );
}

/** Common reasons for rejection, each with how to avoid it. */
function Pitfalls({ type }: { type: ClaimType }) {
  return (
    <ul className={pitfallsStyles.list}>
      {type.pitfalls.map(({ reason, avoid }) => (
        <li key={reason}>
          <p className={pitfallsStyles.reason}>
            <Inline text={reason} />
          </p>
          {avoid && (
            <p>
              {' '}
              <Inline text={avoid} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
