import type { MailAttempt } from './mail-retry.server.ts';
import { scheduleMailRetry, toSendOutcome } from './mail-retry.server.ts';
import type { OutboxRow } from './outbox-tables.server.ts';

const now = new Date('2026-11-21T10:00:00Z');
const row = { attempts: 1, possibly_duplicate: 0 } as OutboxRow;
const notSent: Extract<MailAttempt, { kind: 'not-sent' }> = {
  kind: 'not-sent',
  mayHaveArrived: false,
  isPermanent: false,
  isServerDown: false,
  detail: '451',
};
const minutesUntil = (time: string) => (Date.parse(time) - now.getTime()) / 60_000;

test('a temporary refusal is retried within seconds, a fault that a person must fix after ten minutes', () => {
  const { next_attempt_at, ...changes } = scheduleMailRetry(row, notSent, now);
  expect(minutesUntil(next_attempt_at)).toBeLessThan(0.05);
  expect(changes).toEqual({ last_problem: 'mail: 451', possibly_duplicate: 0 });
  for (const outcome of [
    { ...notSent, isPermanent: true },
    { kind: 'unreadable', detail: 'key' } as const,
  ]) {
    const minutes = minutesUntil(scheduleMailRetry(row, outcome, now).next_attempt_at);
    expect(minutes).toBeGreaterThanOrEqual(7.5);
    expect(minutes).toBeLessThanOrEqual(12.5);
  }
});

test('after many attempts a temporary refusal waits five minutes at most, a quarter more with jitter', () => {
  const { next_attempt_at } = scheduleMailRetry({ ...row, attempts: 50 }, notSent, now);
  expect(minutesUntil(next_attempt_at)).toBeGreaterThanOrEqual(3.75);
  expect(minutesUntil(next_attempt_at)).toBeLessThanOrEqual(6.25);
});

test('a mail that may have arrived marks its row as a possible duplicate, and the mark stays', () => {
  const lost = scheduleMailRetry(row, { ...notSent, mayHaveArrived: true }, now);
  expect(lost).toMatchObject({ possibly_duplicate: 1 });
  const later = scheduleMailRetry({ ...row, possibly_duplicate: 1 }, notSent, now);
  expect(later).toMatchObject({ possibly_duplicate: 1 });
});

test('only a server that is down counts as down', () => {
  expect(toSendOutcome({ ...notSent, isServerDown: true }).upstreamStatus).toBe('down');
  expect(toSendOutcome(notSent).upstreamStatus).toBe('up');
  expect(toSendOutcome({ kind: 'unreadable', detail: 'key' }).upstreamStatus).toBe('unknown');
  expect(toSendOutcome({ kind: 'sent' })).toEqual({ isSettled: true, upstreamStatus: 'up' });
});
