/**
 * The time slots as one chooses among them. Pages are made once and kept for days, so the server's labels are
 * plain; with scripts each says whether it is today's or tomorrow's. Only words change: the order and what is
 * chosen stay. Where the visitor's clock is wrong, the confirmation has the date (lib/leads/call-date.ts).
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { timeSlots } from '@/lib/lead-service/time-slots';
import { countStartedSlots } from '@/lib/leads/started-slots';

type SlotOptions = {
  options: { value: string; label: string }[];
  /** When the list is about to be read: midnight, or the start of a slot, may have passed since. */
  refresh: () => void;
};

export function useSlotOptions(): SlotOptions {
  const [startedCount, setStartedCount] = useState<number | null>(null);
  const refresh = useCallback(() => setStartedCount(countStartedSlots(new Date())), []);
  useEffect(refresh, [refresh]);
  const options = useMemo(
    () =>
      timeSlots.map((slot, index) => ({
        value: slot,
        label:
          startedCount === null ? slot : `${slot}, ${index < startedCount ? 'tomorrow' : 'today'}`,
      })),
    [startedCount],
  );
  return { options, refresh };
}
