/** Ways to save or share a plan: calendar file, print, link; and in print two lines to write on. */
import { localText } from '@/components/languages/local-text';
import { AnswerActions } from '@/components/ui/answer-actions';
import { CalendarLink } from '@/components/ui/calendar-link';
import { PrintButton } from '@/components/ui/print-button';
import { ShareButton } from '@/components/ui/share-button';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { calendarHref } from '@/lib/site/tool-paths';
import { claimCalendarEvents, claimCalendarKey } from '@/lib/tools/claims/claim-calendar';
import type { ClaimEventTimes } from '@/lib/tools/claims/claim-events';
import { claimSearch } from '@/lib/tools/claims/claim-href';
import styles from './claim-answer.module.css';

type SaveClaimProps = { type: ClaimType; eventTimes: ClaimEventTimes; now: LocalDateTime };

export function SaveClaim({ type, eventTimes, now }: SaveClaimProps) {
  const hasEvents = claimCalendarEvents(type, eventTimes, now).length > 0;
  const search = claimSearch(type, eventTimes);
  return (
    <AnswerActions id="save">
      <CalendarLink
        href={hasEvents ? calendarHref(claimCalendarKey, `type=${type.id}&${search}`) : null}
        variant="quiet"
      />
      <PrintButton />
      <ShareButton label={localText('Share this plan')} search={search} />
    </AnswerActions>
  );
}

/** Printed lines for later notes. */
export function LinesToWriteOn() {
  return (
    <section className={`${styles.part} ${styles.onPaper}`}>
      <h2>Write down</h2>
      <p className={styles.lines}>
        Claim number <span />
      </p>
      <p className={styles.lines}>
        Person in charge <span />
      </p>
    </section>
  );
}
