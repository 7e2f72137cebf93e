/**
 * Calls of one day on their way to Lead.svc, event by event. Real are the round of the sweeper, its sends at once, its pause and
 * the waits between tries; made up are who asks when, and how long Lead.svc takes.
 */
import { retryDelayMs } from '../../../lib/outbox/settle-with-retry.server.ts';
import { type SendResult, sweepQueue } from '../../../lib/outbox/sweep-queue.server.ts';
import type { Dice } from '../../../testing/seeded-random.ts';
import { VirtualTime } from './virtual-time.ts';

export type Day = {
  dice: Dice;
  /** Calls asked for a millisecond, at a time of the day in milliseconds. */
  arrivalsAt: (ms: number) => number;
  durationMs: number;
  instances: number;
  sendsAtOnce: number;
  pauseMs: number;
  /** Mean of Lead.svc's answers, whose times are exponential. */
  answerMs: number;
  timeoutMs: number;
  leaseMs: number;
  /** While it lasts nothing answers until the time-out. */
  outage: { from: number; to: number };
  /** As the site does: whoever asks has the first send to himself. Without it all wait for a sender. */
  isSentImmediately: boolean;
};

type Call = { at: number; due: number; attempts: number };
export type DayResult = {
  calls: number;
  /** From asking to delivery, of all, and of those who asked during the outage. */
  waits: number[];
  waitsOfOutage: number[];
  /** Asked for and not delivered, each minute. */
  backlog: number[];
  /** From the end of the outage until none of its calls waits. */
  drainMs: number;
};

export async function simulateDay(day: Day): Promise<DayResult> {
  const { dice, outage } = day;
  const time = new VirtualTime();
  const pending = new Set<Call>();
  const outcome: DayResult = { calls: 0, waits: [], waitsOfOutage: [], backlog: [], drainMs: 0 };
  const exponential = (mean: number) => -mean * Math.log(1 - dice.fraction());
  let isOver = false;
  let wakeSenders: (() => void)[] = [];

  async function send(call: Call): Promise<SendResult> {
    const isDown = time.now >= outage.from && time.now < outage.to;
    const takes = isDown ? day.timeoutMs : exponential(day.answerMs);
    await time.wait(Math.min(takes, day.timeoutMs));
    if (takes >= day.timeoutMs) {
      call.due = time.now + retryDelayMs(call.attempts, dice.fraction());
      return { isSettled: false, upstreamStatus: 'down' };
    }
    pending.delete(call);
    const waited = time.now - call.at;
    outcome.waits.push(waited);
    if (call.at >= outage.from && call.at < outage.to) {
      outcome.waitsOfOutage.push(waited);
      outcome.drainMs = Math.max(outcome.drainMs, time.now - outage.to);
    }
    return { isSettled: true, upstreamStatus: 'up' };
  }

  async function sender() {
    const health = { isUp: true };
    const claim = async (limit: number, order: 'longest-due' | 'least-tried') => {
      const due = [...pending].filter((call) => call.due <= time.now);
      const by = order === 'least-tried' ? 'attempts' : 'due';
      const taken = due.sort((one, other) => one[by] - other[by]).slice(0, limit);
      for (const call of taken) {
        call.attempts += 1;
        call.due = time.now + day.leaseMs;
      }
      return taken;
    };
    while (!isOver) {
      const queue = { concurrency: day.sendsAtOnce, claim, send };
      await sweepQueue(queue, health, () => isOver);
      if (day.isSentImmediately) await time.wait(day.pauseMs);
      else await new Promise<void>((resolve) => wakeSenders.push(resolve));
    }
  }

  async function generateArrivals() {
    // By thinning: candidates at the highest rate, of which the share of the hour is taken.
    const maxRate = Math.max(
      ...Array.from({ length: 24 }, (_, h) => day.arrivalsAt(h * 3_600_000)),
    );
    while (time.now < day.durationMs) {
      await time.wait(exponential(1 / maxRate));
      if (dice.fraction() > day.arrivalsAt(time.now) / maxRate) continue;
      outcome.calls += 1;
      const call = { at: time.now, due: time.now, attempts: 0 };
      pending.add(call);
      if (day.isSentImmediately) {
        call.attempts = 1;
        call.due = time.now + day.leaseMs;
        void send(call);
      } else {
        const waiting = wakeSenders;
        wakeSenders = [];
        for (const wake of waiting) wake();
      }
    }
  }

  async function sampleBacklog() {
    while (!isOver) {
      outcome.backlog.push(pending.size);
      await time.wait(60_000);
    }
  }

  for (let n = 0; n < day.instances; n++) void sender();
  void generateArrivals();
  void sampleBacklog();
  await time.run(() => {
    isOver = time.now >= day.durationMs && pending.size === 0;
    return isOver;
  });
  return outcome;
}
