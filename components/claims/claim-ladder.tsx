/** What is open when the answer is no: the last part of every branch. */
import { StepList } from '@/components/sections/step-list';
import { claimLadder } from '@/lib/content/claims/claim-ladder';
import { formatDate } from '@/lib/dates/format-date';
import type { GivenEvents } from '@/lib/tools/claims/claim-events';

export function ClaimLadder({ given }: { given: GivenEvents }) {
  const complained = given.complained?.date;
  return (
    <>
      <StepList steps={claimLadder} />
      <p data-print="no">
        <a
          href={
            complained ? `/grievance-redressal?complained=${complained}` : '/grievance-redressal'
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
