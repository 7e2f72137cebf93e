/** Waits until no call is left to send. */
import { readStatus } from '../../../testing/handlers/api-client.ts';
import { pollUntil } from '../../../testing/poll-until.ts';
import type { Instances } from './start-instances.ts';

/** The longest delay of a call is 75 seconds. */
const timing = { timeoutMs: 150_000, everyMs: 500 };

export async function waitUntilDelivered({ ports }: Instances): Promise<void> {
  const isDelivered = async () => {
    const { leads } = await readStatus(`http://127.0.0.1:${ports[0]}`);
    // The load adds calls meanwhile: those of the last seconds do not count.
    return (leads.oldestPendingSeconds ?? 0) < 2;
  };
  await pollUntil(isDelivered, { what: 'all calls delivered', ...timing });
}
