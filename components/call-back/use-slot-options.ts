/**
 * The time slots as options. Pages are cached for days, so the server's labels have no day; with scripts each says
 * today or tomorrow. Only labels change: order and selection stay. Where the visitor's clock is wrong, the confirmation
 * has the date (lib/leads/call-date.ts).
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { timeSlots } from '@/lib/lead-service/time-slots';
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
