/**
 * The time slots as options. Pages are cached for days, so the server's labels have no day; with scripts each says
 * today or tomorrow, today's first. The selection stays. Where the visitor's clock is wrong, the confirmation has the
 * date (lib/leads/call-date.ts).
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type TimeSlot, timeSlots } from '@/lib/lead-service/time-slots';
import { countStartedSlots } from '@/lib/leads/started-slots';

type SlotOptions = {
  options: { value: string; label: string }[];
  /** When the list is opened: midnight or the start of a slot may have passed. */
  refresh: () => void;
};

export function useSlotOptions(): SlotOptions {
  const [startedCount, setStartedCount] = useState<number | null>(null);
  const refresh = useCallback(() => setStartedCount(countStartedSlots(new Date())), []);
  useEffect(refresh, [refresh]);
  const options = useMemo(() => optionsOf(startedCount), [startedCount]);
  return { options, refresh };
}

/** @param startedCount null before hydration: the server knows no day. */
function optionsOf(startedCount: number | null): SlotOptions['options'] {
  if (startedCount === null) return timeSlots.map((slot) => ({ value: slot, label: slot }));
  const onDay = (slots: readonly TimeSlot[], day: string) =>
    slots.map((slot) => ({ value: slot, label: `${slot}, ${day}` }));
  return [
    ...onDay(timeSlots.slice(startedCount), 'today'),
    ...onDay(timeSlots.slice(0, startedCount), 'tomorrow'),
  ];
}
