/** Whom to tell, by when and how; with a date where the visitor's own date gives one. */

import { RowTable } from '@/components/ui/row-table';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { formatDateTime } from '@/lib/dates/format-date';
import type { LocalDateTime } from '@/lib/dates/local-date-time';
import type { GivenEvents } from '@/lib/tools/claims/claim-events';
import { dueDates } from '@/lib/tools/claims/due-dates';

type WhomToTellProps = { type: ClaimType; given: GivenEvents; now: LocalDateTime };

export function WhomToTell({ type, given, now }: WhomToTellProps) {
  const dated = dueDates(type, given, now);
  const clockIds = new Set(dated.map(({ clock }) => clock.id));
  const notices = type.notices.filter(({ clock }) => !clock || clockIds.has(clock));
  const rows = notices.map(({ who, by, how, clock }) => {
    const due = dated.find((one) => one.clock.id === clock)?.due;
    const date = due ? `**By ${formatDateTime(due)}.** ` : '';
    return { label: who, text: `${date}${by}. ${how}.` };
  });
  return (
    <RowTable
      caption={`Whom to tell: ${type.label.toLowerCase()}`}
      isCaptionShown={false}
      rows={rows}
    />
  );
}
