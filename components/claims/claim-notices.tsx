/** Contacts to notify, by when and how; with a date where the visitor's dates give one. */
import { countBeforeFold } from '@/components/ui/count-before-fold';
import { Disclosure } from '@/components/ui/disclosure';
import { RowTable } from '@/components/ui/row-table';
import type { ClaimNotice, ClaimType } from '@/lib/content/claims/claim-types';
import { formatDateTime } from '@/lib/dates/format-date';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import { type ClaimEventTimes, completionOf } from '@/lib/tools/claims/claim-events';
import { clockStatus, statusText } from '@/lib/tools/claims/clock-step';
import { computeDueDates, type DatedClock } from '@/lib/tools/claims/due-dates';
import styles from './checklist.module.css';

function noticeText(
  type: ClaimType,
  { by, how, completedBy }: ClaimNotice,
  clock: DatedClock | undefined,
  eventTimes: ClaimEventTimes,
  now: LocalDateTime,
): string {
  const rule = `${by}. ${how}.`;
  if (!clock) {
    const completion = completedBy && completionOf(type, completedBy, eventTimes);
    return completion ? `${doneText('Done', completion.at)} ${by}.` : rule;
  }
  const status = clockStatus(clock, now);
  if ('at' in status) return `${doneText(statusText(status), status.at)} ${by}.`;
  if (!clock.due) return rule;
  // A term that is no law is nobody's last day, before it and after it.
  const ownLead = status.kind === 'over' ? 'It was due by' : 'By';
  const lead = clock.clock.isWithoutLastDay ? 'Usually by' : ownLead;
  return `**${lead} ${formatDateTime(clock.due)}.** ${rule}`;
}

/** @param at null where only a later event shows that it was done: then no day is known. */
function doneText(verdict: string, at: LocalDateTime | null): string {
  return `**${[verdict, at && formatDateTime(at)].filter(Boolean).join(': ')}.**`;
}

/** Rows in the open; the others are folded. */
const shownCount = 3;

type ClaimNoticesProps = { type: ClaimType; eventTimes: ClaimEventTimes; now: LocalDateTime };

export function ClaimNotices({ type, eventTimes, now }: ClaimNoticesProps) {
  const dueClocks = computeDueDates(type, eventTimes, now);
  const clockIds = new Set(dueClocks.map(({ clock }) => clock.id));
  const notices = type.notices.filter(({ clock }) => !clock || clockIds.has(clock));
  const rows = notices.map((notice) => {
    const clock = dueClocks.find((one) => one.clock.id === notice.clock);
    return { label: notice.recipient, text: noticeText(type, notice, clock, eventTimes, now) };
  });
  const count = countBeforeFold(rows.length, shownCount);
  const caption = `Who to tell: ${type.label.toLowerCase()}`;
  return (
    <>
      <RowTable caption={caption} isCaptionShown={false} rows={rows.slice(0, count)} />
      {rows.length > count && (
        <div className={styles.rest}>
          <Disclosure summary={`Also tell: ${rows.length - count} more`}>
            <RowTable
              caption={`Also tell: ${type.label.toLowerCase()}`}
              isCaptionShown={false}
              rows={rows.slice(count)}
            />
          </Disclosure>
        </div>
      )}
    </>
  );
}
