/** The open question of a kind of claim: each answer is a link to its plan, with the dates that are known. */
import { AnswerLink } from '@/components/ui/answer-link';
import { typeForAnswer } from '@/lib/content/claims/claim-plans';
import type { ClaimQuestion, ClaimType } from '@/lib/content/claims/claim-types';
import type { ClaimEventTimes } from '@/lib/tools/claims/claim-events';
import { claimHref } from '@/lib/tools/claims/claim-href';
import styles from './claim-dates-form.module.css';

type ClaimQuestionLinksProps = {
  type: ClaimType;
  question: ClaimQuestion;
  eventTimes: ClaimEventTimes;
  /** The page's heading asks it already. */
  isLabelHidden: boolean;
};

export function ClaimQuestionLinks({
  type,
  question,
  eventTimes,
  isLabelHidden,
}: ClaimQuestionLinksProps) {
  return (
    <p className={styles.quick} data-print="no">
      {!isLabelHidden && <b>{question.label}</b>}
      <span>
        {question.options.map(({ value, label }) => (
          <AnswerLink key={value} href={claimHref(typeForAnswer(type, value), eventTimes)}>
            {label}
          </AnswerLink>
        ))}
      </span>
    </p>
  );
}
