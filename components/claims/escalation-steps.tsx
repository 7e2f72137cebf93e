/** Escalation after a refusal: the last section of every kind of claim. */

import { StepList } from '@/components/sections/step-list';
import { AnswerLink } from '@/components/ui/answer-link';
import { escalationSteps } from '@/lib/content/claims/escalation-steps';
import { formatDate } from '@/lib/dates/format-date';
import type { ClaimEventTimes } from '@/lib/tools/claims/claim-events';
import { complaintHref } from '@/lib/tools/complaints/complaint-query';

export function EscalationSteps({ eventTimes }: { eventTimes: ClaimEventTimes }) {
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
