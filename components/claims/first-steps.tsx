/** First steps to tick off, three in the open: without those that the visitor's dates show as done or over. */
import { Inline } from '@/components/ui/prose';
import { planName } from '@/lib/content/claims/claim-plans';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { type ClaimEventTimes, pendingSteps } from '@/lib/tools/claims/claim-events';
import { Checklist } from './checklist';

type FirstStepsProps = {
  type: ClaimType;
  eventTimes: ClaimEventTimes;
  now: LocalDateTime;
};

export function FirstSteps({ type, eventTimes, now }: FirstStepsProps) {
  const steps = pendingSteps(type, eventTimes, now);
  if (steps.length === 0)
    return (
      <p>These steps are done, or belong to the first days. What comes next is in your dates.</p>
    );
  const items = steps.map(({ title, text }) => ({
    id: title,
    content: (
      <>
        <b>{/[?!]$/.test(title) ? title : `${title}.`}</b> <Inline text={text} />
      </>
    ),
  }));
  return (
    <Checklist
      name={`${planName(type)}-now`}
      word="done"
      items={items}
      shown={{ count: 3, rest: 'All steps' }}
    />
  );
}
