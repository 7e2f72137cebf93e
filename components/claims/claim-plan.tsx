/** Everything of one claim on one page, made to be printed and carried along. */
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import type { NumberedSources } from '@/lib/content/number-sources';
import { formatDateTime } from '@/lib/dates/format-date';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { claimCalendarEvents } from '@/lib/tools/claims/claim-calendar';
import type { GivenEvents } from '@/lib/tools/claims/claim-events';
import { eventParameters } from '@/lib/tools/claims/claim-href';
import { ClaimLadder } from './claim-ladder';
import styles from './claim-plan.module.css';
import { ClaimTimeline } from './claim-timeline';
import { DoNow } from './do-now';
import { PaperList } from './paper-list';
import { Pitfalls } from './pitfalls';
import { WhomToTell } from './whom-to-tell';

type ClaimPlanProps = {
  type: ClaimType;
  given: GivenEvents;
  now: LocalDateTime;
  sources: NumberedSources;
};

export function ClaimPlan({ type, given, now, sources }: ClaimPlanProps) {
  const hasEvents = claimCalendarEvents(type, given, now).length > 0;
  const asked = new URLSearchParams([
    ['for', 'claim'],
    ['type', type.id],
    ...eventParameters(type, given),
  ]);
  return (
    <div className={styles.plan}>
      <p className={styles.made}>
        Made on {formatDateTime(now)}, from the dates you gave. Guidance; the insurer decides.
      </p>
      <div className={styles.actions} data-print="no">
        <PrintButton label="Print this plan" />
        {hasEvents && (
          <LinkButton href={`/api/calendar?${asked}`} variant="quiet" download>
            Put the dates into my calendar
          </LinkButton>
        )}
      </div>
      <div className={styles.pair}>
        <div className={styles.stack}>
          <Part heading="Do now">
            <DoNow type={type} given={given} />
          </Part>
          <Part heading="Who to tell">
            <WhomToTell type={type} given={given} now={now} />
          </Part>
        </div>
        <Part heading="Your dates">
          <ClaimTimeline type={type} given={given} now={now} sources={sources} />
        </Part>
      </div>
      <div className={styles.pair}>
        <div className={styles.stack}>
          <Part heading="Papers to collect">
            <PaperList type={type} />
          </Part>
          <Part heading="Write down">
            <p className={styles.lines}>
              Claim number <span />
            </p>
            <p className={styles.lines}>
              Person in charge <span />
            </p>
          </Part>
        </div>
        <div className={styles.stack}>
          <Part heading="What often goes wrong">
            <Pitfalls type={type} />
          </Part>
          <Part heading="If it is refused, cut or delayed">
            <ClaimLadder given={given} />
          </Part>
        </div>
      </div>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}
