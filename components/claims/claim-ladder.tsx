/** What is open when the answer is no: the last part of every branch. */
import { StepList } from '@/components/sections/step-list';
import { claimLadder } from '@/lib/content/claims/claim-ladder';
import { formatDate } from '@/lib/dates/format-date';
import type { GivenEvents } from '@/lib/tools/claims/claim-events';
import { complaintSearch } from '@/lib/tools/complaints/complaint-query';

export function ClaimLadder({ given }: { given: GivenEvents }) {
  const complained = given.complained?.date;
  const answered = given.replied?.date ?? null;
  return (
    <>
      <StepList steps={claimLadder} />
      <p data-print="no">
        <a
          href={
            complained
              ? `/grievance-redressal?${complaintSearch({ complained, to: 'insurer', answered })}`
              : '/grievance-redressal'
          }
        >
          {complained
            ? `The complaint steps, dated from ${formatDate(complained)}`
            : 'All complaint steps, with contacts, offices and a letter'}
        </a>
      </p>
    </>
  );
}
