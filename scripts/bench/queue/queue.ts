/**
 * npm run bench -- queue [--calls 100000] [--instances 2] [--answer-ms 300] [--outage-minutes 60] [--seed n]: a day of calls
 * with Lead.svc away in the busiest hour, simulated with the sweeper's own round and waits, beside what formulas say. No site
 * runs. docs/scale.md has its figures.
 */

import { leadConcurrency } from '../../../lib/leads/sweep-leads.server.ts';
import { roundPauseMs } from '../../../lib/outbox/run-loop.server.ts';
import { maxRetryDelayMs } from '../../../lib/outbox/settle-with-retry.server.ts';
import { Dice } from '../../../testing/seeded-random.ts';
import { atMost, type Measurement } from '../measurement.ts';
import { numberOption } from '../number-option.ts';
import { percentile } from '../time-and-memory.ts';
import { type Day, simulateDay } from './simulate-day.ts';

const hourMs = 3_600_000;
/** An assumption: a working day in India, a tenth of it in the busiest hour. */
const hourlyShares = [
  ...[0.008, 0.005, 0.004, 0.003, 0.004, 0.008, 0.015, 0.03, 0.045, 0.065, 0.085, 0.1],
  ...[0.08, 0.065, 0.06, 0.065, 0.07, 0.07, 0.06, 0.05, 0.04, 0.034, 0.022, 0.012],
];
const busiestHour = 11;
const timeoutMs = 5_000;

export async function benchQueue(words: readonly string[]): Promise<Measurement[]> {
  const option = (name: string, usual: number) => numberOption(words, name) ?? usual;
  const calls = option('--calls', 100_000);
  const instances = option('--instances', 2);
  const answerMs = option('--answer-ms', 300);
  const outageMs = option('--outage-minutes', 60) * 60_000;
  const seed = option('--seed', 2026);
  const from = busiestHour * hourMs;
  const site: Day = {
    dice: new Dice(seed),
    arrivalsAt: (ms) => (calls * (hourlyShares[Math.floor(ms / hourMs) % 24] ?? 0)) / hourMs,
    durationMs: 24 * hourMs,
    ...{ instances, answerMs, timeoutMs, leaseMs: timeoutMs + 5_000, pauseMs: roundPauseMs },
    sendsAtOnce: leadConcurrency,
    outage: { from, to: from + outageMs },
    isSentImmediately: true,
  };
  const day = await simulateDay(site);
  const atEnd = day.backlog[Math.floor(site.outage.to / 60_000)] ?? 0;
  // A round waits for the slowest of its sends: the mean of the longest of n exponential times is the mean times H(n).
  const perSecond = (instances * leadConcurrency * 1000) / (answerMs * harmonic(leadConcurrency));
  const drain = atEnd / perSecond;
  const minutes = (ms: number) => ms / 60_000;
  printBacklog(day.backlog, site.outage);
  return [
    { label: 'calls of the day', value: day.calls, unit: 'calls' },
    { label: 'waiting, p50 of all', value: percentile(day.waits, 50), unit: 'ms' },
    ...(day.waitsOfOutage.length > 0
      ? [
          {
            ...{ label: 'asked in the outage: waiting, p50', unit: 'min' },
            value: minutes(percentile(day.waitsOfOutage, 50)),
          },
          {
            ...{ label: 'asked in the outage: waiting, p99', unit: 'min' },
            value: minutes(percentile(day.waitsOfOutage, 99)),
          },
        ]
      : []),
    { label: 'backlog at its end', value: atEnd, unit: 'calls' },
    { label: 'by formula: sent a second', value: perSecond, unit: 'calls/s' },
    { label: 'by formula: until it is gone', value: drain, unit: 's' },
    { label: 'simulated: until it is gone', value: day.drainMs / 1000, unit: 's' },
    atMost(
      'simulated to formula and the longest wait',
      day.drainMs / (drain * 1000 + maxRetryDelayMs + timeoutMs),
      'ratio',
      1.1,
    ),
    ...(await compareWithErlang(seed)),
  ];
}

/** The simulation itself against a queue whose waiting is known: senders that take one call at a time (M/M/c). */
async function compareWithErlang(seed: number): Promise<Measurement[]> {
  const senders = 4;
  const answerMs = 1000;
  const load = 3.4;
  const { waits } = await simulateDay({
    dice: new Dice(seed),
    arrivalsAt: () => load / answerMs,
    durationMs: 8 * hourMs,
    ...{ instances: senders, sendsAtOnce: 1, pauseMs: 0, leaseMs: hourMs, timeoutMs: hourMs },
    ...{ answerMs, outage: { from: 0, to: 0 }, isSentImmediately: false },
  });
  const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
  const byFormula = answerMs + (erlangC(senders, load) * answerMs) / (senders - load);
  return [
    { label: 'M/M/4 at load 0.85, Erlang: mean until sent', value: byFormula, unit: 'ms' },
    { label: 'the same, simulated', value: mean, unit: 'ms' },
    atMost('how far they are apart', Math.abs(mean / byFormula - 1), 'ratio', 0.05),
  ];
}

/** The share of calls that find every sender busy. @param load arrivals a second times seconds of a send. */
function erlangC(senders: number, load: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n < senders; n++) {
    term *= load / n;
    sum += term;
  }
  const last = ((term * load) / senders) * (senders / (senders - load));
  return last / (sum + last);
}

function harmonic(n: number): number {
  return Array.from({ length: n }, (_, at) => 1 / (at + 1)).reduce((sum, part) => sum + part, 0);
}

function printBacklog(backlog: readonly number[], { from, to }: Day['outage']): void {
  for (let at = from / 60_000; at <= to / 60_000 + 30; at += 10) {
    console.log(`${at - from / 60_000} min after it began: ${backlog[at] ?? 0} wait`);
  }
}
