/** The dates of a claim, how each was counted, and the form to enter or change them. */
import { RulesTable } from '@/components/sections/rules-table';
import { SourceReference } from '@/components/sections/sources';
import { Timeline } from '@/components/timeline/timeline';
import { Disclosure } from '@/components/ui/disclosure';
import { Note } from '@/components/ui/note';
import { Inline } from '@/components/ui/prose';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import type { NumberedSources } from '@/lib/figures/number-sources';
import type { ClaimEventTimes } from '@/lib/tools/claims/claim-events';
import type { ClaimDetails } from '@/lib/tools/claims/parse-claim-events';
import { planTimeline } from '@/lib/tools/claims/plan-timeline';
import { ClaimDatesForm } from './claim-dates-form';
import styles from './claim-timeline.module.css';

type ClaimDatesProps = {
  query: ClaimDetails;
  now: LocalDateTime;
  isPrerendered: boolean;
  sources: NumberedSources;
};

export function ClaimDates({ query, now, isPrerendered, sources }: ClaimDatesProps) {
  const { type, eventTimes, errors } = query;
  const isDated = eventTimes.happened !== undefined;
  const form = <ClaimDatesForm type={type} query={query} now={isPrerendered ? undefined : now} />;
  return (
    <>
      {!isDated && (
        <div data-print="no">
          <Disclosure summary="Enter your dates" isOpen={Object.keys(errors).length > 0}>
            {form}
          </Disclosure>
        </div>
      )}
      <ClaimTimeline type={type} eventTimes={eventTimes} now={now} sources={sources} />
      <div data-print="no">
        {isDated && (
          <Disclosure
            id="change"
            summary="Change or add dates"
            isOpen={Object.keys(errors).length > 0}
          >
            {form}
          </Disclosure>
        )}
        <Disclosure summary="Sums and rules of this claim">
          <RulesTable
            caption={`Sums and rules: ${type.label.toLowerCase()}`}
            rules={type.rules}
            sources={sources}
          />
        </Disclosure>
      </div>
    </>
  );
}

type ClaimTimelineProps = {
  type: ClaimType;
  eventTimes: ClaimEventTimes;
  now: LocalDateTime;
  sources: NumberedSources;
};

/** The dates of a claim as a timeline: the rule behind each, its date, its source; and what a missed one means. */
function ClaimTimeline({ type, eventTimes, now, sources }: ClaimTimelineProps) {
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
