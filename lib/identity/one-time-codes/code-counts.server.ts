/**
 * Counts codes requested, sent and not sent in the current hour, in memory: operators see a failing gateway or a flood
 * of requests. It holds no contact.
 */
import 'server-only';
import { hourlyTally } from '../../http/hourly-tally.server.ts';
import { logger } from '../../process/logging/logger.server.ts';
import type { CodeChannel } from './one-time-code.ts';

type CodeEvent = 'asked' | 'sent' | 'failed' | 'refused' | 'wrong';
type Counts = Record<CodeEvent, number>;

/** Below it a few mistyped numbers would look like an attack. */
const anomalyThreshold = 100;

const zeroCounts = (): Counts => ({ asked: 0, sent: 0, failed: 0, refused: 0, wrong: 0 });
const tally = hourlyTally('code-counts', () => ({ sms: zeroCounts(), email: zeroCounts() }));

export function observeCodeEvent(channel: CodeChannel, event: CodeEvent, now: Date): void {
  const counts = tally.toAdd(now);
  counts[channel][event] += 1;
  const problem = detectAnomaly(counts);
  if (problem !== null && tally.recordAlarm('all'))
    logger().warn({ problem, ...counts }, 'codes: unusual rate');
}

export type CodeStatus = { sms: Counts; email: Counts; unusual: string | null };

/** Counts of the current hour. */
export function codeStatus(now: Date): CodeStatus {
  const counts = tally.read(now);
  return { ...counts, unusual: detectAnomaly(counts) };
}

function detectAnomaly({ sms, email }: Record<CodeChannel, Counts>): string | null {
  const sum = (event: CodeEvent) => sms[event] + email[event];
  if (sum('failed') > 5 && sum('failed') > sum('sent')) return 'more codes fail than are sent';
  if (sum('wrong') > anomalyThreshold && sum('wrong') > sum('sent')) return 'many wrong codes';
  if (sum('refused') > anomalyThreshold) return 'many codes are refused by a limit';
  // Codes for unknown contacts are not sent.
  if (sum('asked') > anomalyThreshold && sum('sent') * 2 < sum('asked'))
    return 'most codes are requested for unknown numbers';
  return null;
}
