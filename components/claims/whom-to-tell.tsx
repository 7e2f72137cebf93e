/** Who to tell, by when and how; with a date where the visitor's own date gives one. */

import { RowTable } from '@/components/ui/row-table';
import type { ClaimType, Notice } from '@/lib/content/claims/claim-types';
import { formatDateTime } from '@/lib/dates/format-date';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import type { GivenEvents } from '@/lib/tools/claims/claim-events';
import { clockStatus, statusWords } from '@/lib/tools/claims/clock-status';
import { type DatedClock, dueDates } from '@/lib/tools/claims/due-dates';

function noticeText(
  { by, how, metBy }: Notice,
  clock: DatedClock | undefined,
  given: GivenEvents,
  now: LocalDateTime,
): string {
  const rule = `${by}. ${how}.`;
  if (!clock) {
    const at = metBy && given[metBy];
    return at ? `**Done on ${formatDateTime(at)}.** ${by}.` : rule;
  }
  const status = clockStatus(clock, given, now);
  if ('at' in status) return `**${statusWords(status)}: ${formatDateTime(status.at)}.** ${by}.`;
  if (!clock.due) return rule;
  const lead = status.kind === 'over' ? 'It was due by' : 'By';
  return `**${lead} ${formatDateTime(clock.due)}.** ${rule}`;
}

type WhomToTellProps = { type: ClaimType; given: GivenEvents; now: LocalDateTime };

export function WhomToTell({ type, given, now }: WhomToTellProps) {
  const dated = dueDates(type, given, now);
  const clockIds = new Set(dated.map(({ clock }) => clock.id));
  const notices = type.notices.filter(({ clock }) => !clock || clockIds.has(clock));
  const rows = notices.map((notice) => {
    const clock = dated.find((one) => one.clock.id === notice.clock);
    return { label: notice.who, text: noticeText(notice, clock, given, now) };
  });
  return (
    <RowTable
      caption={`Who to tell: ${type.label.toLowerCase()}`}
      isCaptionShown={false}
      rows={rows}
    />
  );
}
