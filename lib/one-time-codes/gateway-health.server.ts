/**
 * Whether the SMS gateway answers at all: looked at when anybody asks for a code, a few times a minute at the most.
 * It is asked nothing about a number, so what a page says of an outage says nothing about who is known.
 */
import 'server-only';
import type { Environment } from '../config/parse-environment.ts';
import { processSingleton } from '../config/process-singleton.ts';

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

/** Any answer that is not about a fault of its own will do: 405 to a HEAD is a gateway at work. Never throws. */
export async function checkGatewayHealth({
  smsGateway,
  siteEnv,
}: Pick<Environment, 'smsGateway' | 'siteEnv'>): Promise<void> {
  const state = health();
  // A demonstration sends nothing to it (lib/sms/sms-sender.server.ts).
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
