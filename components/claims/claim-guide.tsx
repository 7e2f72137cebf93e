/** One step of one kind of claim: where you are, what to do, which date is missing, and what comes next. */

import { LinkButton } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import type { NumberedSources } from '@/lib/content/number-sources';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { claimHref } from '@/lib/tools/claims/claim-href';
import { type ClaimStepId, findClaimStep, neighbourStep } from '@/lib/tools/claims/claim-steps';
import type { ClaimQuery } from '@/lib/tools/claims/parse-claim-query';
import { ClaimDatesForm } from './claim-dates-form';
import styles from './claim-guide.module.css';
import { ClaimProblems } from './claim-problems';
import { ClaimStepBody } from './claim-step-body';
import { ClaimStepNav } from './claim-step-nav';

type AskedClaim = Extract<ClaimQuery, { kind: 'claim' }>;
type ClaimGuideProps = { asked: AskedClaim; now: LocalDateTime; sources: NumberedSources };

/** The first step asks for the date and leads to the plan; these two show what follows from it. */
const stepsWithDates: readonly ClaimStepId[] = ['now', 'clocks', 'plan'];

export function ClaimGuide({ asked, now, sources }: ClaimGuideProps) {
  const { type, step, isStepKnown, given, problems } = asked;
  const hasProblems = Object.keys(problems).length > 0;
  const form = (stepsWithDates.includes(step) || hasProblems) && (
    <ClaimDatesForm
      type={type}
      step={step === 'now' ? 'plan' : step}
      given={given}
      problems={problems}
      now={now}
    />
  );
  const isFormFirst = hasProblems || (step !== 'now' && !given.happened);
  return (
    <div className={`wrap ${styles.guide}`}>
      <ClaimStepNav type={type} step={step} given={given} />
      <ClaimProblems type={type} problems={problems} isStepKnown={isStepKnown} />
      <section className={styles.step} aria-labelledby="step-heading">
        <h2 id="step-heading">{findClaimStep(step)?.heading}</h2>
        <div className={form && step !== 'plan' ? styles.beside : styles.body}>
          {isFormFirst && form}
          <div className={styles.body}>
            <ClaimStepBody type={type} step={step} given={given} now={now} sources={sources} />
          </div>
          {!isFormFirst && form}
        </div>
      </section>
      <NextSteps asked={asked} />
      <div data-print="no">
        <Note title="Guidance; the insurer decides">
          <p>
            Nothing here says that a claim will be paid. Where this page and your policy differ, the
            policy holds. Late notice or a missing paper is not by itself a ground to reject.{' '}
            {step !== 'refused' && step !== 'plan' && (
              <a href={claimHref(type, 'refused', given)}>Refused, cut or delayed?</a>
            )}
          </p>
        </Note>
      </div>
    </div>
  );
}

function NextSteps({ asked: { type, step, given } }: { asked: AskedClaim }) {
  const [back, next] = [neighbourStep(step, -1), neighbourStep(step, 1)];
  return (
    <div className={styles.next} data-print="no">
      {next && (
        <LinkButton href={claimHref(type, next.id, given)} variant="quiet">
          Next: {next.label.toLowerCase()}
        </LinkButton>
      )}
      {back && (
        <a href={claimHref(type, back.id, given)} className={styles.back}>
          Back: {back.label.toLowerCase()}
        </a>
      )}
    </div>
  );
}
