/** What to do now, without what the visitor has already done. */
import { StepList } from '@/components/sections/step-list';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { type GivenEvents, stillToDo } from '@/lib/tools/claims/claim-events';

export function DoNow({ type, given }: { type: ClaimType; given: GivenEvents }) {
  const steps = stillToDo(type, given);
  if (steps.length > 0) return <StepList steps={steps} />;
  return <p>You have done these steps. What comes next is in your dates.</p>;
}
