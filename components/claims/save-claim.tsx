/** Ways to save or share a plan: calendar file, print, link; and in print two lines to write on. */
import { LinkButton } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import { ShareButton } from '@/components/ui/share-button';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { claimCalendarEvents, claimCalendarKey } from '@/lib/tools/claims/claim-calendar';
import type { ClaimEventTimes } from '@/lib/tools/claims/claim-events';
import { claimSearch } from '@/lib/tools/claims/claim-href';
import { calendarHref } from '@/lib/tools/dated-plan/define-calendar';
import styles from './claim-answer.module.css';

type SaveClaimProps = { type: ClaimType; eventTimes: ClaimEventTimes; now: LocalDateTime };

export function SaveClaim({ type, eventTimes, now }: SaveClaimProps) {
  const hasEvents = claimCalendarEvents(type, eventTimes, now).length > 0;
  const search = claimSearch(type, eventTimes);
  return (
    <>
      <section id="save" className={styles.part} aria-labelledby="save-heading" data-print="no">
        <h2 id="save-heading">Save this plan</h2>
        <div className={styles.actions}>
          {hasEvents && (
            <LinkButton
              href={calendarHref(claimCalendarKey, `type=${type.id}&${search}`)}
              variant="quiet"
              download
            >
              Put the dates into my calendar
            </LinkButton>
          )}
          <PrintButton label="Print this plan" />
          <ShareButton label="Share this plan" search={search} />
        </div>
      </section>
      <section className={`${styles.part} ${styles.onPaper}`}>
        <h2>Write down</h2>
        <p className={styles.lines}>
          Claim number <span />
        </p>
        <p className={styles.lines}>
          Person in charge <span />
        </p>
      </section>
    </>
  );
}
