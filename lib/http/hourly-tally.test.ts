import { hourlyTally } from './hourly-tally.server.ts';

const start = Date.parse('2026-11-22T06:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);

test('a tally counts for an hour from its first event, and is zero after it for readers and for the next event', () => {
  const tally = hourlyTally('test-tally', () => ({ events: 0 }));
  expect(tally.read(at(0))).toEqual({ events: 0 });
  tally.toAdd(at(30)).events += 1;
  tally.toAdd(at(89)).events += 1;
  expect(tally.read(at(90))).toEqual({ events: 2 });
  expect(tally.read(at(91))).toEqual({ events: 0 });
  tally.toAdd(at(120)).events += 1;
  expect(tally.read(at(121))).toEqual({ events: 1 });
});

test('an alarm is the first of its name once in an hour', () => {
  const tally = hourlyTally('test-alarms', () => ({ events: 0 }));
  tally.toAdd(at(0));
  expect(['one', 'other', 'one'].map(tally.recordAlarm)).toEqual([true, true, false]);
  tally.toAdd(at(61));
  expect(tally.recordAlarm('one')).toBe(true);
});
