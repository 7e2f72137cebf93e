/**
 * Replays a visitor's events from before hydration, one after the other, because one may depend on the result of
 * another. Typed text needs no replay: a field keeps it.
 */
import type { PendingEvent } from './pre-hydration-script.ts';

/** Called just before hydration: from then on React queues events itself. */
export function stopRecordingEvents(): void {
  window.early?.stop();
}

export async function replayPendingEvents(): Promise<void> {
  const acts = window.early?.acts.splice(0) ?? [];
  for (const [place, act] of acts.entries()) {
    // Skipped if a later change follows: the earlier value would show for a moment, and could be submitted.
    const isOutdated = 'value' in act && acts.slice(place + 1).some(({ on }) => on === act.on);
    if (isOutdated || !act.on.isConnected) continue;
    replay(act);
    // React must render the result before the next event.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function replay({ on, value }: PendingEvent): void {
  if (on instanceof HTMLSelectElement) {
    on.value = String(value);
    on.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // Set to the other value first, so that the click changes it and fires an event.
  if (on instanceof HTMLInputElement) on.checked = !value;
  on.click();
}
