/**
 * Counts of one hour, in memory, for operators, and its alarms, each once. The hour starts with the first event after
 * the last hour has ended; a reader after a quiet hour sees zeros.
 */
import 'server-only';
import { hourMs } from '../dates/iso-date.ts';
import { processSingleton } from '../process/process-singleton.ts';

export type HourlyTally<Counts> = {
  /** The counts that an event adds to. */
  toAdd: (now: Date) => Counts;
  /** The counts for a reader, who starts no hour. */
  read: (now: Date) => Readonly<Counts>;
  /** @returns whether it is the first alarm of this name in the hour that `toAdd` has begun. */
  recordAlarm: (name: string) => boolean;
};

/** @param name unique in the process. @param zero makes the counts of an hour without events. */
export function hourlyTally<Counts>(name: string, zero: () => Counts): HourlyTally<Counts> {
  const begin = (startedAt: number) => ({ startedAt, counts: zero(), alarms: new Set<string>() });
  const hour = () => processSingleton(name, () => begin(0));
  const isOver = (now: Date) => now.getTime() - hour().startedAt > hourMs;
  return {
    toAdd: (now) => {
      if (isOver(now)) Object.assign(hour(), begin(now.getTime()));
      return hour().counts;
    },
    read: (now) => (isOver(now) ? zero() : hour().counts),
    recordAlarm: (alarm) => {
      const isFirst = !hour().alarms.has(alarm);
      hour().alarms.add(alarm);
      return isFirst;
    },
  };
}
