/**
 * Health of the SMS gateway, checked when a code is requested, at most a few times a minute. The check names no number,
 * so a page that reports an outage does not reveal a known contact.
 */
import 'server-only';
import type { Environment } from '../../config/parse-environment.ts';
import { processSingleton } from '../../process/process-singleton.ts';

const minCheckIntervalMs = 15_000;

type Health = { isDown: boolean; checkedAt: number };

function health(): Health {
  return processSingleton('sms-gateway', () => ({
    isDown: false,
    checkedAt: Number.NEGATIVE_INFINITY,
  }));
}

export function isGatewayDown(): boolean {
  return health().isDown;
}

/** Any status below 500 is healthy: a gateway may answer 405 to HEAD. Never throws. */
export async function probeGateway({
  smsGateway,
  siteEnv,
}: Pick<Environment, 'smsGateway' | 'siteEnv'>): Promise<void> {
  const state = health();
  // A demonstration does not use the gateway (lib/messages/sms/sms-sender.server.ts).
  if (!smsGateway || siteEnv === 'demonstration') return;
  if (performance.now() - state.checkedAt < minCheckIntervalMs) return;
  state.checkedAt = performance.now();
  try {
    const { status } = await fetch(smsGateway.url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(smsGateway.timeoutMs),
    });
    state.isDown = status >= 500;
  } catch {
    state.isDown = true;
  }
}
