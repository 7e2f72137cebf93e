/** Waits until no call is left to send. */
import { setTimeout as wait } from 'node:timers/promises';
import { readStatus } from '../../../testing/handlers/api-client.ts';
import type { Instances } from './start-instances.ts';

/** The longest delay of a call is 75 seconds. */
const timeoutMs = 150_000;

export async function waitUntilDelivered({ ports }: Instances): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const { leads } = await readStatus(`http://127.0.0.1:${ports[0]}`);
    // The load adds calls meanwhile: those of the last seconds do not count.
    if ((leads.oldestPendingSeconds ?? 0) < 2) return;
    await wait(500);
  }
}
