/** The dates of a claim as a timeline: the rule behind each, its date, its source; and what a missed one means. */
import { SourceReference } from '@/components/sections/sources';
import { Timeline } from '@/components/timeline/timeline';
import { Note } from '@/components/ui/note';
import { Inline } from '@/components/ui/prose';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import type { NumberedSources } from '@/lib/figures/number-sources';
import type { ClaimEventTimes } from '@/lib/tools/claims/claim-events';
import { planTimeline } from '@/lib/tools/claims/plan-timeline';
import styles from './claim-timeline.module.css';

type ClaimTimelineProps = {
  type: ClaimType;
  eventTimes: ClaimEventTimes;
  now: LocalDateTime;
  sources: NumberedSources;
};

export function ClaimTimeline({ type, eventTimes, now, sources }: ClaimTimelineProps) {
  const all = planTimeline(type, eventTimes, now);
  const lost = all.find(({ tone }) => tone === 'lost');
  const steps = all.map(({ detail, basis, figure, isDone, ...step }) => ({
    ...step,
    detail: (detail.length > 0 || figure) && (
      <div className={styles.words}>
        {detail.length > 0 && (
          <p>
            <Inline text={detail.join(' ')} />
          </p>
        )}{' '}
        {figure && (
          <details className={styles.basis}>
            <summary>{basis}</summary>
            <p>
              <b>{figure.text}.</b> <SourceReference figure={figure} sources={sources} />
            </p>
          </details>
        )}
      </div>
    ),
  }));
  return (
    <>
      {lost && (
        <div data-print="no">
          <Note title={lost.title}>
            <p>
              <Inline text={lost.detail.at(-1) ?? ''} />
            </p>
          </Note>
        </div>
      )}
      <Timeline steps={steps} label={`Dates of this claim: ${type.label.toLowerCase()}`} />
    </>
  );
}
