/** First steps to tick off, without those that the visitor's dates show as done. */
import { Inline } from '@/components/ui/prose';
import { planName } from '@/lib/content/claims/claim-plans';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { type ClaimEventTimes, pendingSteps } from '@/lib/tools/claims/claim-events';
import { Checklist } from './checklist';

export function FirstSteps({ type, eventTimes }: { type: ClaimType; eventTimes: ClaimEventTimes }) {
  const steps = pendingSteps(type, eventTimes);
  if (steps.length === 0)
    return <p>You have done these steps. What comes next is in your dates.</p>;
  const items = steps.map(({ title, text }) => ({
    id: title,
    content: (
      <>
        <b>{title}.</b> <Inline text={text} />
      </>
    ),
  }));
  return <Checklist name={`${planName(type)}-now`} word="done" items={items} />;
}
